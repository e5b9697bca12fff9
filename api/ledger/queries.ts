import { command } from '#api/sql/query.ts'

/** Waits for bookings under way, and blocks new ones until the transaction ends. */
export const shutLedger = command({ takes: {}, sql: () => 'lock table ledger_entry in share mode' })

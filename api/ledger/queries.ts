import { command } from '#api/sql/query.ts'

/** Waits for what is being booked, and keeps the books shut until the transaction ends. */
export const shutLedger = command({ takes: {}, sql: () => 'lock table ledger_entry in share mode' })

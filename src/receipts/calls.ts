import type { DataOf, RowOf } from '#domain/calls/call.ts'
import type { findPayers, readApartmentAccount } from '#domain/calls/debts.ts'
import type { readTill } from '#domain/calls/receipts.ts'

/** An apartment that somebody at the desk may mean. */
export type Payer = RowOf<typeof findPayers>
/** The debts of an apartment line by line, and its credit. */
export type ApartmentAccount = DataOf<typeof readApartmentAccount>
export type OpenFee = ApartmentAccount['lines'][number]
export type Till = DataOf<typeof readTill>

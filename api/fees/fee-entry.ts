import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { command, query } from '#api/sql/query.ts'
import { fee } from '#entities/fees/fee.ts'
import { reverse, translateRefusals } from '../ledger/ledger.ts'
import { bookingDayOf, requireOpenMonth } from '../ledger/closed-months.ts'
import { today } from '../calendar/today.ts'
import { openingsSql } from './opening-sql.ts'
import { feeEntries, feeEntrySql, type FeeEntry } from './approval-sql.ts'

interface Fee {
  readonly id: string
  readonly building_id: string
}

/** Books what approving this stored fee books; a debt from before Lobby is booked against the opening balance. */
export async function bookFee(
  tx: Tx,
  { building_id: buildingId, id }: Fee,
  { principal }: Caller,
  kind?: FeeEntry,
): Promise<void> {
  await translateRefusals(bookFees(tx, { buildingId, id, by: principal.accountId }, kind))
}

const bookFees = command({
  takes: { buildingId: 'bigint', id: 'bigint', by: 'bigint' },
  over: feeEntries,
  sql: ({ buildingId, id, by }, against) =>
    `with owed as (select building_id, id, apartment_id, fee_type, category_id, amount, vat, for_others, booked_on
        from fee
        where building_id = ${buildingId} and id = ${id}),
      ${feeEntrySql({ from: 'owed', by, against })}
      select`,
})

interface Booked extends Fee {
  readonly month: string
  readonly booked_on: string | null
}

/** What is known of a fee before it is taken back, or issued again: how it was booked, and the day of its reversal. */
export interface TakingBack {
  readonly kind: FeeEntry
  readonly voided_on: string
}

/**
 * The end of a booked fee falls where its revenue does (domain/money/booking-day.ts), by the state of the books now, and
 * never before the fee itself. An opening debt is no revenue: its end is booked today.
 */
export async function planTakingBack(tx: Tx, fee: Booked): Promise<TakingBack> {
  if (await isOpening(tx, fee)) return { kind: 'opening', voided_on: today() }
  const day = await bookingDayOf(tx, fee.building_id, fee.month)
  const { booked_on } = fee
  return { kind: 'fee', voided_on: booked_on !== null && booked_on > day ? booked_on : day }
}

/** Reverses what was booked when the fee was approved, or brought in as an opening debt. */
export async function unbookFee(
  tx: Tx,
  fee: Fee,
  { principal }: Caller,
  { kind, voided_on }: TakingBack,
): Promise<void> {
  await reverse(tx, {
    buildingId: fee.building_id,
    documentId: fee.id,
    bookedOn: voided_on,
    by: principal.accountId,
    of: kind,
    kind: 'fee_void',
  })
}

/**
 * 409 `month_closed` unless the caller may correct what stands in the fee's month: once that is closed, only those who
 * may approve fees. An opening debt is in no month of these books.
 */
export async function requireCorrectable(
  tx: Tx,
  row: Fee & { readonly month: string },
  { principal }: Caller,
): Promise<void> {
  if (principal.decider.can(row.building_id, fee.permission, 'approve') || (await isOpening(tx, row))) return
  await requireOpenMonth(tx, row.building_id, row.month)
}

/**
 * Whether the fee is an opening debt, or replaces one. A fee of zero has no entry, so only the entry of the one that it
 * replaces shows it.
 */
async function isOpening(tx: Tx, { building_id: buildingId, id }: Fee): Promise<boolean> {
  const found = await openingsOf(tx, { buildingId, id })
  return found.length > 0
}

const openingsOf = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) => openingsSql(buildingId, id),
})

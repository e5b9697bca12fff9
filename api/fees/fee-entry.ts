import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { command, query } from '#api/sql/query.ts'
import { reverse, translateRefusals } from '../ledger/ledger.ts'
import { requireOpenMonth } from '../ledger/closed-months.ts'
import { today } from '../calendar/today.ts'
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
  await translateRefusals(bookFees(tx, { buildingId, id, day: today(), by: principal.accountId }, kind))
}

const bookFees = command({
  takes: { buildingId: 'bigint', id: 'bigint', day: 'date', by: 'bigint' },
  over: feeEntries,
  sql: ({ buildingId, id, day, by }, against) =>
    `with owed as (select building_id, id, apartment_id, fee_type, amount from fee
        where building_id = ${buildingId} and id = ${id}),
      ${feeEntrySql({ from: 'owed', day, by, against })}
      select`,
})

/**
 * Reverses what was booked when the fee was approved, or brought in as an opening debt; returns which of the two it
 * was.
 */
export async function unbookFee(tx: Tx, fee: Fee, { principal }: Caller): Promise<FeeEntry> {
  const reversal = {
    buildingId: fee.building_id,
    documentId: fee.id,
    bookedOn: today(),
    by: principal.accountId,
    kind: 'fee_void',
  } as const
  if (await reverse(tx, { ...reversal, of: 'fee' })) return 'fee'
  return (await reverse(tx, { ...reversal, of: 'opening' })) || (await isOpening(tx, fee)) ? 'opening' : 'fee'
}

/**
 * 409 `month_closed` if the month that a change of the fee is booked in is closed: the fee's own month, or today's for
 * an opening debt, which was booked on the day on which it was brought in.
 */
export async function requireOpenBooks(tx: Tx, fee: Fee & { readonly month: string }): Promise<void> {
  await requireOpenMonth(tx, fee.building_id, (await isOpening(tx, fee)) ? today() : fee.month)
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
  sql: ({ buildingId, id }) =>
    `with recursive earlier as (select ${id} as id
        union all select f.replaces_id from fee f join earlier e on f.building_id = ${buildingId} and f.id = e.id)
      select from ledger_entry l join earlier e
        on l.building_id = ${buildingId} and l.kind = 'opening' and l.document_id = e.id`,
})

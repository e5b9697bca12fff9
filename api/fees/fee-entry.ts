import { isZero } from '#core/amount.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { query } from '#api/sql/query.ts'
import { post, reverse } from '../ledger/ledger.ts'
import { requireOpenMonth } from '../ledger/closed-months.ts'
import { today } from '../calendar/today.ts'

type FeeRow = Readonly<Record<string, unknown>> & { readonly id: string }

/** What it was booked as: of this office's own, or owed from before. */
type FeeEntry = 'fee' | 'opening'

/** An approved fee is owed by its apartment, and revenue of its kind; one from before stands against the opening balance. */
export async function bookFee(
  tx: Tx,
  fee: FeeRow,
  { principal }: Caller,
  kind: FeeEntry = 'fee',
): Promise<void> {
  const amount = String(fee.amount)
  if (isZero(amount)) return
  const against =
    kind === 'opening'
      ? ({ account: 'opening' } as const)
      : ({ account: 'revenue', category: String(fee.fee_type) } as const)
  await post(tx, {
    kind,
    buildingId: String(fee.building_id),
    documentId: fee.id,
    bookedOn: today(),
    by: principal.accountId,
    lines: [
      { account: 'receivable', apartmentId: String(fee.apartment_id), amount },
      { ...against, amount: `-${amount}` },
    ],
  })
}

/** What approving it, or bringing it in as an opening debt, has booked is taken back; which of the two it was. */
export async function unbookFee(tx: Tx, fee: FeeRow, { principal }: Caller): Promise<FeeEntry> {
  const reversal = {
    buildingId: String(fee.building_id),
    documentId: fee.id,
    bookedOn: today(),
    by: principal.accountId,
    kind: 'fee_void',
  } as const
  if (await reverse(tx, { ...reversal, of: 'fee' })) return 'fee'
  return (await reverse(tx, { ...reversal, of: 'opening' })) || (await isOpening(tx, fee)) ? 'opening' : 'fee'
}

/**
 * 409 `month_closed` where the books are closed that a fee's change goes into: its month's, or today's of one owed from
 * before, which was booked on the day on which it was brought in.
 */
export async function requireOpenBooks(tx: Tx, fee: FeeRow): Promise<void> {
  await requireOpenMonth(tx, fee.building_id, (await isOpening(tx, fee)) ? today() : fee.month)
}

/** Owed from before, or issued instead of one that was; of a fee of nothing, which has no entry, only the latter tells. */
async function isOpening(tx: Tx, { building_id, id }: FeeRow): Promise<boolean> {
  const found = await openingsOf(tx, { buildingId: String(building_id), id })
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

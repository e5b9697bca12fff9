import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { prepayment } from '#entities/vouchers/prepayment.ts'
import { reverse } from '../ledger/ledger.ts'
import { bumpSql } from '../records/sql/bump-sql.ts'
import type { Taken } from './fee-end.ts'

const prepaymentIs = statesOf(prepayment)

interface Fee {
  readonly id: string
  readonly building_id: string
}

/** Gives the fee's portion back to its prepayment, on that day or on that of the release if it is later. */
export async function givePrepaidBack(
  tx: Tx,
  { principal }: Caller,
  { fee, taken, day }: { readonly fee: Fee; readonly taken: Taken; readonly day: string },
): Promise<void> {
  if (taken === undefined) return
  const { building_id: buildingId, id: feeId } = fee
  await giveBack(tx, { buildingId, feeId })
  await reverse(tx, {
    of: 'prepayment_release',
    kind: 'prepayment_release_void',
    buildingId,
    documentId: feeId,
    bookedOn: day > taken.booked_on ? day : taken.booked_on,
    by: principal.accountId,
  })
}

const giveBack = query({
  row: {},
  takes: { buildingId: 'bigint', feeId: 'bigint' },
  sql: ({ buildingId, feeId }) =>
    `with taken as materialized (select * from prepayment_release
        where building_id = ${buildingId} and fee_id = ${feeId}),
      back as (insert into settlement (building_id, fee_id, prepayment_id, reverses, amount)
        select building_id, fee_id, prepayment_id, true, -(used + let_off) from taken where used + let_off > 0),
      freed as (update prepayment_portion p set fee_id = null, ${bumpSql('p')} from taken r
        where p.building_id = r.building_id and p.id = r.portion_id),
      opened as (update prepayment d set status = ${prepaymentIs.approved}, ${bumpSql('d')} from taken r
        where d.building_id = r.building_id and d.id = r.prepayment_id and d.status = ${prepaymentIs.done})
      select from taken`,
})

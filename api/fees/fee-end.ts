import { isZero, subtractAmounts } from '#core/amount.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { column } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { prepayment } from '#entities/vouchers/prepayment.ts'
import { today } from '../calendar/today.ts'
import { requireUnspent } from '../debts/spendable-credit.ts'
import { standingAdjustments } from './queries.ts'

interface Fee {
  readonly id: string
  readonly building_id: string
}
interface Settled extends Fee {
  readonly apartment_id: string
  readonly settled: string | null
}
/** What a fee has taken of a prepayment; undefined if it has taken nothing. */
export type Taken = RowOf<typeof takenBy> | undefined

/**
 * What a fee that is to end has taken of a prepayment. 409 `fee_paid` if anything else was paid of it, whose receipt is
 * voided first; 409 `prepayment_ended` where the prepayment cannot take its portion back. The caller holds the balance.
 */
export async function requireUnpaid(tx: Tx, fee: Settled): Promise<Taken> {
  const settled = fee.settled ?? '0'
  const [taken] = await takenBy(tx, { buildingId: fee.building_id, feeId: fee.id })
  if (!isZero(subtractAmounts(settled, taken?.settled ?? '0'))) throw apiError(409, 'fee_paid')
  if (taken?.status === 'ended') throw apiError(409, 'prepayment_ended')
  if (taken !== undefined && !isZero(taken.credited)) {
    const place = { buildingId: fee.building_id, apartmentId: fee.apartment_id }
    // It came on the day of the release, and is given back no earlier.
    const day = taken.booked_on > today() ? taken.booked_on : today()
    await requireUnspent(tx, { ...place, day, amount: taken.credited, code: 'prepaid_credit_spent' })
  }
  return taken
}

/** 409 `fee_adjusted`: a fee ends after the documents that put it right. The caller holds the apartment's balance. */
export async function requireUnadjusted(tx: Tx, { building_id: buildingId, id }: Fee): Promise<void> {
  const standing = await standingAdjustments(tx, { buildingId, id })
  if (standing.length > 0) throw apiError(409, 'fee_adjusted')
}

const takenBy = query({
  row: { status: column(prepayment, 'status'), settled: 'text', credited: 'text', booked_on: 'date' },
  takes: { buildingId: 'bigint', feeId: 'bigint' },
  sql: ({ buildingId, feeId }) =>
    `select d.status, trim_scale(r.used + r.let_off)::text as settled, trim_scale(r.credited)::text as credited,
        e.booked_on
      from prepayment_release r join prepayment d on d.building_id = r.building_id and d.id = r.prepayment_id
        join ledger_entry e on e.building_id = r.building_id and e.kind = 'prepayment_release'
          and e.document_id = r.fee_id
      where r.building_id = ${buildingId} and r.fee_id = ${feeId}`,
})

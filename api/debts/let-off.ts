import { addAmounts, compareAmounts } from '#core/amount.ts'
import { today } from '#api/calendar/today.ts'
import type { Caller } from '#api/context.ts'
import { sqlOfficeMidnight } from '#api/database/office-day.ts'
import type { Tx } from '#api/database/pool.ts'
import { requireLimit } from '#api/ledger/approval-limit.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { fee } from '#entities/fees/fee.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { adjustment } from '#entities/vouchers/adjustment.ts'
import { prepayment } from '#entities/vouchers/prepayment.ts'
import { writeOff } from '#entities/vouchers/write-off.ts'

interface LettingOff {
  readonly buildingId: string
  readonly apartmentId: string
  readonly amount: string
  /** Where the amount was entered. */
  readonly field?: string
}

/**
 * 422 `above_approval_limit` if the caller would let off more of an apartment's debts on one day than the building lets
 * one person, in whatever way and however many steps (docs/decisions/limits-by-day.md). The apartment's balance must be
 * locked, so that of two at once the second sees the first.
 */
export async function requireLetOff(
  tx: Tx,
  caller: Caller,
  { buildingId, apartmentId, amount, field }: LettingOff,
): Promise<void> {
  if (compareAmounts(amount, '0') <= 0) return
  const by = caller.principal.accountId
  const [before] = await letOffSince(tx, { buildingId, apartmentId, by, day: today() })
  await requireLimit(tx, caller, {
    buildingId,
    amount: addAmounts(amount, before?.amount ?? '0'),
    ...(field === undefined ? {} : { field }),
  })
}

const { decrease } = optionsOf(adjustment, 'direction')
const prepaid = statesOf(prepayment)

/**
 * What one account has let off of an apartment's debts since that day began, whatever day it is booked on: by receipts'
 * deductions, write-offs, adjustments, discounts of prepayments, fees issued again for less, and fees voided. A document
 * that was voided since does not count.
 */
const letOffSince = query({
  row: { amount: 'text' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint', by: 'bigint', day: 'date' },
  sql: ({ buildingId, apartmentId, by, day }) => {
    const own = `building_id = ${buildingId} and apartment_id = ${apartmentId}`
    const since = sqlOfficeMidnight(day)
    return `select coalesce(trim_scale(sum(amount)), 0)::text as amount from (
        select deduction as amount from receipt
          where ${own} and collector_id = ${by} and status = ${statesOf(receipt).collected} and created_at >= ${since}
        union all
        select amount from write_off
          where ${own} and updated_by = ${by} and status = ${statesOf(writeOff).approved} and updated_at >= ${since}
        union all
        select amount from adjustment
          where ${own} and updated_by = ${by} and status = ${statesOf(adjustment).approved} and updated_at >= ${since}
            and direction = ${decrease}
        union all
        select discount from prepayment
          where ${own} and updated_by = ${by} and status in (${prepaid.approved}, ${prepaid.done}, ${prepaid.ended})
            and updated_at >= ${since}
        union all
        select greatest(v.amount - n.amount, 0) from (select replaces_id, amount from fee
            where ${own} and created_by = ${by} and created_at >= ${since} and replaces_id is not null) n
          join fee v on v.building_id = ${buildingId} and v.id = n.replaces_id
        union all
        select amount from fee v
          where ${own} and updated_by = ${by} and status = ${statesOf(fee).void} and updated_at >= ${since}
            and not exists (select from fee n where n.building_id = ${buildingId} and n.replaces_id = v.id)) steps`
  },
})

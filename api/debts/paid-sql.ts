import { statesOf } from '#api/sql/literals.ts'
import { currencies } from '#domain/currency.ts'
import { receipt } from '#entities/receipts/receipt.ts'

const steps = Object.entries(currencies)
  .map(([code, { digits }]) => `when '${code}' then ${10 ** digits}`)
  .join(' ')

/**
 * SQL of what deductions of receipts have settled of a fee `row`: a deduction is granted to a receipt, so each of its fees
 * has its share of it, rounded up.
 */
export const deductedSql = (
  row: string,
) => `(select coalesce(sum(ceil(r.deduction * s.amount / r.settled * c.step) / c.step), 0)
    from settlement s join receipt r on r.building_id = s.building_id and r.id = s.receipt_id
      join building b on b.id = s.building_id
      cross join lateral (select case b.currency_code ${steps} end as step) c
    where s.building_id = ${row}.building_id and s.fee_id = ${row}.id and not s.reverses
      and r.status = ${statesOf(receipt).collected} and r.deduction > 0)`

/** SQL of what was paid of a fee `row`: what a write-off, an adjustment, a deduction or a prepayment's discount took off was not. */
export const paidSql = (row: string) =>
  `${row}.settled - (select coalesce(sum(s.amount), 0) from settlement s
    where s.building_id = ${row}.building_id and s.fee_id = ${row}.id and s.receipt_id is null
      and s.prepayment_id is null) - ${deductedSql(row)}
    - coalesce((select r.let_off from prepayment_release r
      where r.building_id = ${row}.building_id and r.fee_id = ${row}.id), 0)`

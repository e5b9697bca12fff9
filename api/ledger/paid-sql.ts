import { statesOf } from '#api/sql/literals.ts'
import { byCurrencySql } from '#api/currencies/currency-sql.ts'
import { receipt } from '#entities/receipts/receipt.ts'

/** SQL of the share of a settlement `s` in its receipt's deduction, rounded up to the currency's step `c`. */
const shareSql = 'ceil(r.deduction * s.amount / nullif(r.settled, 0) * c.step) / c.step'
const stepSql = `join building b on b.id = s.building_id
      cross join lateral (select ${byCurrencySql('b.currency_code', (digits) => 10 ** digits)} as step) c`
const deductsSql = `not s.reverses and r.status = ${statesOf(receipt).collected} and r.deduction > 0`

/**
 * SQL of what deductions of receipts have settled of a fee `row`: a deduction is granted to a receipt, so each of its fees
 * has its share of it, rounded up.
 */
export const deductedSql = (row: string) => `(select coalesce(sum(${shareSql}), 0)
    from settlement s join receipt r on r.building_id = s.building_id and r.id = s.receipt_id
      ${stepSql}
    where s.building_id = ${row}.building_id and s.fee_id = ${row}.id and ${deductsSql})`

/** SQL of what was paid of a fee `row`: what a write-off, an adjustment, a deduction or a prepayment's discount took off was not. */
export const paidSql = (row: string) =>
  `${row}.settled - (select coalesce(sum(s.amount), 0) from settlement s
    where s.building_id = ${row}.building_id and s.fee_id = ${row}.id and s.receipt_id is null
      and s.prepayment_id is null) - ${deductedSql(row)}
    - coalesce((select r.let_off from prepayment_release r
      where r.building_id = ${row}.building_id and r.fee_id = ${row}.id), 0)`

/** SQL of a condition on rows of a building, or of all. */
const inBuilding = (row: string, buildingId: string | undefined) =>
  buildingId === undefined ? 'true' : `${row}.building_id = ${buildingId}`

/** SQL of the share of each fee in each deduction: `building_id, receipt_id, fee_id, amount, step`. Of a building, or of all. */
export const sharesSql = (buildingId?: string) =>
  `select r.building_id, r.id as receipt_id, s.fee_id, ${shareSql} as amount, c.step
      from receipt r join settlement s on s.building_id = r.building_id and s.receipt_id = r.id
        ${stepSql}
      where ${inBuilding('r', buildingId)} and ${deductsSql}`

/**
 * SQL of the same for all fees of a building at once, or of all buildings: `building_id, fee_id, amount`, what was settled
 * of each and not paid.
 */
export const letOffSql = (buildingId?: string) =>
  `(select o.building_id, o.fee_id, sum(o.amount) as amount from (select s.building_id, s.fee_id, s.amount from settlement s
      where ${inBuilding('s', buildingId)} and s.receipt_id is null and s.prepayment_id is null
    union all select s.building_id, s.fee_id, s.amount from (${sharesSql(buildingId)}) s
    union all select p.building_id, p.fee_id, p.let_off from prepayment_release p where ${inBuilding('p', buildingId)}) o
    group by 1, 2)`

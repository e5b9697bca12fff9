import { byCurrencySql } from '#api/currencies/currency-sql.ts'
import { literalsOf, statesOf } from '#api/sql/literals.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { fundPlanItem } from '#entities/vouchers/fund-plan-item.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { voucherPlan } from '#entities/vouchers/voucher-plan.ts'
import { aboutEntry, inMaintenanceFund } from './moves-sql.ts'

// The moves of plans: what they expect, and what their vouchers booked (docs/domain/reports.md).

const is = literalsOf(accounts)
const periodIs = statesOf(voucherPlanPeriod)
const planIs = statesOf(voucherPlan)
const itemIs = statesOf(fundPlanItem)

/** SQL of đồng for one unit of a currency on the day a period `d` of a building `b` is due. */
const dongFor = (currency: string) =>
  `case ${currency} when 'vnd' then 1 else (select x.price from exchange_rate x join currency c on c.id = x.currency_id
      where x.organisation_id = b.organisation_id and c.code = ${currency} and x.valid_from <= d.due_on
        and x.deleted_at is null and c.deleted_at is null order by x.valid_from desc, x.id desc limit 1) end`
const dueInBooks = `case when p.currency_code = b.currency_code then d.amount_with_tax
    else round(d.amount_with_tax * ${dongFor('p.currency_code')} / ${dongFor('b.currency_code')}, ${byCurrencySql('b.currency_code', (digits) => digits)}) end`

/** SQL of the block of what a plan's contract is about, whomever its vouchers name. */
const leased = `(select h.block_id from contract k join apartment h on h.building_id = k.building_id and h.id = k.apartment_id
      where k.building_id = p.building_id and k.id = p.contract_id) as block_id`

interface PlannedPlaces {
  readonly buildingId: string
  readonly from: string
  readonly to: string
}

/** SQL of the periods `d` that count, with their plans `p` and buildings `b`. */
const expected = ({ buildingId, from, to }: PlannedPlaces) =>
  `voucher_plan_period d
      join voucher_plan p on p.building_id = d.building_id and p.id = d.voucher_plan_id
      join building b on b.id = d.building_id
    where d.building_id = ${buildingId} and d.due_on >= ${from} and d.due_on <= ${to}
      and d.status <> ${periodIs.inactive} and p.status <> ${planIs.inactive} and p.deleted_at is null`

/** SQL of what plans expect and what their vouchers booked. */
export const plannedSql = (entries: string, places: PlannedPlaces) =>
  `select d.building_id, null::bigint as entry, d.due_on as day, '${voucherPlanPeriod.name}' as kind, d.id as document_id,
      ${dueInBooks} as amount, p.kind as side, true as is_plan, p.id as plan_id, ${leased}, p.currency_code,
      null::bigint as apartment_id
    from ${expected(places)}
  union all
  ${fulfilledSql(entries, places.buildingId)}`

/**
 * SQL of the rates at which periods in another currency are expected: so many of the one for one of the other, which is
 * the dearer.
 */
export const plannedRatesSql = (places: PlannedPlaces) =>
  `select r.currency, r.rate_of, trim_scale(min(r.rate))::text as lowest, trim_scale(max(r.rate))::text as highest
    from (select o.currency_code as currency, case when o.own >= o.books then o.currency_code else o.book_code end as rate_of,
        round(greatest(o.own, o.books) / least(o.own, o.books), 4) as rate
      from (select p.currency_code, b.currency_code as book_code, ${dongFor('p.currency_code')} as own,
          ${dongFor('b.currency_code')} as books
        from ${expected(places)} and p.currency_code <> b.currency_code) o
      where o.own > 0 and o.books > 0) r
    group by 1, 2 order by 1, 2`

/** SQL of both entries of a document, and of those that take them back, as rows of `kind, document_id`. */
const entriesOf = (kind: string, document: string) =>
  `('${kind}', ${document}), ('${kind}_void', ${document})`

/**
 * SQL of the documents that stand for a plan's vouchers in the ledger: `building_id, plan_period_id, apartment_id, kind,
 * document_id`. A charged voucher stands as the line of its apartment, and as each line that this one was issued instead
 * of: these were booked in months of their own, which may be closed. Of one building, or of all.
 */
export function planDocumentsSql(buildingId?: string): string {
  const where = (row: string, condition: string) =>
    `where ${buildingId === undefined ? '' : `${row}.building_id = ${buildingId} and `}${condition}`
  const booked = (name: string) =>
    `select v.building_id, v.plan_period_id, null::bigint as apartment_id, k.kind, k.document_id
        from ${name} v cross join lateral (values ${entriesOf(name, 'v.id')}) k(kind, document_id)
        ${where('v', 'v.plan_period_id is not null')}`
  return `(with recursive line as (
        select v.building_id, v.plan_period_id, v.apartment_id, v.fee_id from receipt_voucher v
          ${where('v', 'v.plan_period_id is not null and v.fee_id is not null')}
        union all
        select l.building_id, l.plan_period_id, l.apartment_id, f.replaces_id
          from line l join fee f on f.building_id = ${buildingId ?? 'l.building_id'} and f.id = l.fee_id
          where f.replaces_id is not null)
      ${booked(receiptVoucher.name)}
      union all ${booked(paymentVoucher.name)}
      union all select l.building_id, l.plan_period_id, l.apartment_id, k.kind, k.document_id
        from line l cross join lateral (values ${entriesOf('fee', 'l.fee_id')}) k(kind, document_id))`
}

/**
 * SQL of what the vouchers of plans booked. Their entries are found from the vouchers, which are a few among all that a
 * building books. Of one building, or of all.
 */
export function fulfilledSql(entries: string, buildingId?: string): string {
  const of = buildingId ?? 'v.building_id'
  return `select ${aboutEntry}, abs(l.amount) * sign(case when e.kind = '${paymentVoucher.name}_void' then -1
        when e.kind = '${paymentVoucher.name}' then 1 else l.amount end) as amount, p.kind as side, false as is_plan,
      p.id as plan_id, ${leased}, p.currency_code, v.apartment_id
    from ${planDocumentsSql(buildingId)} v
      join ${entries} e on e.building_id = ${of} and e.kind = v.kind and e.document_id = v.document_id
      join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id and l.account in (${is.cash}, ${is.receivable})
      join voucher_plan_period d on d.building_id = e.building_id and d.id = v.plan_period_id
      join voucher_plan p on p.building_id = d.building_id and p.id = d.voucher_plan_id`
}

/** SQL of what payments out of the maintenance fund spent, by the item of its plan that they name. */
export const fundSpentSql = (entries: string) =>
  `select ${aboutEntry}, -l.amount as amount, v.fund_item_id, false as is_plan, l.apartment_id
    from ${entries} e
      join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id and l.account = ${is.expense}
      join payment_voucher v on v.building_id = e.building_id and v.id = e.document_id
    where e.kind in ('${paymentVoucher.name}', '${paymentVoucher.name}_void') and ${inMaintenanceFund}`

/** SQL of what the approved plans of the maintenance fund allow: on the day of the decision, within the plan's year. */
export const fundPlannedSql = ({ buildingId, from, to }: PlannedPlaces) =>
  `select * from (select i.building_id, null::bigint as entry,
        least(greatest(p.decided_on, make_date(p.year::int, 1, 1)), make_date(p.year::int, 12, 31)) as day,
        '${fundPlanItem.name}' as kind, i.id as document_id, i.amount, i.id as fund_item_id, true as is_plan,
        null::bigint as apartment_id
      from fund_plan_item i join fund_plan p on p.building_id = i.building_id and p.id = i.fund_plan_id
      where i.building_id = ${buildingId} and i.status = ${itemIs.approved}) i
    where i.day >= ${from} and i.day <= ${to}`

import { currencies } from '#domain/currency.ts'
import type { BaseName } from '#domain/reports/report.ts'
import { literalsOf, statesOf } from '#api/sql/literals.ts'
import { prepayment } from '#entities/vouchers/prepayment.ts'
import { deposit } from '#entities/vouchers/deposit.ts'
import { depositReturn } from '#entities/vouchers/deposit-return.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { refund } from '#entities/vouchers/refund.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { voucherPlan } from '#entities/vouchers/voucher-plan.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'

// What reports add up: moves of money, each of one entry of the ledger (docs/domain/reports.md). `I23` of `ledger:check`
// holds each base against the ledger.

const is = literalsOf(accounts)
const kindsSql = (kinds: readonly string[]) =>
  kinds.flatMap((kind) => [`'${kind}'`, `'${kind}_void'`]).join(', ')

/** Kinds of documents that bring money in, beside receipts, and those that pay it out. */
const inKinds = [receiptVoucher.name, deposit.name, prepayment.name]
const outKinds = [paymentVoucher.name, refund.name, depositReturn.name]
export const receivedKinds = kindsSql(['receipt', ...inKinds])
export const paidKinds = kindsSql(outKinds)
export const tillKinds = kindsSql(['receipt'])

/** SQL of the entries of a document, and of those that take them back, as rows of `kind, document_id`. */
const entriesOf = (kind: string, document: string) =>
  `('${kind}', ${document}), ('${kind}_void', ${document})`

/** SQL of entries with their lines `l` that meet a condition. */
const linesOf = (entries: string, condition: string) =>
  `${entries} e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id and ${condition}`

const about = 'e.building_id, e.id as entry, e.booked_on as day, e.kind, e.document_id'

/** SQL of what a settlement belongs to: the entry of the document that settled, or that took it back. */
const settledBy = (entries: string, document: 'receipt' | 'write_off' | 'adjustment') =>
  `${entries} e join settlement s on s.building_id = e.building_id and s.${document}_id = e.document_id
      and s.reverses = (e.kind = '${document}_void')`
const isOf = (document: string) => `e.kind in ('${document}', '${document}_void')`

/** SQL of what a line that is no money was for: a fee type, a category of income or cost, else its account. */
const itemOf = `case when l.account in (${is.revenue}, ${is.expense}) and l.category ~ '^[0-9]+$'
      then case l.account when ${is.revenue} then 'in:' else 'out:' end || l.category
    when l.account in (${is.revenue}, ${is.output_vat}, ${is.collected_for_others}) and l.category <> '' then 'fee:' || l.category
    else 'account:' || l.account end`

const feesOwn = "('fee', 'fee_void', 'opening', 'prepayment_release', 'prepayment_release_void')"
/** What entries of these kinds do to what is owed. */
export const owedKinds = {
  charged: "('fee', 'fee_void', 'opening')",
  settled: "('receipt', 'receipt_void', 'prepayment_release', 'prepayment_release_void')",
  let_off: "('write_off', 'write_off_void', 'adjustment', 'adjustment_void')",
} as const
const settling = ['receipt', 'write_off', 'adjustment'] as const

const periodIs = statesOf(voucherPlanPeriod)
const planIs = statesOf(voucherPlan)

/** SQL of đồng for one unit of a currency on the day a period is due. */
const dongFor = (currency: string) =>
  `case ${currency} when 'vnd' then 1 else (select x.price from exchange_rate x join currency c on c.id = x.currency_id
      where x.organisation_id = b.organisation_id and c.code = ${currency} and x.valid_from <= d.due_on
        and x.deleted_at is null and c.deleted_at is null order by x.valid_from desc, x.id desc limit 1) end`
const digitsOf = `case b.currency_code ${Object.entries(currencies)
  .map(([code, { digits }]) => `when '${code}' then ${digits}`)
  .join(' ')} end`
const dueInBooks = `case when p.currency_code = b.currency_code then d.amount_with_tax
    else round(d.amount_with_tax * ${dongFor('p.currency_code')} / ${dongFor('b.currency_code')}, ${digitsOf}) end`

/** SQL of the moves of each base that belong to these entries, a subselect or the table `ledger_entry`. */
export const movesSql: Readonly<
  Record<Exclude<BaseName, 'charges' | 'planned'>, (entries: string) => string>
> = {
  cash: (entries) =>
    `select ${about}, l.amount, l.foreign_amount, l.currency, l.cash_account_id, l.apartment_id
      from ${linesOf(entries, `l.account = ${is.cash}`)}`,

  // What is not money on the other side says what the money was for. A receipt's debts are told fee by fee.
  received: (entries) =>
    `select ${about}, s.amount, 'fee:' || s.fee_type as item, r.collector_id as person_id, r.payment_method_id, r.apartment_id
      from ${settledBy(entries, 'receipt')}
        join receipt r on r.building_id = e.building_id and r.id = e.document_id
      where ${isOf('receipt')}
    union all
    select ${about}, -l.amount, ${itemOf}, r.collector_id, r.payment_method_id, r.apartment_id
      from ${linesOf(entries, `l.account not in (${is.cash}, ${is.receivable})`)}
        join receipt r on r.building_id = e.building_id and r.id = e.document_id
      where ${isOf('receipt')}
    union all
    select ${about}, -l.amount, ${itemOf}, e.created_by, null::bigint, l.apartment_id
      from ${linesOf(entries, `l.account <> ${is.cash}`)}
      where e.kind in (${kindsSql(inKinds)}) and exists (select from ledger_line c
        where c.building_id = e.building_id and c.entry_id = e.id and c.account = ${is.cash})`,

  paid: (entries) =>
    `select ${about}, l.amount, ${itemOf} as item, e.created_by as person_id, l.apartment_id
      from ${linesOf(entries, `l.account <> ${is.cash}`)}
      where e.kind in (${paidKinds})`,

  till: (entries) =>
    `select ${about}, l.amount, l.foreign_amount, l.currency, l.cash_account_id, r.collector_id as person_id,
        r.payment_method_id, r.apartment_id
      from ${linesOf(entries, `l.account = ${is.cash}`)}
        join receipt r on r.building_id = e.building_id and r.id = e.document_id
      where e.kind in (${tillKinds})`,

  owed: (entries) =>
    `select ${about}, l.amount, f.fee_type, f.month, f.due_on, l.apartment_id
      from ${linesOf(entries, `l.account = ${is.receivable}`)}
        join fee f on f.building_id = e.building_id and f.id = e.document_id
      where e.kind in ${feesOwn}
    ${settling
      .map(
        (document) => `union all
    select ${about}, -s.amount, f.fee_type, f.month, f.due_on, f.apartment_id
      from ${settledBy(entries, document)} join fee f on f.building_id = s.building_id and f.id = s.fee_id
      where ${isOf(document)}`,
      )
      .join('\n    ')}`,

  credit: (entries) =>
    `select ${about}, -l.amount as amount, l.apartment_id from ${linesOf(entries, `l.account = ${is.credit}`)}`,
}

/** SQL of the block of the apartment that a plan's contract is about, whomever its vouchers name. */
const contractBlock = `(select h.block_id from contract k join apartment h on h.building_id = k.building_id and h.id = k.apartment_id
      where k.building_id = p.building_id and k.id = p.contract_id) as block_id`

/**
 * SQL of what plans expect and what their vouchers booked: a charged voucher with its line of the apartment. Their entries
 * are found from the vouchers, which are a few among all that a building books.
 */
export const plannedSql = (entries: string, { buildingId, from, to }: PlannedPlaces) =>
  `select d.building_id, null::bigint as entry, d.due_on as day, '${voucherPlanPeriod.name}' as kind, d.id as document_id,
      ${dueInBooks} as amount, p.kind as side, true as is_plan, p.id as plan_id, ${contractBlock}, p.currency_code,
      null::bigint as apartment_id
    from voucher_plan_period d
      join voucher_plan p on p.building_id = d.building_id and p.id = d.voucher_plan_id
      join building b on b.id = d.building_id
    where d.building_id = ${buildingId} and d.due_on >= ${from} and d.due_on <= ${to}
      and d.status <> ${periodIs.inactive} and p.status <> ${planIs.inactive} and p.deleted_at is null
  union all
  select ${about}, abs(l.amount) * sign(case when e.kind = '${paymentVoucher.name}_void' then -1
        when e.kind = '${paymentVoucher.name}' then 1 else l.amount end), p.kind, false, p.id, ${contractBlock}, p.currency_code, v.apartment_id
    from (select v.plan_period_id, v.apartment_id, k.kind, k.document_id from receipt_voucher v
          cross join lateral (values ${entriesOf(receiptVoucher.name, 'v.id')}, ${entriesOf('fee', 'v.fee_id')}) k(kind, document_id)
          where v.building_id = ${buildingId} and v.plan_period_id is not null
        union all select v.plan_period_id, null, k.kind, v.id from payment_voucher v
          cross join lateral (values ${entriesOf(paymentVoucher.name, 'v.id')}) k(kind, document_id)
          where v.building_id = ${buildingId} and v.plan_period_id is not null) v
      join ${entries} e on e.building_id = ${buildingId} and e.kind = v.kind and e.document_id = v.document_id
      join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id and l.account in (${is.cash}, ${is.receivable})
      join voucher_plan_period d on d.building_id = e.building_id and d.id = v.plan_period_id
      join voucher_plan p on p.building_id = d.building_id and p.id = d.voucher_plan_id`

interface PlannedPlaces {
  readonly buildingId: string
  readonly from: string
  readonly to: string
}

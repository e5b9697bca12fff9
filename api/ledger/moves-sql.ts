import type { BaseName } from '#domain/reports/report.ts'
import { literalsOf, optionsOf } from '#api/sql/literals.ts'
import { prepayment } from '#entities/vouchers/prepayment.ts'
import { deposit } from '#entities/vouchers/deposit.ts'
import { depositReturn } from '#entities/vouchers/deposit-return.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { cashTransfer } from '#entities/vouchers/cash-transfer.ts'
import { refund } from '#entities/vouchers/refund.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'

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
/** Kinds that move money from one fund of a building to another. */
export const ownTransferKinds = kindsSql([cashTransfer.name])

/** SQL of entries with their lines `l` that meet a condition. */
const linesOf = (entries: string, condition: string) =>
  `${entries} e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id and ${condition}`

/** What every move says of its entry `e`. */
export const aboutEntry = 'e.building_id, e.id as entry, e.booked_on as day, e.kind, e.document_id'

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

/** SQL of whether an entry `e` moves money of a maintenance fund, which is never mixed with other money. */
export const inMaintenanceFund = `(e.building_id, e.id) in (select c.building_id, c.entry_id from cash_account a
    join ledger_line c on c.building_id = a.building_id and c.cash_account_id = a.id and c.account = ${is.cash}
    where a.account_type = ${optionsOf(cashAccount, 'account_type').building_maintenance})`

const feesOwn = "('fee', 'fee_void', 'opening', 'prepayment_release', 'prepayment_release_void')"
/** What entries of these kinds do to what is owed. */
export const owedKinds = {
  charged: "('fee', 'fee_void', 'opening')",
  settled: "('receipt', 'receipt_void', 'prepayment_release', 'prepayment_release_void')",
  let_off: "('write_off', 'write_off_void', 'adjustment', 'adjustment_void')",
} as const
const settling = ['receipt', 'write_off', 'adjustment'] as const

/** SQL of what entries of fees themselves do to what is owed: each is of one fee, in one line. */
const ofFees = (entries: string, kinds: string) =>
  `select ${aboutEntry}, l.amount, f.id as fee_id, f.fee_type, f.month, f.due_on, l.apartment_id
      from ${linesOf(entries, `l.account = ${is.receivable}`)}
        join fee f on f.building_id = e.building_id and f.id = e.document_id
      where e.kind in ${kinds}`

/** SQL of the moves that charge, one of each entry. */
export const chargedSql = (entries: string) => ofFees(entries, owedKinds.charged)

/** SQL of the moves of each base that belong to these entries, a subselect or the table `ledger_entry`. */
export const movesSql: Readonly<
  Record<Exclude<BaseName, 'charges' | 'planned' | 'fund_plan' | 'payables'>, (entries: string) => string>
> = {
  cash: (entries) =>
    `select ${aboutEntry}, l.amount, l.foreign_amount, l.currency, l.cash_account_id, l.apartment_id, l.amount > 0 as is_in,
        e.kind in (${ownTransferKinds}) as is_moved
      from ${linesOf(entries, `l.account = ${is.cash}`)}`,

  // What it was spent on stays on the side of what went out, also where it was taken back. Its receipts are told fee by fee.
  maintenance: (entries) =>
    `select ${aboutEntry}, -l.amount as amount, ${itemOf} as item, l.account = ${is.expense} as is_out, l.apartment_id
      from ${linesOf(entries, `l.account not in (${is.cash}, ${is.receivable})`)} where ${inMaintenanceFund}
    union all
    select ${aboutEntry}, s.amount, 'in:' || f.category_id, false, f.apartment_id
      from ${settledBy(entries, 'receipt')} join fee f on f.building_id = s.building_id and f.id = s.fee_id
      where ${isOf('receipt')} and ${inMaintenanceFund}`,

  // What is not money on the other side says what the money was for. A receipt's debts are told fee by fee.
  received: (entries) =>
    `select ${aboutEntry}, s.amount, 'fee:' || s.fee_type as item, r.collector_id as person_id, r.payment_method_id, r.apartment_id
      from ${settledBy(entries, 'receipt')}
        join receipt r on r.building_id = e.building_id and r.id = e.document_id
      where ${isOf('receipt')}
    union all
    select ${aboutEntry}, -l.amount, ${itemOf}, r.collector_id, r.payment_method_id, r.apartment_id
      from ${linesOf(entries, `l.account not in (${is.cash}, ${is.receivable})`)}
        join receipt r on r.building_id = e.building_id and r.id = e.document_id
      where ${isOf('receipt')}
    union all
    select ${aboutEntry}, -l.amount, ${itemOf}, e.created_by, null::bigint, l.apartment_id
      from ${linesOf(entries, `l.account <> ${is.cash}`)}
      where e.kind in (${kindsSql(inKinds)}) and exists (select from ledger_line c
        where c.building_id = e.building_id and c.entry_id = e.id and c.account = ${is.cash})`,

  paid: (entries) =>
    `select ${aboutEntry}, l.amount, ${itemOf} as item, e.created_by as person_id, l.apartment_id
      from ${linesOf(entries, `l.account <> ${is.cash}`)}
      where e.kind in (${paidKinds})`,

  till: (entries) =>
    `select ${aboutEntry}, l.amount, l.foreign_amount, l.currency, l.cash_account_id, r.collector_id as person_id,
        r.payment_method_id, r.apartment_id
      from ${linesOf(entries, `l.account = ${is.cash}`)}
        join receipt r on r.building_id = e.building_id and r.id = e.document_id
      where e.kind in (${tillKinds})`,

  owed: (entries) =>
    `${ofFees(entries, feesOwn)}
    ${settling
      .map(
        (document) => `union all
    select ${aboutEntry}, -s.amount, f.id, f.fee_type, f.month, f.due_on, f.apartment_id
      from ${settledBy(entries, document)} join fee f on f.building_id = s.building_id and f.id = s.fee_id
      where ${isOf(document)}`,
      )
      .join('\n    ')}`,

  credit: (entries) =>
    `select ${aboutEntry}, -l.amount as amount, l.apartment_id from ${linesOf(entries, `l.account = ${is.credit}`)}`,
}

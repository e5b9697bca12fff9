import { lines, period, settledOf, today, type Reader } from './sql-sums.ts'

const within = `e.booked_on between date '${period.from}' and date '${period.to}'`
const before = `e.booked_on < date '${period.from}'`
const through = `e.booked_on <= date '${period.to}'`
const kinds = (...names: string[]) =>
  `e.kind in (${names.flatMap((name) => [`'${name}'`, `'${name}_void'`]).join(', ')})`
const ownTransfer = kinds('cash_transfer')
const isVoid = `e.kind like '%\\_void'`
const balance = (account: string, sign: string) => ({
  opening: lines(`l.account = '${account}' and ${before}`, `${sign}l.amount`),
  closing: lines(`l.account = '${account}' and ${through}`, `${sign}l.amount`),
})

/** Money of entries, in all, of documents and of what took them back, and how many documents. */
function moneyOf(entries: string, sign: string, of = `l.account = 'cash'`) {
  const sum = (condition: string) =>
    lines(`${of} and ${entries} and ${within} and ${condition}`, `${sign}l.amount`)
  return {
    booked: sum(`not ${isVoid}`),
    voided: sum(isVoid),
    net: sum('true'),
  }
}
const mine = (ownOnly: boolean | undefined) =>
  ownOnly === true
    ? `(e.kind in ('receipt', 'receipt_void') and exists (select from receipt r
        where r.building_id = e.building_id and r.id = e.document_id and r.collector_id = $2)
        or e.kind not in ('receipt', 'receipt_void') and e.created_by = $2)`
    : 'true'
const feesOf = `f.building_id = $1 and f.deleted_at is null and f.month between '${period.from.slice(0, 7)}' and '${period.to.slice(0, 7)}'`
const standing = `${feesOf} and f.status in ('approved', 'settled')`
const receivable = (names: string, sign: string) =>
  lines(`l.account = 'receivable' and ${within} and ${names}`, `${sign}l.amount`)
/** What the organisation's rate says that a period of a plan in another currency is worth: to the step of the books. */
const priceOf = (currency: string) =>
  `case ${currency} when 'vnd' then 1 else (select x.price from exchange_rate x join currency c on c.id = x.currency_id
    where c.organisation_id = b.organisation_id and c.code = ${currency} and c.deleted_at is null and x.deleted_at is null
      and x.valid_from <= d.due_on order by x.valid_from desc, x.id desc limit 1) end`
const digits = `case b.currency_code when 'usd' then 2 else 0 end`
const instalments = (kind: string) =>
  `select sum(case when p.currency_code = b.currency_code then d.amount_with_tax
      else round(d.amount_with_tax * (${priceOf('p.currency_code')}) / (${priceOf('b.currency_code')}), ${digits}) end)
    from voucher_plan_period d
    join voucher_plan p on p.building_id = d.building_id and p.id = d.voucher_plan_id
    join building b on b.id = d.building_id
    where d.building_id = $1 and d.due_on between date '${period.from}' and date '${period.to}' and p.kind = '${kind}'
      and d.status <> 'inactive' and p.status <> 'inactive' and p.deleted_at is null`

/** What vouchers of plans moved, or charged an apartment with, also by lines that were issued again: of plans that bring in, or that cost. */
const fulfilled = (kind: string) => {
  const ofPlan = (table: string) =>
    `from ${table} v join voucher_plan_period d on d.building_id = v.building_id and d.id = v.plan_period_id
      join voucher_plan p on p.building_id = d.building_id and p.id = d.voucher_plan_id
      where v.building_id = e.building_id and p.kind = '${kind}'`
  const moved = (document: string, account: string, sign: string, vouchers: string) =>
    `coalesce((${lines(`${kinds(document)} and l.account = '${account}' and ${within} and exists (${vouchers})`, `${sign}l.amount`)}), 0)`
  return `select ${moved('receipt_voucher', 'cash', '', `select ${ofPlan('receipt_voucher')} and v.id = e.document_id`)}
    + ${moved(
      'fee',
      'receivable',
      '',
      `with recursive line as (select v.building_id, v.fee_id as id ${ofPlan('receipt_voucher')}
          union all select f.building_id, f.replaces_id from line join fee f on f.building_id = line.building_id and f.id = line.id)
        select from line where line.id = e.document_id`,
    )}
    + ${moved('payment_voucher', 'cash', '-', `select ${ofPlan('payment_voucher')} and v.id = e.document_id`)}`
}
const beyond = (kind: string) =>
  `select coalesce((${fulfilled(kind)}), 0) - coalesce((${instalments(kind)}), 0)`

/** What of these fees was settled without being paid: a deduction's share is rounded up to the smallest unit. */
const letOff = `select coalesce(sum(case when s.receipt_id is null and s.prepayment_id is null then s.amount
      when r.status = 'collected' and not s.reverses and r.deduction > 0
        then -floor(-round(r.deduction * s.amount / r.settled, 12) * power(10::numeric, ${digits})) / power(10::numeric, ${digits})
      else 0 end), 0)
    + (select coalesce(sum(e.let_off), 0) from prepayment_release e join fee f on f.building_id = e.building_id and f.id = e.fee_id
        where ${standing})
  from settlement s join fee f on f.building_id = s.building_id and f.id = s.fee_id
    join building b on b.id = s.building_id
    left join receipt r on r.building_id = s.building_id and r.id = s.receipt_id
  where ${standing}`
const paidOf = `select coalesce((select sum(${settledOf}) from fee f where ${standing}), 0) - (${letOff})`

/** By report and column: SQL of the total. */
export const ofReports = ({
  ownOnly,
}: Reader): Readonly<Record<string, Readonly<Record<string, string>>>> => {
  const cash = {
    ...balance('cash', ''),
    in: lines(`l.account = 'cash' and ${within} and l.amount > 0 and not ${ownTransfer}`),
    out: lines(`l.account = 'cash' and ${within} and l.amount < 0 and not ${ownTransfer}`, '-l.amount'),
    moved: lines(`l.account = 'cash' and ${within} and ${ownTransfer}`),
  }
  return {
    daily_report: cash,
    monthly_report: cash,
    maintenance_report: {
      opening: lines(`c.account_type = 'building_maintenance' and ${before}`),
      closing: lines(`c.account_type = 'building_maintenance' and ${through}`),
    },
    receipt_report: moneyOf(
      `${kinds('receipt', 'receipt_voucher', 'deposit', 'prepayment')} and ${mine(ownOnly)}`,
      '',
    ),
    payment_report: moneyOf(kinds('payment_voucher', 'refund', 'deposit_return'), '-'),
    cashier_statistics: {
      ...moneyOf(`${kinds('receipt')} and ${mine(ownOnly)}`, ''),
      documents: `select count(*) from receipt r where r.building_id = $1 and r.received_on between date '${period.from}'
        and date '${period.to}' and ${ownOnly === true ? 'r.collector_id = $2' : 'true'}
        and exists (select from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
          where e.building_id = r.building_id and e.kind = 'receipt' and e.document_id = r.id and l.account = 'cash')`,
    },
    synthesis_report: {
      ...balance('receivable', ''),
      charged: receivable(`e.kind in ('fee', 'fee_void', 'opening')`, ''),
      settled: receivable(kinds('receipt', 'prepayment_release'), '-'),
      let_off: receivable(kinds('write_off', 'adjustment'), '-'),
    },
    balance_report: {
      ...balance('credit', '-'),
      added: lines(`l.account = 'credit' and ${within} and l.amount < 0`, '-l.amount'),
      used: lines(`l.account = 'credit' and ${within} and l.amount > 0`),
    },
    plan_report: {
      planned_in: instalments('revenue'),
      actual_in: fulfilled('revenue'),
      beyond_in: beyond('revenue'),
      planned_out: instalments('payment'),
      actual_out: fulfilled('payment'),
      beyond_out: beyond('payment'),
    },
    fee_statistic: {
      fees: `select count(*) from fee f where ${standing}`,
      drafts: `select count(*) from fee f where ${feesOf} and f.status = 'draft'`,
      charged: `select sum(f.amount) from fee f where ${standing}`,
      collected: paidOf,
      let_off: letOff,
      open: `select sum(f.amount - ${settledOf}) from fee f where ${standing}`,
      overdue: `select sum(f.amount - ${settledOf}) from fee f where ${standing} and f.due_on < date '${today}'`,
    },
  }
}

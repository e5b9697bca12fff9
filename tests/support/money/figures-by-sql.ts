import { addAmounts } from '#core/amount.ts'
import { addDays, addMonths, firstDayOf, officeToday } from '#core/days.ts'
import type { Db } from '#api/database/pool.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readDashboard } from '#domain/calls/dashboard.ts'
import { reports } from '#domain/reports/index.ts'
import { reportAddress } from './report-ground.ts'

// Figures of dashboard and reports, added up once more from fees, settlements, receipts and lines of the ledger.

type Dashboard = DataOf<typeof readDashboard>

export interface Reader {
  readonly buildingId: string
  readonly accountId: string
  /** Whether they see of receipts what they took alone. */
  readonly ownOnly?: boolean
  /** Data of a call below `/v1/manage`; undefined where it is forbidden. */
  readonly get: (path: string) => Promise<unknown>
}

export interface Compared {
  readonly dashboard: number
  readonly reports: number
  readonly wrong: readonly string[]
}

const today = officeToday()
/** Months of which some are closed, and this one so far. */
const period = { from: firstDayOf(addMonths(today, -5)), to: today }

const charged = `f.building_id = $1 and f.status in ('approved', 'settled') and f.deleted_at is null`
const settledOf = `(select coalesce(sum(s.amount), 0) from settlement s where s.building_id = f.building_id and s.fee_id = f.id)`
const openIn = (condition: string) =>
  `select sum(f.amount - ${settledOf}) from fee f where ${charged} and ${condition}`
const late = (over: number, upTo: number) =>
  `f.due_on < date '${addDays(today, -over)}' and f.due_on >= date '${addDays(today, -upTo)}'`
const lines = (condition: string, amount = 'l.amount') =>
  `select sum(${amount}) from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
    join building b on b.id = l.building_id
    left join cash_account c on c.building_id = l.building_id and c.id = l.cash_account_id
    where l.building_id = $1 and ${condition}`
const documents = (table: string, day: string, condition: string, amount = 'd.amount') =>
  `select sum(${amount}) from ${table} d join cash_account c on c.building_id = d.building_id and c.id = d.cash_account_id
    where d.building_id = $1 and d.${day} between date '${firstDayOf(today)}' and date '${today}' and ${condition}`

/** By what a dashboard calls it: the figure, and SQL of the same. `$1` is the building, `$2` who reads. */
function onDashboard({
  fees,
  till,
  funds,
  debtors,
  buildings,
}: Dashboard): [string, string | undefined, string][] {
  const ofMonth = (month: string, more = 'true') =>
    `select sum(f.amount) from fee f where ${charged} and f.month = '${month}' and ${more}`
  const paidOf = (month: string, more = 'true') =>
    `select sum(${settledOf}) from fee f where ${charged} and f.month = '${month}' and ${more}`
  const own = `d.collector_id = $2 and d.status = 'collected' and d.received_on = date '${today}' and d.building_id = $1`
  const bands = { to_30: [0, 30], to_60: [30, 60], to_90: [60, 90], over_90: [90, 100_000] } as const
  return [
    ...(fees === null
      ? []
      : ([
          ['charged', fees.of_month.charged.value, ofMonth(fees.month)],
          ['settled', fees.of_month.settled.value, paidOf(fees.month)],
          ...fees.types.flatMap(({ fee_type: type, ...sums }) => [
            [`${type} charged`, sums.charged.value, ofMonth(fees.month, `f.fee_type = '${type}'`)],
            [`${type} settled`, sums.settled.value, paidOf(fees.month, `f.fee_type = '${type}'`)],
          ]),
          ...fees.months.flatMap(({ month, ...sums }) => [
            [`${month} charged`, sums.charged.value, ofMonth(month)],
            [`${month} settled`, sums.settled.value, paidOf(month)],
          ]),
          ['outstanding', fees.outstanding.value, lines(`l.account = 'receivable'`)],
          ['overdue', fees.overdue.value, openIn(`f.due_on < date '${today}'`)],
          ...fees.ageing.map(({ band, open }) => [
            band,
            open.value,
            openIn(
              band === 'not_due'
                ? `(f.due_on is null or f.due_on >= date '${today}')`
                : late(bands[band][0], bands[band][1]),
            ),
          ]),
        ] as [string, string, string][])),
    ...(till === null
      ? []
      : ([
          ['till today', till.today.value, `select sum(d.received) from receipt d where ${own}`],
          ['till receipts', till.today_receipts.value, `select count(*) from receipt d where ${own}`],
        ] as [string, string, string][])),
    ...(funds === null
      ? []
      : (['ordinary', 'maintenance'] as const).flatMap((fund): [string, string | undefined, string][] => {
          const type = `c.account_type ${fund === 'maintenance' ? '=' : '<>'} 'building_maintenance'`
          const { balance, receipts, vouchers, paid_out: paid, refunds, ...rest } = funds[fund]
          return [
            [`${fund} balance`, balance.value, lines(`l.account = 'cash' and ${type}`)],
            [
              `${fund} receipts`,
              receipts?.value,
              documents('receipt', 'received_on', `d.status = 'collected' and ${type}`, 'd.received'),
            ],
            [
              `${fund} vouchers`,
              vouchers?.value,
              documents('receipt_voucher', 'date', `d.status = 'approved' and ${type}`),
            ],
            [
              `${fund} paid out`,
              paid?.value,
              documents('payment_voucher', 'date', `d.status = 'approved' and ${type}`),
            ],
            [
              `${fund} refunds`,
              refunds?.value,
              documents('refund', 'date', `d.status = 'approved' and ${type}`),
            ],
            [
              `${fund} deposits`,
              rest.deposits?.value,
              documents('deposit', 'date', `d.status = 'approved' and ${type}`),
            ],
            [
              `${fund} deposits returned`,
              rest.deposit_returns?.value,
              documents('deposit_return', 'date', `d.status = 'approved' and ${type}`, 'd.returned'),
            ],
            [
              `${fund} prepayments`,
              rest.prepayments?.value,
              documents('prepayment', 'date', `d.status not in ('draft', 'voided') and ${type}`),
            ],
          ]
        })),
    ...debtors.map(({ outstanding }, at): [string, string, string] => [
      `debtor ${at + 1}`,
      outstanding.value,
      `select owed from (select l.apartment_id, sum(l.amount) as owed from ledger_line l
        where l.building_id = $1 and l.account = 'receivable' group by 1) d order by owed desc offset ${at} limit 1`,
    ]),
    ...buildings.flatMap(
      ({ building_id: id, overdue, outstanding }): [string, string | undefined, string][] => [
        [
          `building ${id} outstanding`,
          outstanding?.value,
          lines(`l.account = 'receivable'`).replace('$1', id),
        ],
        [`building ${id} overdue`, overdue.value, openIn(`f.due_on < date '${today}'`).replace('$1', id)],
      ],
    ),
  ]
}

const within = `e.booked_on between date '${period.from}' and date '${period.to}'`
const before = `e.booked_on < date '${period.from}'`
const through = `e.booked_on <= date '${period.to}'`
const kinds = (...names: string[]) =>
  `e.kind in (${names.flatMap((name) => [`'${name}'`, `'${name}_void'`]).join(', ')})`
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

/** What vouchers of plans moved, or charged an apartment with: of plans that bring in, or that cost. */
const fulfilled = (kind: string) => {
  const ofPlan = (table: string) =>
    `from ${table} v join voucher_plan_period d on d.building_id = v.building_id and d.id = v.plan_period_id
      join voucher_plan p on p.building_id = d.building_id and p.id = d.voucher_plan_id
      where v.building_id = e.building_id and p.kind = '${kind}'`
  const moved = (document: string, account: string, sign: string, vouchers: string) =>
    `coalesce((${lines(`${kinds(document)} and l.account = '${account}' and ${within} and exists (${vouchers})`, `${sign}l.amount`)}), 0)`
  return `select ${moved('receipt_voucher', 'cash', '', `select ${ofPlan('receipt_voucher')} and v.id = e.document_id`)}
    + ${moved('fee', 'receivable', '', `select ${ofPlan('receipt_voucher')} and v.fee_id = e.document_id`)}
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

/** By report and column. */
const ofReports = ({ ownOnly }: Reader): Readonly<Record<string, Readonly<Record<string, string>>>> => {
  const cash = {
    ...balance('cash', ''),
    in: lines(`l.account = 'cash' and ${within} and l.amount > 0`),
    out: lines(`l.account = 'cash' and ${within} and l.amount < 0`, '-l.amount'),
  }
  return {
    daily_report: cash,
    monthly_report: cash,
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

/** Reads every figure that has its SQL here, and says which differ. */
export async function compareWithSql(db: Db, reader: Reader): Promise<Compared> {
  const { buildingId, accountId, get } = reader
  const wrong: string[] = []
  const hold = async (name: string, said: string | undefined, sql: string) => {
    // Each statement takes both parameters, whether it needs them or not.
    const [row] = await db.query<{ sum: string }>(
      `select trim_scale(coalesce((${sql}), 0))::text as sum where $1::bigint is not null and $2::bigint is not null`,
      [buildingId, accountId],
    )
    if (said !== row?.sum) wrong.push(`${name}: ${said}, by SQL ${row?.sum}`)
  }
  const data = (await get(`dashboard?building_id=${buildingId}`)) as Dashboard
  const first = onDashboard(data).filter(([, value]) => value !== undefined)
  for (const [name, value, sql] of first) await hold(`dashboard ${name}`, value, sql)
  let counted = 0
  const sums = ofReports(reader)
  for (const { name, path } of reports) {
    const read = (await get(reportAddress(path, buildingId, period))) as
      | { readonly total: Readonly<Record<string, string>> }
      | undefined
    if (read === undefined) continue
    for (const [column, sql] of Object.entries(sums[name] ?? {})) {
      counted += 1
      await hold(`${path} ${column}`, read.total[column], sql)
    }
    // What was charged was collected, let off, or is open.
    if (name === 'fee_statistic')
      await hold(
        `${path} parts`,
        addAmounts(
          addAmounts(read.total['collected'] ?? '', read.total['let_off'] ?? ''),
          read.total['open'] ?? '',
        ),
        sums[name]?.['charged'] ?? '',
      )
  }
  return { dashboard: first.length, reports: counted, wrong }
}

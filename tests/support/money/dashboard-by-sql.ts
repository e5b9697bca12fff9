import { addDays, firstDayOf } from '#core/days.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readDashboard } from '#domain/calls/dashboard.ts'
import { lines, settledOf, today } from './sql-sums.ts'

export type Dashboard = DataOf<typeof readDashboard>

const charged = `f.building_id = $1 and f.status in ('approved', 'settled') and f.deleted_at is null`
const openIn = (condition: string) =>
  `select sum(f.amount - ${settledOf}) from fee f where ${charged} and ${condition}`
const late = (over: number, upTo: number) =>
  `f.due_on < date '${addDays(today, -over)}' and f.due_on >= date '${addDays(today, -upTo)}'`
const documents = (table: string, day: string, condition: string, amount = 'd.amount') =>
  `select sum(${amount}) from ${table} d join cash_account c on c.building_id = d.building_id and c.id = d.cash_account_id
    where d.building_id = $1 and d.${day} between date '${firstDayOf(today)}' and date '${today}' and ${condition}`

/** By what a dashboard calls it: the figure, and SQL of the same. `$1` is the building, `$2` who reads. */
export function onDashboard({
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

import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import { addDays, firstDayOf, officeToday } from '#core/days.ts'
import { managePrefix } from '#core/derive/routes.ts'
import { reports } from '#domain/reports/index.ts'
import { checkBooks } from '#api/ledger/invariants.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openPhnomPenh } from '#tests/support/money/phnom-penh.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Every figure of every report is the sum of the documents behind it, in a building of đồng and in one of dollars and riel.

let seeded: SeededServer
let desk: CashDesk
const today = officeToday()
const yesterday = addDays(today, -1)
type Manage = ReturnType<SeededServer['as']>

interface Read {
  readonly rows: readonly {
    readonly key: string
    readonly label: string
    readonly values: Readonly<Record<string, string>>
  }[]
  readonly total: Readonly<Record<string, string>>
}

const idOf = async (table: string, code: string) =>
  (
    await seeded.db.query<{ id: string }>(
      `select id::text from ${table} where building_id = 1 and code = $1`,
      [code],
    )
  )[0]?.id ?? ''

beforeAll(async () => {
  seeded = await openSeededServer()
  const penh = await openPhnomPenh(seeded)
  desk = await openCashDesk(seeded)
  const fund = await idOf('cash_account', 'QUY-TM')
  const approve = async (path: string, values: object) => {
    const made = await desk.a(`POST ${path}`, { building_id: '1', cash_account_id: fund, ...values })
    expect(outcome(await desk.a(`POST ${path}/${recordOf(made).id}/approve`, {}))).toBe('200')
    return recordOf(made).id
  }
  await approve('opening-balances', { date: yesterday, amount: '5000' })
  await desk.fee(desk.apartment(0), '300', { name: 'Nước', fee_type: 'WATER' })
  await desk.fee(desk.apartment(0), '200', { fee_type: 'MANAGEMENT' })
  await desk.fee(desk.apartment(1), '700', { fee_type: 'MANAGEMENT' })
  await desk.collect(desk.apartment(0), '450')
  await desk.collect(desk.apartment(0), '100', { confirm_excess: true, extra_credit_reason: 'trả trước' })
  const taken = recordOf(await desk.collect(desk.apartment(1), '600'))
  await desk.takeBack(String(taken.id))
  await desk.collect(desk.apartment(1), '250')
  const paid = {
    date: today,
    party: 'Điện lực',
    category_id: await idOf('payment_voucher_category', 'CHI-DIEN'),
  }
  await approve('payment-vouchers', { ...paid, amount: '450' })
  const wrong = await approve('payment-vouchers', { ...paid, amount: '70' })
  await desk.a(`POST payment-vouchers/${wrong}/void`, { reason: 'nhầm' })
  await penh.rate(4100)
  const fee = await penh.fee('30.5')
  await penh.pay(fee, '30.5', '30.5', [
    ['usd', '20.5'],
    ['riel', '41000'],
  ])
}, 60_000)
afterAll(() => seeded.close())

const addressOf = (path: string, building: string, more: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams({ building_id: building, ...more }).toString()}`

async function read(as: Manage, building: string, path: string, more: Readonly<Record<string, string>>) {
  const reply = await as(`GET ${addressOf(path, building, more)}`)
  expect(outcome(reply), `${path} ${JSON.stringify(more)} ${JSON.stringify(faults(reply))}`).toBe('200')
  return reply.body.data as Read
}

const period = { from: firstDayOf(addDays(firstDayOf(today), -40)), to: today }

test.each([
  ['đồng', '1', 'A'],
  ['dollars and riel', '2', 'B2'],
] as const)(
  'every figure is the sum of its documents, in %s',
  async (_, building, person) => {
    const as = seeded.as(person)
    const differing: string[] = []
    let walked = 0
    for (const { path, by: dimensions, columns } of reports)
      for (const by of dimensions) {
        const { rows, total } = await read(as, building, path, { ...period, by })
        const cells = [
          ...rows.map(({ key, values }) => ({ more: { key }, values })),
          { more: {}, values: total },
        ]
        for (const { more, values } of cells)
          for (const column of columns) {
            const found = await as(
              `GET ${addressOf(`${path}/documents`, building, { ...period, by, column: column.name, ...more, limit: '100' })}`,
            )
            const list = found.body.data as { sum: string; total: number; rows: { amount: string }[] }
            const said = column.counts === true ? String(list.total) : list.sum
            walked++
            if (
              said !== values[column.name] ||
              sumAmounts(list.rows.map(({ amount }) => amount)) !== list.sum
            )
              differing.push(
                `${path} ${by} ${JSON.stringify(more)} ${column.name}: ${values[column.name]}, list ${said}`,
              )
          }
        // What the rows come to is the total; a document may be in several rows.
        for (const { name, span = 'within', counts } of columns)
          if (span === 'within' && counts !== true)
            if (sumAmounts(rows.map(({ values }) => values[name] ?? '0')) !== total[name])
              differing.push(`${path} ${by} ${name}: rows do not come to ${total[name]}`)
      }
    expect(differing).toEqual([])
    expect(walked).toBeGreaterThan(100)
  },
  120_000,
)

test('a period begins with what the one before left', async () => {
  const { rows, total } = await read(desk.a, '1', 'report/daily', { ...period, by: 'day' })
  expect(total).toEqual({ opening: '0', in: '6470', out: '1120', closing: '5350' })
  for (const [at, { values }] of rows.entries())
    if (at > 0) expect(values['opening']).toBe(rows[at - 1]?.values['closing'])
  const later = await read(desk.a, '1', 'report/daily', { from: today, to: today })
  expect(later.total['opening']).toBe(rows.find(({ key }) => key === yesterday)?.values['closing'])
})

test('a period is needed, and one that ends after it begins', async () => {
  expect(faults(await desk.a('GET report/daily?building_id=1'))).toEqual([
    'from:report_period_required',
    'to:report_period_required',
  ])
  const backwards = await desk.a(`GET report/daily?building_id=1&from=${today}&to=${yesterday}`)
  expect(faults(backwards)).toEqual(['to:invalid_not_before'])
})

test('nobody of another building reads them', async () => {
  for (const { path } of reports)
    for (const call of ['', '/documents', '/export', '/pdf']) {
      const reply = await seeded.as('B2')(
        `GET ${addressOf(`${path}${call}`, '1', { ...period, column: 'net' })}`,
      )
      expect([403, 404], path + call).toContain(reply.status)
    }
})

test('the sheet says what, whose and when, and its total is the screen’s', async () => {
  const { total } = await read(desk.a, '1', 'report/monthly', period)
  const reply = await fetch(
    `${seeded.server.address}${managePrefix}/report/monthly/export?building_id=1&from=${period.from}&to=${period.to}`,
    { headers: { authorization: `Bearer ${seeded.tokens.A}`, 'client-id': '3', 'accept-language': 'vi' } },
  )
  const file = Buffer.from(await reply.arrayBuffer())
  const rows = await readSheet(file)
  expect(rows[0]?.[0]).toBe('Báo cáo tháng')
  expect(rows.at(-1)?.slice(1)).toEqual(
    ['opening', 'in', 'out', 'closing'].map((name) => Number(total[name])),
  )
})

test('what reports add up is what the ledger has', async () => {
  const verdicts = await checkBooks(seeded.db)
  expect(verdicts.find(({ code }) => code === 'I23')).toMatchObject({ count: 0 })
})

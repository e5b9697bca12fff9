import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import { addDays, firstDayOf, lastDayOf, officeToday, writtenDay } from '#core/days.ts'
import { managePrefix } from '#core/derive/routes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { reports } from '#domain/reports/index.ts'
import { comparedPeriod } from '#domain/reports/periods.ts'
import { checkBooks } from '#api/ledger/invariants.ts'
import { spendDayOnPlans } from '#tests/support/money/day-of-plans.ts'
import { compareWithSql } from '#tests/support/money/figures-by-sql.ts'
import {
  openReportGround,
  period,
  reportAddress,
  yesterday,
  type ReadReport,
  type ReportGround,
} from '#tests/support/money/report-ground.ts'
import { faults, outcome, type SeededServer } from '#tests/support/server/seeded-server.ts'

// Every figure of every report is the sum of the documents behind it, in buildings of đồng, of dollars and of riel.

const today = officeToday()
type Manage = ReturnType<SeededServer['as']>

async function read(as: Manage, building: string, path: string, more: Readonly<Record<string, string>>) {
  const reply = await as(`GET ${reportAddress(path, building, more)}`)
  expect(outcome(reply), `${path} ${JSON.stringify(more)} ${JSON.stringify(faults(reply))}`).toBe('200')
  return reply.body.data as ReadReport
}

/** Walks every figure of every report to the list behind it. */
async function walk(as: Manage, building: string): Promise<void> {
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
            `GET ${reportAddress(`${path}/documents`, building, { ...period, by, column: column.name, ...more, limit: '100' })}`,
          )
          const list = found.body.data as { sum: string; total: number; rows: { amount: string }[] }
          const said = column.counts === true ? String(list.total) : list.sum
          walked++
          if (said !== values[column.name] || sumAmounts(list.rows.map(({ amount }) => amount)) !== list.sum)
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
}

/** A file of building 1, in Vietnamese. */
async function fileOf({ seeded }: ReportGround, path: string, more: Readonly<Record<string, string>>) {
  const reply = await fetch(`${seeded.server.address}${managePrefix}/${reportAddress(path, '1', more)}`, {
    headers: { authorization: `Bearer ${seeded.tokens.A}`, 'client-id': '3', 'accept-language': 'vi' },
  })
  return Buffer.from(await reply.arrayBuffer())
}

/** At least ten figures of the dashboard and of the reports are what plain SQL finds. */
async function addsUp(
  { seeded }: ReportGround,
  { who, buildingId }: { readonly who: 'A' | 'ADM' | 'B2'; readonly buildingId: string },
) {
  const as = seeded.as(who)
  const { user } = (await as('GET ../current-user')).body as unknown as { user: { id: string } }
  const {
    wrong,
    dashboard,
    reports: ofReports,
  } = await compareWithSql(seeded.db, {
    buildingId,
    accountId: user.id,
    get: async (path) => (await as(`GET ${path}`)).body.data,
  })
  expect(wrong).toEqual([])
  expect(Math.min(dashboard, ofReports)).toBeGreaterThanOrEqual(10)
}

describe.each<CurrencyCode>(['vnd', 'riel'])('in a building whose books are in %s', (currency) => {
  let ground: ReportGround
  beforeAll(async () => {
    ground = await openReportGround(currency)
    await spendDayOnPlans(ground.seeded)
  }, 60_000)
  afterAll(() => ground.close())

  test('every figure is the sum of its documents', () => walk(ground.seeded.as('A'), '1'), 120_000)

  test('every figure that SQL adds up once more is the same', async () => {
    await addsUp(ground, { who: 'A', buildingId: '1' })
    await addsUp(ground, { who: 'ADM', buildingId: '1' })
  })

  test('what reports add up is what the ledger has', async () => {
    const verdicts = await checkBooks(ground.seeded.db)
    expect(verdicts.find(({ code }) => code === 'I23')).toMatchObject({ count: 0 })
  })
})

describe('of đồng, and of dollars and riel', () => {
  let ground: ReportGround
  beforeAll(async () => {
    ground = await openReportGround()
  }, 60_000)
  afterAll(() => ground.close())

  test(
    'every figure is the sum of its documents in dollars',
    () => walk(ground.seeded.as('B2'), '2'),
    120_000,
  )

  test('in dollars too, every figure that SQL adds up once more is the same', () =>
    addsUp(ground, { who: 'B2', buildingId: '2' }))

  test('a currency shows what its own boxes took, and the rate is named', async () => {
    const as = ground.seeded.as('B2')
    const till = (more: Readonly<Record<string, string>>) =>
      read(as, '2', 'cashiers/statistics', { ...period, ...more })
    const all = await till({})
    expect([all.total['net'], (await till({ currency_code: 'usd' })).total['net']]).toEqual(['30.5', '20.5'])
    expect((await till({ currency_code: 'riel' })).total['net']).toBe('41000')
    expect(all.rates).toMatchObject([{ currency: 'riel', lowest: '4100' }])
  })

  test('an account shows the documents whose money went through it', async () => {
    const { desk, seeded, fund } = ground
    const [bank] = await seeded.db.query<{ id: string }>(
      `select id::text from cash_account where building_id = 1 and id <> $1 limit 1`,
      [fund],
    )
    for (const [path, net] of [
      ['report/receipts', '800'],
      ['report/payments', '450'],
    ] as const) {
      const through = async (account: string) =>
        (await read(desk.a, '1', path, { ...period, cash_account_id: account })).total['net']
      expect([await through(fund), await through(bank?.id ?? '')], path).toEqual([net, '0'])
    }
  })

  test('narrowed down, the figures of receipts are those of their documents, of whatever they are read', async () => {
    const { desk, seeded } = ground
    const [known] = await seeded.db.query<Record<string, string>>(
      `select r.collector_id::text, r.payment_method_id::text, a.block_id::text from receipt r
        join apartment a on a.building_id = r.building_id and a.id = r.apartment_id where r.building_id = 1 limit 1`,
    )
    const narrowed = Object.entries({ ...known, fee_type: 'MANAGEMENT', cash_account_id: ground.fund })
    const more = [...narrowed.map((one) => Object.fromEntries([one])), Object.fromEntries(narrowed)]
    for (const by of ['item', 'day', 'block'])
      for (const filters of more) {
        const asked = { ...period, by, ...filters }
        const { total } = await read(desk.a, '1', 'report/receipts', asked)
        for (const [column, figure] of [
          ['documents', 'total'],
          ['net', 'sum'],
        ] as const) {
          const list = await desk.a(
            `GET ${reportAddress('report/receipts/documents', '1', { ...asked, column: column === 'documents' ? 'booked' : column })}`,
          )
          const said = (list.body.data as { sum: string; total: number })[figure]
          expect(String(said), `${JSON.stringify(asked)} ${column}`).toBe(total[column])
          expect(said).not.toBe('0')
        }
      }
  })

  test('a period begins with what the one before left', async () => {
    const { rows, total } = await read(ground.desk.a, '1', 'report/daily', { ...period, by: 'day' })
    expect(total).toEqual({ opening: '0', in: '6470', out: '1120', moved: '0', closing: '5350' })
    for (const [at, { values }] of rows.entries())
      if (at > 0) expect(values['opening']).toBe(rows[at - 1]?.values['closing'])
    const later = await read(ground.desk.a, '1', 'report/daily', { from: today, to: today })
    expect(later.total['opening']).toBe(rows.find(({ key }) => key === yesterday)?.values['closing'])
  })

  test('what only the compared period has is a row, also the days that its month has more', async () => {
    const { desk } = ground
    const late = { received_on: '2026-01-31', confirm_excess: true, extra_credit_reason: 'x' }
    expect(outcome(await desk.collect(desk.apartment(3), '90', late))).toBe('201')
    const asked = { from: '2026-02-01', to: '2026-02-28', by: 'day', compare: 'previous' }
    const { rows, compared } = await read(desk.a, '1', 'report/receipts', asked)
    expect(rows.map(({ label, values }) => [label, values['net']])).toEqual([['31/01/2026', '0']])
    expect(compared?.rows.map(({ key, values }) => [key, values['net']])).toEqual([[rows[0]?.key, '90']])
    expect(compared?.total['net']).toBe('90')
  })

  test('a period is needed, and one that ends after it begins', async () => {
    expect(faults(await ground.desk.a('GET report/daily?building_id=1'))).toEqual([
      'from:report_period_required',
      'to:report_period_required',
    ])
    const backwards = await ground.desk.a(`GET report/daily?building_id=1&from=${today}&to=${yesterday}`)
    expect(faults(backwards)).toEqual(['to:invalid_not_before'])
  })

  test('a period of more months than have rows is refused at its end, and told by type all the same', async () => {
    const long = `fees/statistics?building_id=1&from=1900-01-01&to=2199-12-31`
    expect(faults(await ground.desk.a(`GET ${long}&by=month`))).toEqual(['to:too_many_months'])
    expect((await ground.desk.a(`GET ${long}`)).status).toBe(200)
  })

  test('nobody of another building reads them', async () => {
    for (const { path } of reports)
      for (const call of ['', '/documents', '/export', '/pdf']) {
        const reply = await ground.seeded.as('B2')(
          `GET ${reportAddress(`${path}${call}`, '1', { ...period, column: 'net' })}`,
        )
        expect([403, 404], path + call).toContain(reply.status)
      }
  })

  test('what a report is compared with adds up in its rows, and is in the sheet with its period', async () => {
    const from = addDays(today, 1)
    // What begins with a month is held against the month before: all of both.
    const next = { from, to: from === firstDayOf(from) ? lastDayOf(from) : from }
    const asked = { ...next, compare: 'previous' }
    const before = comparedPeriod(next, 'previous')
    for (const { path, by: dimensions, columns } of reports)
      for (const by of dimensions) {
        const { rows, compared } = await read(ground.desk.a, '1', path, { ...asked, by })
        const shown = new Set(rows.map(({ key }) => key))
        const beside = (compared?.rows ?? []).filter(({ key }) => shown.has(key))
        for (const { name, span = 'within', counts } of columns)
          if (span === 'within' && counts !== true)
            expect([path, by, name, sumAmounts(beside.map(({ values }) => values[name] ?? '0'))]).toEqual([
              path,
              by,
              name,
              compared?.total[name],
            ])
      }
    const { compared } = await read(ground.desk.a, '1', 'report/receipts', asked)
    const then = { ...before, column: 'net' }
    expect((await read(ground.desk.a, '1', 'report/receipts/documents', then)).sum).toBe(
      compared?.total['net'],
    )
    expect(Number(compared?.total['net'])).toBeGreaterThan(0)
    const sheet = await readSheet(await fileOf(ground, 'report/receipts/export', asked))
    expect(sheet.flat()).toContain(`So với ${writtenDay(before.from)} – ${writtenDay(before.to)}`)
    const heads = sheet.find((cells) => cells.includes('Thay đổi (%)')) ?? []
    expect(heads.slice(-2)).toEqual(['Thực tế kỳ so sánh', 'Thay đổi (%)'])
    expect(sheet.at(-1)?.slice(-2)).toEqual([Number(compared?.total['net']), -100])
  })

  test('the sheet says what, whose and when, and its total is the screen’s', async () => {
    const { total } = await read(ground.desk.a, '1', 'report/monthly', period)
    const rows = await readSheet(await fileOf(ground, 'report/monthly/export', period))
    expect(rows[0]?.[0]).toBe('Báo cáo tháng')
    expect(rows.at(-1)?.slice(1)).toEqual(
      ['opening', 'in', 'out', 'moved', 'closing'].map((name) => Number(total[name])),
    )
  })
})

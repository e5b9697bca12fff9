import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, firstDayOf, lastDayOf, monthAfter, monthOf, officeToday } from '#core/days.ts'
import { movesSql, owedKinds } from '#api/ledger/moves-sql.ts'
import { sumLedgers } from '#api/ledger/day-sums.ts'
import { daysServing, listName, statementsOf } from '#api/reports/statements.ts'
import { synthesisReport } from '#domain/reports/apartments.ts'
import { cashierStatistics, receiptReport } from '#domain/reports/documents.ts'
import { feeStatistic } from '#domain/reports/fees.ts'
import { bases, type Dimension, type Filter, type Report } from '#domain/reports/report.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openPhnomPenh } from '#tests/support/money/phnom-penh.ts'
import { openUndone, undone, type Undone } from '#tests/support/money/undone-documents.ts'
import { outcome, recordOf } from '#tests/support/server/seeded-server.ts'

// What reports read of sums is what they read of the moves themselves: whole months and parts of them, with all that an
// office takes back, in a closed month, in dollars and riel.

const today = officeToday()
const thisMonth = monthOf(today)
const [lastMonth, before] = [monthAfter(today, -1), monthAfter(today, -2)]
const dayOf = (month: string, day: number) => addDays(firstDayOf(month), day - 1)
const periods = [
  ['a whole month, which is closed', firstDayOf(lastMonth), lastDayOf(lastMonth)],
  ['whole months', firstDayOf(before), lastDayOf(thisMonth)],
  ['from a month’s first day to a day in it', firstDayOf(lastMonth), dayOf(lastMonth, 12)],
  ['from a day in a month to its last day', dayOf(lastMonth, 12), lastDayOf(lastMonth)],
  ['days within one month', dayOf(lastMonth, 3), dayOf(lastMonth, 20)],
  ['the last day of a month alone', lastDayOf(lastMonth), lastDayOf(lastMonth)],
  ['the first day of a month alone', firstDayOf(thisMonth), firstDayOf(thisMonth)],
  ['parts of two months that follow', dayOf(before, 10), dayOf(lastMonth, 9)],
  ['parts of two months around a whole one', dayOf(before, 10), dayOf(thisMonth, 9)],
  ['all years', '2019-05-17', '2031-02-03'],
  ['years before anything', '1999-01-01', '2001-12-31'],
  ['days to come', addDays(lastDayOf(thisMonth), 1), addDays(today, 400)],
] as const

let ground: Undone
let block: string
beforeAll(async () => {
  ground = await openUndone(lastDayOf(lastMonth))
  const { desk, seeded, undo } = ground
  const done = (reply: Parameters<typeof outcome>[0], expected = '201') =>
    expect(outcome(reply), JSON.stringify(reply.body)).toBe(expected)
  const more = { confirm_excess: true, extra_credit_reason: 'trả trước' }
  const [home, other] = [desk.apartment(0), desk.apartment(1)]
  // One receipt settles several types and months; another is told by two days of one month.
  for (const [month, fee_type, amount] of [
    [before, 'WATER', '31'],
    [before, 'MANAGEMENT', '41'],
    [lastMonth, 'WATER', '51'],
    [lastMonth, 'MANAGEMENT', '61'],
    [thisMonth, 'WATER', '71'],
  ] as const)
    await desk.fee(home, amount, { month, fee_type })
  done(await desk.collect(home, '200', { ...more, received_on: dayOf(lastMonth, 5) }))
  done(await desk.collect(home, '120', { ...more, received_on: dayOf(lastMonth, 20) }))
  await desk.fee(other, '90', { month: lastMonth, fee_type: 'MANAGEMENT' })
  done(await desk.collect(other, '60', { deduction: '30', deduction_reason: 'Giảm phí' }))
  await desk.fee(other, '0', { month: lastMonth })
  done(await desk.draft(other, '500', { month: thisMonth, fee_type: 'WATER' }))
  done(await desk.a('POST closed-months', { building_id: '1', month: lastMonth }))
  for (const name of undone) done(await undo[name](), '200')
  const penh = await openPhnomPenh(seeded)
  const both = [
    ['usd', '20.5'],
    ['riel', '40500'],
  ] as const
  done(await penh.pay(await penh.fee('30.5'), '30.5', '30.5', both))
  const wrong = await penh.pay(await penh.fee('10'), '10', '10', [['riel', '40500']])
  done(wrong)
  done(await penh.b2(`POST receipts/${recordOf(wrong).id}/void`, { reason: 'nhầm' }), '200')
  await sumLedgers(seeded.db, null)
  const [own] = await seeded.db.query<{ id: string }>(
    'select block_id::text as id from apartment where building_id = 1 and id = $1',
    [home],
  )
  block = own?.id ?? ''
}, 120_000)
afterAll(() => ground.seeded.close())

interface Asked {
  readonly from: string
  readonly to: string
  readonly building?: string
  readonly filters?: Readonly<Partial<Record<Filter, string>>>
}
type Rows = Readonly<Record<string, Readonly<Record<string, string>>>>

const valuesOf = (report: Report, { from, to, building = '1', filters = {} }: Asked) => ({
  ...Object.fromEntries(report.filters.map((name) => [name, null])),
  ...filters,
  buildingId: building,
  from,
  to,
})

/** Rows in which something is, by their keys, and the total. */
const byKey = (
  found: readonly { key: string | null; is_total: boolean; values: Readonly<Record<string, string>> }[],
): Rows =>
  Object.fromEntries(
    found
      .filter((row) => row.is_total || Object.values(row.values).some((figure) => Number(figure) !== 0))
      .map((row) => [row.is_total ? 'total' : `of ${row.key}`, row.values]),
  )

/** The rows of a report as one of its statements reads them: of moves, or of sums by their name. */
async function rowsOf(report: Report, by: Dimension, sums: string | undefined, asked: Asked) {
  const { rows, longRows } = statementsOf(report)
  const [{ db }, values] = [ground.seeded, valuesOf(report, asked)]
  const name = sums === undefined ? by : `${by}/${sums}`
  return byKey(
    await (by === 'apartment' ? longRows(db, { ...values, most: null }, name) : rows(db, values, name)),
  )
}

const keys = { fee_type: 'm.fee_type', apartment: 'm.apartment_id', block: 'a.block_id' } as const

/** What is owed, of the moves of all entries. */
async function owedOf(by: keyof typeof keys | 'month', { from, to, filters = {} }: Asked): Promise<Rows> {
  const within = (kinds: string, sign = '') =>
    `trim_scale(coalesce(sum(${sign}m.amount) filter (where m.day >= $1 and m.kind in ${kinds}), 0))::text`
  const key = by === 'month' ? `case when m.day < $1 then '' else to_char(m.day, 'YYYY-MM') end` : keys[by]
  const found = await ground.seeded.db.query<{ key: string | null; is_total: boolean; values: object }>(
    `select m.key, grouping(m.key) = 1 as is_total, jsonb_build_object(
        'opening', trim_scale(coalesce(sum(m.amount) filter (where m.day < $1), 0))::text,
        'charged', ${within(owedKinds.charged)}, 'settled', ${within(owedKinds.settled, '-')},
        'let_off', ${within(owedKinds.let_off, '-')}, 'closing', trim_scale(coalesce(sum(m.amount), 0))::text) as values
      from (select m.*, coalesce((${key})::text, '') as key from (${movesSql.owed('ledger_entry')}) m
        join apartment a on a.building_id = m.building_id and a.id = m.apartment_id
        where m.building_id = 1 and m.day <= $2 and ($3::bigint is null or a.block_id = $3) and ($4::text is null or m.fee_type = $4)) m
      group by grouping sets ((m.key), ())`,
    [from, to, filters.block_id ?? null, filters.fee_type ?? null],
  )
  return byKey(found as Parameters<typeof byKey>[0])
}

describe.each(periods)('%s', (_title, from, to) => {
  const asked = { from, to }

  test('what is owed is that of its moves', async () => {
    const [ofBlock, ofType] = [{ block_id: block }, { fee_type: 'MANAGEMENT' }]
    for (const [by, sums, filters] of [
      ['apartment', 'owed_month', {}],
      ['apartment', 'owed_month', ofBlock],
      ['block', 'owed_month', {}],
      ['month', 'owed_month', ofBlock],
      ['apartment', 'owed_day', ofType],
      ['fee_type', 'owed_day', ofBlock],
      ['fee_type', 'owed_sum', {}],
      ['month', 'owed_sum', {}],
      ['month', 'owed_sum', ofType],
    ] as const) {
      const narrowed = { ...asked, filters }
      expect(await rowsOf(synthesisReport, by, sums, narrowed), `${by} ${sums}`).toEqual(
        await owedOf(by, narrowed),
      )
    }
  })

  test('fees are those that stand', async () => {
    const months = { from: firstDayOf(from), to: lastDayOf(to) }
    for (const by of ['month', 'fee_type'] as const)
      for (const filters of [{}, { fee_type: 'WATER' }]) {
        const narrowed = { ...months, filters }
        expect(await rowsOf(feeStatistic, by, 'owed_sum', narrowed)).toEqual(
          await rowsOf(feeStatistic, by, 'fees', narrowed),
        )
      }
  })

  test.each([
    [
      cashierStatistics,
      'till_day',
      ['currency_code', 'cash_account_id', 'payment_method_id', 'collector_id'],
    ],
    [receiptReport, 'received_day', ['fee_type', 'payment_method_id', 'collector_id']],
  ] as const)('money is that of its moves: $name', async (report, sums, narrowing) => {
    for (const building of ['1', '2'])
      for (const filters of [{}, ...(await valuesIn(building, narrowing))])
        for (const by of report.by.filter((one) => one !== 'block')) {
          const narrowed = { ...asked, building, filters }
          expect(await rowsOf(report, by, sums, narrowed), `${by} ${JSON.stringify(filters)}`).toEqual(
            await rowsOf(report, by, undefined, narrowed),
          )
        }
  })
})

/** Every value of these filters that receipts of a building have. */
async function valuesIn(
  building: string,
  names: readonly Filter[],
): Promise<Partial<Record<Filter, string>>[]> {
  const columns: Partial<Record<Filter, string>> = {
    cash_account_id: 'select distinct cash_account_id::text as value from till_day',
    payment_method_id: 'select distinct payment_method_id::text as value from till_day',
    collector_id: 'select distinct collector_id::text as value from till_day',
    fee_type: 'select distinct fee_type as value from owed_sum',
  }
  const found = names.map(async (name) => {
    const sql = columns[name]
    const values =
      sql === undefined
        ? ['vnd', 'usd', 'riel']
        : (await ground.seeded.db.query<{ value: string }>(`${sql} where building_id = $1`, [building])).map(
            ({ value }) => value,
          )
    return values.map((value) => ({ [name]: value }))
  })
  return (await Promise.all(found)).flat()
}

describe.each([synthesisReport, receiptReport, cashierStatistics] as Report[])(
  'the documents behind figures of $name',
  (report) => {
    /** Every page of a list, one after the other. */
    async function pages(by: Dimension, sums: string, days: string, asked: Asked, key: string | null) {
      const all = []
      for (let skip = 0; ; skip += 7) {
        const values = { ...valuesOf(report, asked), key, limit: 7, skip }
        const list = listName({ sums, by, days })
        const page = await statementsOf(report).documents(ground.seeded.db, values, list)
        all.push(...page)
        if (page.length < 7) return all
      }
    }

    test('page by page they are those that are counted', async () => {
      let compared = 0
      for (const building of ['1', '2'])
        for (const [from, to] of [
          ['2019-01-01', '2031-01-01'],
          [dayOf(before, 10), dayOf(thisMonth, 9)],
        ] as const)
          for (const by of report.by)
            for (const filters of [{}, ...(await valuesIn(building, filtersOf(report)))]) {
              const days = daysServing(report, by, Object.keys(filters) as Filter[])
              if (days === undefined || by === 'day' || by === 'month') continue
              const asked = { from, to, building, filters }
              const rows = await statementsOf(report).rows(
                ground.seeded.db,
                valuesOf(report, asked),
                `${by}/${days}`,
              )
              for (const key of rows.map((row) => (row.is_total ? null : row.key)))
                for (const sums of bases[report.base].measures) {
                  const values = { ...valuesOf(report, asked), key, limit: 1_000, skip: 0 }
                  const list = listName({ sums, by })
                  const counted = await statementsOf(report).documents(ground.seeded.db, values, list)
                  compared += counted.length
                  expect(
                    await pages(by, sums, days, asked, key),
                    `${building} ${by} ${key} ${sums} ${JSON.stringify(filters)}`,
                  ).toEqual(counted)
                }
            }
      expect(compared).toBeGreaterThan(100)
    }, 120_000)
  },
)

/** Those that leave the sums to serve. */
const filtersOf = ({ base }: Report): readonly Filter[] =>
  base === 'till' ? ['currency_code', 'cash_account_id'] : ['fee_type']

test('apartments come in the order of their codes, as many as a screen shows', async () => {
  const { db } = ground.seeded
  const codes = ['A-10', 'A-9', 'a-9', 'Đ1', 'D2', 'E 1', 'A9', '1.10', '1.9', 'Ă-1', 'Â-1', 'B_2']
  for (const [at, code] of codes.entries())
    await db.execute(`update apartment set code = $2 where building_id = 1 and id = $1`, [
      ground.desk.apartment(at),
      code,
    ])
  const read = async (most: number | null) => {
    const asked = valuesOf(synthesisReport, { from: '2019-01-01', to: '2031-01-01' })
    const found = await statementsOf(synthesisReport).longRows(db, { ...asked, most }, 'apartment/owed_month')
    return { names: found.filter((row) => !row.is_total).map(({ name }) => name ?? ''), found }
  }
  const all = await read(null)
  const natural = new Intl.Collator('vi', { numeric: true })
  expect(all.names).toEqual(all.names.toSorted(natural.compare))
  expect(all.names.filter((name) => codes.includes(name)).length).toBeGreaterThan(5)
  const some = await read(4)
  expect(some.names).toEqual(all.names.slice(0, 4))
  expect(some.found[0]).toEqual(all.found[0])
  expect(some.found.map(({ count }) => count)).toEqual(some.found.map(() => all.names.length))
})

test('the books hold', async () => {
  expect(await findBrokenInvariants(ground.seeded.db)).toEqual({})
})

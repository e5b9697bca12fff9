import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstDayOf, lastDayOf, monthAfter, officeToday } from '#core/days.ts'
import { reports } from '#domain/reports/index.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openUndone, undone, type Undone } from '#tests/support/money/undone-documents.ts'
import { reportAddress, type ReadReport } from '#tests/support/money/report-ground.ts'
import { outcome } from '#tests/support/server/seeded-server.ts'

// A closed month's reports stay as they were, whatever the office takes back afterwards: that is booked today.

const today = officeToday()
const month = monthAfter(today, -1)
const closed = { from: firstDayOf(month), to: lastDayOf(month) }
const open = { from: firstDayOf(today), to: today }
/** Fee statistics say how a month's fees stand today, and so follow what becomes of them. */
const ofLedger = reports.filter(({ name }) => name !== 'fee_statistic')

let ground: Undone
beforeAll(async () => {
  ground = await openUndone(closed.to)
}, 60_000)
afterAll(() => ground.seeded.close())

async function read(path: string, period: typeof closed, more: Readonly<Record<string, string>>) {
  const reply = await ground.desk.a(`GET ${reportAddress(path, '1', { ...period, ...more })}`)
  expect(outcome(reply), `${path} ${JSON.stringify(more)}`).toBe('200')
  return reply.body.data as ReadReport
}

/** The rows of every report of the closed month: the usual ones, or all that there are. */
async function figures(which: 'usual' | 'all'): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const { path, by: dimensions } of ofLedger)
    for (const by of which === 'all' ? dimensions : dimensions.slice(0, 1)) {
      const { rows, total } = await read(path, closed, { by })
      all[`${path} by ${by}`] = { rows, total }
    }
  return all
}

/** The documents behind every figure of its totals. */
async function documents(): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const { path, columns } of ofLedger)
    for (const { name: column } of columns)
      all[`${path} ${column}`] = await read(`${path}/documents`, closed, { column, limit: '100' })
  return all
}

let usual: Record<string, unknown>
let before: Record<string, unknown>
let listed: Record<string, unknown>
test('the month is closed with something in every report', async () => {
  expect(outcome(await ground.desk.a('POST closed-months', { building_id: '1', month }))).toBe('201')
  usual = await figures('usual')
  before = await figures('all')
  listed = await documents()
  for (const { path, columns } of ofLedger) {
    const { total } = await read(path, closed, {})
    const moved = columns.filter(({ name }) => Number(total[name]) !== 0).map(({ name }) => name)
    expect(moved.length, path).toBeGreaterThan(1)
  }
})

test.each(undone)('they stay when this is taken back: %s', async (name) => {
  const reply = await ground.undo[name]()
  expect(outcome(reply), JSON.stringify(reply.body)).toBe('200')
  expect(await figures('usual')).toEqual(usual)
})

test('so do all their rows and documents, what was taken back is in this month, and the books hold', async () => {
  expect(await figures('all')).toEqual(before)
  expect(await documents()).toEqual(listed)
  for (const path of ['report/receipts', 'report/payments', 'cashiers/statistics']) {
    const { total } = await read(path, open, {})
    expect([path, total['documents'], Number(total['voided']) < 0]).toEqual([path, '0', true])
  }
  for (const path of ['report/monthly', 'report/daily', 'report/synthesis', 'report/balance']) {
    const [then, now] = [await read(path, closed, {}), await read(path, open, {})]
    expect([path, now.total['opening']]).toEqual([path, then.total['closing']])
  }
  expect(await findBrokenInvariants(ground.seeded.db)).toEqual({})
})

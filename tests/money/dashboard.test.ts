import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, monthAfter, monthOf, officeToday } from '#core/days.ts'
import { encodeListQuery, emptyQuery } from '#core/wire/query.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readDashboard } from '#domain/calls/dashboard.ts'
import { figuresIn, type Figure } from '#domain/figures.ts'
import { currencyCodes, type CurrencyCode } from '#domain/currency.ts'
import { entityOf } from '#resources'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'
import { keepBooksIn } from '#tests/support/money/keep-books-in.ts'

type Dashboard = DataOf<typeof readDashboard>
type Manage = ReturnType<SeededServer['as']>

async function read(ask: Manage, building = '1'): Promise<Dashboard> {
  const reply = await ask(`GET dashboard?building_id=${building}`)
  expect(outcome(reply), JSON.stringify(reply.body)).toBe('200')
  return reply.body.data as Dashboard
}

/** What the list behind a figure says of itself: its total, or how many records it has. */
async function totalOf(ask: Manage, { list }: Figure, buildingId = '1'): Promise<string> {
  const entity = entityOf(list.resource)
  const query = encodeListQuery({
    ...emptyQuery(),
    buildingId,
    limit: 1,
    filters: [...list.filters],
    ...(list.sums === null ? {} : { totals: [list.sums] }),
  })
  const reply = await ask(`GET ${entity?.path}?${query}`)
  expect(outcome(reply), `${list.resource} ${decodeURIComponent(String(query))}`).toBe('200')
  if (list.sums === null) return String(reply.body.total)
  const totals = reply.body.totals as Record<string, { amount: string }[]>
  return totals[list.sums]?.[0]?.amount ?? '0'
}

/** Figures of other buildings are asked for there. */
const buildingAt = (data: Dashboard, path: string) => {
  const [part, at] = path.split('.')
  return part === 'buildings' ? (data.buildings[Number(at)]?.building_id ?? '1') : '1'
}

describe.each(currencyCodes)('in a building whose books are in %s', (currency) => {
  let seeded: SeededServer
  beforeAll(async () => {
    seeded = await openSeededServer()
    await keepBooksIn(seeded, currency)
    await spendMonth(seeded, currency)
  })
  afterAll(() => seeded.close())

  test('every figure is the total of its list', async () => {
    for (const who of ['A', 'ADM']) {
      const ask = seeded.as(who)
      const data = await read(ask)
      const figures = figuresIn(data)
      const wrong: string[] = []
      for (const { path, figure } of figures) {
        const total = await totalOf(ask, figure, buildingAt(data, path))
        if (total !== figure.value) wrong.push(`${path}: ${figure.value}, the list has ${total}`)
      }
      expect(wrong).toEqual([])
      expect(figures.length).toBeGreaterThan(40)
    }
  })

  test('what was charged, settled and is open is what the documents say', async () => {
    const { fees, till, funds, debtors } = await read(seeded.as('A'))
    expect(fees?.of_month).toMatchObject({ charged: { value: '1500' }, settled: { value: '600' } })
    expect(fees?.outstanding.value).toBe('1700')
    expect(fees?.overdue.value).toBe('800')
    expect(fees?.ageing.map(({ band, open }) => [band, open.value])).toEqual([
      ['not_due', '900'],
      ['to_30', '0'],
      ['to_60', '800'],
      ['to_90', '0'],
      ['over_90', '0'],
    ])
    expect(fees?.months).toHaveLength(12)
    expect([till?.today.value, till?.today_receipts.value, till?.shift.value]).toEqual(['600', '1', '600'])
    expect(funds?.ordinary).toMatchObject({ receipts: { value: '600' }, deposits: { value: '200' } })
    expect(funds?.maintenance.receipts?.value).toBe('0')
    expect(debtors.map(({ outstanding }) => outstanding.value)).toEqual(['900', '800'])
  })
})

describe('by rights', () => {
  let seeded: SeededServer
  beforeAll(async () => {
    seeded = await openSeededServer()
    await spendMonth(seeded)
  })
  afterAll(() => seeded.close())

  test('a cashier has the own till alone, and no funds', async () => {
    const cashier = await seeded.member(
      '1',
      right('manage_debt', 'read', 'create'),
      right('manage_fee', 'read'),
    )
    const data = await read(cashier)
    expect(data.role).toBe('cashier')
    expect([data.till?.today.value, data.till?.shift.value]).toEqual(['0', '0'])
    expect([data.funds, data.unmatched]).toEqual([null, null])
    const desk = await openCashDesk(seeded)
    const made = await desk.collect(desk.apartment(1), '100', {}, randomUUID(), cashier)
    expect(outcome(made)).toBe('201')
    const after = await read(cashier)
    expect([after.till?.today.value, after.till?.today_receipts.value]).toEqual(['100', '1'])
    for (const { figure } of figuresIn(after)) expect(await totalOf(cashier, figure)).toBe(figure.value)
  })

  test('who reads all and changes nothing has no till, and nothing waits for them', async () => {
    const board = await seeded.member(
      '1',
      ...['manage_debt', 'manage_fee', 'manage_voucher', 'manage_cash_account', 'manage_visitor'].map(
        (code) => right(code, 'read'),
      ),
    )
    const data = await read(board)
    expect([data.role, data.till, data.waiting, data.waiting_total]).toEqual(['board', null, [], 0])
    expect(data.funds?.ordinary.receipts?.value).toBe('700')
  })

  test('who may read no money is told none', async () => {
    const reception = await seeded.member('1', right('manage_visitor', 'read', 'update', 'approve'))
    const data = await read(reception)
    expect([data.role, data.fees, data.till, data.funds, data.debtors]).toEqual([
      'office',
      null,
      null,
      null,
      [],
    ])
    expect(data.today.map(({ resource }) => resource)).toEqual(['visitor'])
    expect(new Set(data.waiting.map(({ resource }) => resource)).size).toBeLessThanOrEqual(1)
  })

  test('a building that one does not work in is closed, and is in no table', async () => {
    expect(outcome(await seeded.as('B2')('GET dashboard?building_id=1'))).toBe('404 record_not_found')
    expect(outcome(await seeded.as('A')('GET dashboard'))).toBe('422 required')
    const data = await read(seeded.as('B2'), '2')
    expect(data.buildings).toEqual([])
    expect(JSON.stringify(data)).not.toContain('"1500"')
  })

  test('the most urgent waits first, and all lines come to the sum', async () => {
    const { waiting, waiting_total: total } = await read(seeded.as('A'))
    expect(waiting.reduce((sum, { records }) => sum + Number(records.value), 0)).toBe(total)
    const colors = waiting.map(({ resource, state }) => entityOf(resource)?.lifecycle?.states[state]?.color)
    const rank = ['danger', 'warning', 'primary', 'default']
    const ranks = colors.map((color) => rank.indexOf(color ?? ''))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })
})

test('until this month is charged, the month before is the one that is collected', async () => {
  const seeded = await openSeededServer()
  try {
    const desk = await openCashDesk(seeded)
    const today = officeToday()
    const before = monthAfter(today, -1)
    await desk.fee(desk.apartment(0), '800', { month: before, due_on: today })
    await desk.fee(desk.apartment(1), '79', { month: monthOf(today), due_on: today })
    const { fees, month } = await read(seeded.as('A'))
    expect([month, fees?.month, fees?.of_month.charged.value]).toEqual([monthOf(today), before, '800'])
    expect(fees?.months.at(-1)?.month).toBe(before)
  } finally {
    await seeded.close()
  }
})

/** A paid and an open fee of this month, and an older one that is overdue for 40 days. */
async function spendMonth(seeded: SeededServer, currency: CurrencyCode = 'vnd'): Promise<void> {
  const desk = await openCashDesk(seeded)
  const today = officeToday()
  const month = monthOf(today)
  const [first, second, third] = [desk.apartment(0), desk.apartment(1), desk.apartment(2)]
  await desk.fee(first, '600', { month, due_on: today })
  await desk.fee(second, '900', { month, due_on: addDays(today, 5), fee_type: 'WATER' })
  await desk.fee(third, '800', { month: monthAfter(today, -1), due_on: addDays(today, -40) })
  await desk.draft(first, '77', { month })
  const made = recordOf(await desk.collect(first, '600', { month, currency_code: currency }))
  expect(made.id).toBeDefined()
  const [fund] = await seeded.db.query<{ id: string }>(
    `select id::text from cash_account where building_id = 1 and code = 'QUY-TM'`,
  )
  // One that was brought in moves no money.
  for (const held of [
    { amount: '200', cash_account_id: fund?.id },
    { amount: '50', brought_in: true },
  ]) {
    const values = { building_id: '1', date: today, apartment_id: first, party: 'Lan', ...held }
    const { id } = recordOf(await desk.a('POST deposits', values))
    expect(outcome(await desk.a(`POST deposits/${id}/approve`, {}))).toBe('200')
  }
}

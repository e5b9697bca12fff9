import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// The list of debts by age: sorted and filtered by what is worked out from open fees.
let seeded: SeededServer
let desk: CashDesk
const today = officeToday()
const owing = ['700', '90', '5000'] as const
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await seeded.db.execute('delete from fee where building_id = 1')
  for (const [at, amount] of owing.entries())
    await desk.fee(desk.apartment(at), amount, { month: '2026-01', due_on: addDays(today, -200) })
  await desk.fee(desk.apartment(3), '40000', { due_on: addDays(today, -10) })
})
afterAll(() => seeded.close())

const ask = (query: string) => desk.a(`GET debts?building_id=1&limit=all&${query}`)
const found = async (query: string) =>
  rowsOf(await ask(query)).map(({ apartment_id, over_90 }) => [apartment_id, over_90])
const home = (at: number) => desk.apartment(at)

test('it is sorted by the sum of an age, either way, and paged so', async () => {
  const [first, second, third] = await found('sort=-over_90')
  expect([first, second, third]).toEqual([
    [home(2), '5000'],
    [home(0), '700'],
    [home(1), '90'],
  ])
  expect((await found('sort=over_90')).slice(-3)).toEqual([
    [home(1), '90'],
    [home(0), '700'],
    [home(2), '5000'],
  ])
  const page = await desk.a('GET debts?building_id=1&limit=1&page=2&sort=-over_90')
  expect(rowsOf(page)).toMatchObject([{ apartment_id: home(0), over_90: '700' }])
})

test('it is filtered by it, and counted as it is now', async () => {
  expect((await found('over_90[gte]=700&sort=-over_90')).map(([id]) => id)).toEqual([home(2), home(0)])
  expect(await found('over_90[between]=1,699')).toEqual([[home(1), '90']])
  expect((await found('or[0][over_90][eq]=90&or[1][to_30][gt]=0')).length).toBe(2)
  const total = async () => (await ask('over_90[gt]=0')).body.total
  expect(await total()).toBe(3)
  await desk.collect(home(1), '90')
  expect(await total()).toBe(2)
})

test.each([
  ['what is no amount', 'over_90[gt]=much', '422', ['over_90:invalid_amount']],
  ['an operator of texts', 'over_90[contains]=9', '422', ['over_90:invalid_operator']],
  ['what is worked out and not declared so', 'sort=deduction', '422', ['deduction:unknown_field']],
  ['the same as a filter', 'deduction[gt]=1', '422', ['deduction:unknown_field']],
])('%s is refused', async (_what, query, status, fields) => {
  const reply = await ask(query)
  expect([outcome(reply).slice(0, 3), faults(reply)]).toEqual([status, fields])
})

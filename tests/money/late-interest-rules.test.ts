import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, firstDayOf, lastDayOf, monthAfter, officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// What holds a rule of late interest once it has charged something, and what a run answers.
const lastMonth = monthAfter(officeToday(), -1)
const monthBefore = monthAfter(officeToday(), -2)

let seeded: SeededServer
let desk: CashDesk
let categoryId: string
let rules: string[] = []
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  // The demo's own rule.
  await seeded.db.execute('delete from late_interest_rule')
  categoryId = String(
    recordOf(
      await desk.a('POST report/receipt-voucher-categories', { building_id: '1', code: 'LAI', name: 'Lãi' }),
    ).id,
  )
})
beforeEach(() => void (rules = []))
afterEach(async () => {
  for (const id of rules) await desk.a(`DELETE late-interest-rules/${id}`)
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
afterAll(() => seeded.close())

const lateFee = () =>
  desk.fee(desk.apartment(0), '1000000', { month: monthBefore, due_on: lastDayOf(monthBefore) })
const makeRule = (values: object = {}) =>
  desk.a('POST late-interest-rules', {
    building_id: '1',
    name: 'Lãi chậm nộp',
    from_date: firstDayOf(lastMonth),
    rate: 0.1,
    per: 'day',
    category_id: categoryId,
    ...values,
  })
const rule = async (values: object = {}) => {
  const id = String(recordOf(await makeRule(values)).id)
  rules.push(id)
  return id
}
const run = async () =>
  recordOf(await desk.a('POST late-interest-runs', { building_id: '1', month: lastMonth }))
const feesOf = async (id: string) =>
  rowsOf(await desk.a(`GET fees?building_id=1&late_interest_run_id=${id}&sort=id`))
const drop = async (fees: readonly Readonly<Record<string, unknown>>[]) => {
  for (const { id } of fees) expect(outcome(await desk.a(`DELETE fees/${String(id)}?reason=sai`))).toBe('200')
}

test('a run says what it has made', async () => {
  await lateFee()
  await rule()
  const { id, fee_count, amount } = await run()
  const fees = await feesOf(id)
  expect([fee_count, amount]).toEqual([1, fees[0]?.amount])
  await drop(fees)
})

test('what a rule has charged by stays, and other terms begin on a day of their own', async () => {
  await lateFee()
  const used = await rule()
  const change = (values: object, id = used) => desk.a(`PATCH late-interest-rules/${id}`, values)
  expect(outcome(await change({ rate: 0.2 }))).toBe('200')
  expect(outcome(await change({ rate: 0.1 }))).toBe('200')
  const fees = await feesOf((await run()).id)
  const other = recordOf(
    await desk.a('POST report/receipt-voucher-categories', { building_id: '1', code: 'LAI2', name: 'Lãi 2' }),
  ).id
  const refused = {
    rate: 0.2,
    per: 'month',
    grace_days: 3,
    category_id: other,
    from_date: '2024-01-01',
    minimum: '5',
    cap_percent: 50,
  }
  for (const [name, value] of Object.entries(refused))
    expect(faults(await change({ [name]: value }))).toEqual([`${name}:late_interest_rule_used`])
  expect(faults(await change({ to_date: addDays(lastDayOf(lastMonth), -1) }))).toEqual([
    'to_date:late_interest_rule_used',
  ])
  expect(outcome(await change({ name: 'Lãi 2025', to_date: lastDayOf(lastMonth) }))).toBe('200')
  await rule({ from_date: addDays(lastDayOf(lastMonth), 1), rate: 0.2 })
  // What was charged is charged no more, so nothing holds the rule.
  await drop(fees)
  expect(outcome(await change({ rate: 0.3 }))).toBe('200')
})

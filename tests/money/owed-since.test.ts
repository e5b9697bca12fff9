import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, firstDayOf, lastDayOf, monthAfter, officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// What is taken off a fee was owed on that day: not yet settled, and not while a receipt had paid it that was voided since.
let seeded: SeededServer
let desk: CashDesk
let used = 0
let home: string
const today = officeToday()
const month = monthAfter(today, -2)
const paidOn = addDays(lastDayOf(month), 5)
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
beforeEach(() => void (home = desk.apartment(used++)))
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

const done = async (path: string, values: object) => {
  const made = await desk.a(`POST ${path}`, {
    building_id: '1',
    apartment_id: home,
    grounds: 'Chủ hộ mất liên lạc',
    ...values,
  })
  const reply = await desk.a(`POST ${path}/${recordOf(made).id}/approve`, {})
  return [outcome(reply), ...faults(reply)]
}
/** A fee of which so much was paid early, by a receipt that was voided today. */
const reopened = async (amount: string, paid: string) => {
  const fee = await desk.fee(home, amount, { month })
  const receipt = await desk.collect(home, paid, { received_on: paidOn })
  expect(outcome(await desk.takeBack(String(recordOf(receipt).id)))).toBe('200')
  return fee
}
const tooEarly = ['422 invalid_not_before', 'date:invalid_not_before']

test('a write-off after a voided receipt is dated when the debt was open again', async () => {
  await reopened('1000', '1000')
  expect(await done('write-offs', { date: paidOn })).toEqual(tooEarly)
  expect(await done('write-offs', { date: lastDayOf(month) })).toEqual(tooEarly)
  expect(await done('write-offs', { date: today })).toEqual(['200'])
  expect(await desk.balance(home)).toEqual(['0', '0'])
})

test('what nobody had paid is written off on any day since it was owed', async () => {
  const fee = await reopened('1000', '400')
  const part = (amount: string) => ({ date: paidOn, lines: [{ fee_id: fee, amount }] })
  expect(await done('write-offs', part('601'))).toEqual(tooEarly)
  expect(await done('write-offs', part('600'))).toEqual(['200'])
  expect(await desk.balance(home)).toEqual(['400', '0'])
})

test('a decrease settles what was open on its day', async () => {
  const fee = await reopened('1000', '1000')
  const decrease = { fee_id: fee, direction: 'decrease', amount: '300' }
  expect(await done('adjustments', { ...decrease, date: paidOn })).toEqual(tooEarly)
  expect(await done('adjustments', { ...decrease, date: today })).toEqual(['200'])
  expect(await desk.balance(home)).toEqual(['700', '0'])
})

test('a receipt in place of a voided one keeps its day', async () => {
  await reopened('1000', '1000')
  expect(outcome(await desk.collect(home, '1000', { received_on: paidOn }))).toBe('201')
})

test('a fee of a month to come is paid before it is booked, and a draft is not paid', async () => {
  const next = monthAfter(today, 1)
  const draft = String(recordOf(await desk.draft(home, '500', { month: next })).id)
  const pay = () => desk.collect(home, '500', { lines: [{ fee_id: draft, amount: '500' }] })
  expect(outcome(await pay())).toMatch(/^4(09|22)/)
  expect(outcome(await desk.a(`POST fees/${draft}/approve`, {}))).toBe('200')
  expect(outcome(await pay())).toBe('201')
  const { booked_on, status } = await desk.feeOf(draft)
  expect([booked_on, status]).toEqual([firstDayOf(next), 'settled'])
})

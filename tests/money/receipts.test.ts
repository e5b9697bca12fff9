import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'

let seeded: SeededServer
let desk: Awaited<ReturnType<typeof openCashDesk>>
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

test('a fee is owed once it is approved, and settled by what is collected', async () => {
  const home = desk.apartment(0)
  const id = await desk.fee(home, '900000')
  expect(await desk.balance(home)).toEqual(['900000', '0'])
  const part = await desk.collect(home, '400000', { lines: [{ fee_id: id, amount: '400000' }] })
  expect(outcome(part)).toBe('201')
  expect(recordOf(part)).toMatchObject({
    code: `PT-${officeToday().slice(0, 4)}-000001`,
    received: '400000',
    settled: '400000',
    excess: '0',
    status: 'collected',
  })
  expect(recordOf(await desk.a(`GET fees/${id}`))).toMatchObject({
    status: 'approved',
    settled: '400000',
    open: '500000',
  })
  expect(outcome(await desk.collect(home, '500000'))).toBe('201')
  expect(recordOf(await desk.a(`GET fees/${id}`))).toMatchObject({ status: 'settled', open: '0' })
  expect(await desk.balance(home)).toEqual(['0', '0'])
})

test('an excess is named, confirmed with a reason, and becomes the apartment’s credit', async () => {
  const home = desk.apartment(1)
  await desk.fee(home, '300000')
  const refused = await desk.collect(home, '350000')
  expect(outcome(refused)).toBe('422 excess_not_confirmed')
  expect(refused.body.excess).toBe('50000')
  expect(faults(await desk.collect(home, '350000', { confirm_excess: true }))).toEqual([
    'extra_credit_reason:required',
  ])
  expect(
    outcome(
      await desk.collect(home, '350000', { confirm_excess: true, extra_credit_reason: 'Khách trả trước' }),
    ),
  ).toBe('201')
  expect(await desk.balance(home)).toEqual(['0', '50000'])
  await desk.fee(home, '80000')
  expect(outcome(await desk.collect(home, '0', { credit_used: '60000' }))).toBe('409 credit_too_small')
  expect(outcome(await desk.collect(home, '30000', { credit_used: '50000' }))).toBe('201')
  expect(await desk.balance(home)).toEqual(['0', '0'])
})

test('a receipt that is taken back leaves its fees open and its credit gone, unless that is spent', async () => {
  const home = desk.apartment(2)
  const id = await desk.fee(home, '100000')
  const first = recordOf(
    await desk.collect(home, '150000', { confirm_excess: true, extra_credit_reason: 'thừa' }),
  )
  await desk.fee(home, '20000')
  const second = recordOf(await desk.collect(home, '0', { credit_used: '20000' }))
  expect(outcome(await desk.a(`POST receipts/${first.id}/void`, { reason: 'nhầm' }))).toBe('409 credit_spent')
  expect(outcome(await desk.a(`POST receipts/${second.id}/void`, {}))).toBe('422 required')
  expect(outcome(await desk.a(`POST receipts/${second.id}/void`, { reason: 'nhầm' }))).toBe('200')
  expect(outcome(await desk.a(`POST receipts/${first.id}/void`, { reason: 'nhầm' }))).toBe('200')
  expect(outcome(await desk.a(`POST receipts/${first.id}/void`, { reason: 'nhầm' }))).toBe(
    '409 illegal_transition',
  )
  expect(await desk.balance(home)).toEqual(['120000', '0'])
  expect(recordOf(await desk.a(`GET fees/${id}`))).toMatchObject({ status: 'approved', settled: '0' })
})

test('change is handed back: the receipt, the ledger and the till count only what was kept', async () => {
  const home = desk.apartment(3)
  const id = await desk.fee(home, '2582063')
  const till = async () =>
    (recordOf(await desk.a('GET cashiers/till?building_id=1')) as { cash?: string }).cash
  const before = Number(await till())
  const much = { change_given: '17937', lines: [{ fee_id: id, amount: '2582063' }] }
  const made = await desk.collect(home, '2600000', much, 'one-receipt')
  expect(outcome(made)).toBe('201')
  expect(recordOf(made)).toMatchObject({
    amount_received: '2600000',
    change_given: '17937',
    received: '2582063',
    settled: '2582063',
    excess: '0',
  })
  // Sent again, it is the same receipt.
  expect(recordOf(await desk.collect(home, '2600000', much, 'one-receipt')).id).toBe(recordOf(made).id)
  expect(await desk.balance(home)).toEqual(['0', '0'])
  expect(Number(await till()) - before).toBe(2582063)
  await desk.takeBack(recordOf(made).id)
  expect(Number(await till())).toBe(before)
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})

test('change is only for cash, never more than was handed over, and leaves enough for the chosen fees', async () => {
  const home = desk.apartment(4)
  const id = await desk.fee(home, '100000')
  const other = await seeded.db.query<{ id: string }>(
    `select id::text from payment_method where building_id = 1 and code = 'BANK_TRANSFER'`,
  )
  const lines = [{ fee_id: id, amount: '100000' }]
  const refused = async (received: string, more: object) =>
    faults(await desk.collect(home, received, { lines, ...more }))
  expect(await refused('120000', { change_given: '20000', payment_method_id: other[0]?.id })).toEqual([
    'change_given:change_not_cash',
  ])
  expect(await refused('120000', { change_given: '120001' })).toEqual(['change_given:change_too_large'])
  expect(await refused('120000', { change_given: '20001' })).toEqual(['amount_received:amount_below_lines'])
  expect(await refused('120000', { change_given: '-1' })).toHaveLength(1)
  // A part of the rest may be kept as credit.
  expect(await refused('120000', { change_given: '15000' })).toEqual(['amount_received:excess_not_confirmed'])
  const kept = { change_given: '15000', confirm_excess: true, extra_credit_reason: 'Nộp trước' }
  expect(outcome(await desk.collect(home, '120000', { lines, ...kept }))).toBe('201')
  expect(await desk.balance(home)).toEqual(['0', '5000'])
})

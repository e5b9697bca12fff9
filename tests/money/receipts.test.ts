import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
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

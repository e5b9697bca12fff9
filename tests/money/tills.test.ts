import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { atOnce, openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// A cashier's till: what was taken since it was last closed, and what should be in it when it is counted.
let seeded: SeededServer
let desk: CashDesk
let bank: string
let lan: Awaited<ReturnType<SeededServer['member']>>
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  const [method] = await seeded.db.query<{ id: string }>(
    `select id::text from payment_method where building_id = 1 and code = 'BANK_TRANSFER'`,
  )
  bank = method?.id ?? ''
})
beforeEach(async () => {
  lan = await seeded.member('1', right('manage_debt', 'read', 'create', 'delete', 'approve'))
})
afterAll(() => seeded.close())

const home = () => desk.apartment(0)
const collect = async (amount: string, more: object = {}) => {
  await desk.fee(home(), amount)
  return recordOf(await desk.collect(home(), amount, more, undefined, lan)).id
}
const drawer = async (who = lan) =>
  recordOf(await who('GET cashiers/statistics?building_id=1')) as Record<string, unknown>
const close = (counted: string, who = lan) => who('POST till-closings', { building_id: '1', counted })

test('it holds the caller’s own receipts by payment method, without those taken back', async () => {
  await collect('100')
  const gone = await collect('40')
  await collect('50', { payment_method_id: bank })
  await desk.fee(home(), '7')
  await desk.collect(home(), '7')
  expect(await drawer()).toMatchObject({ opened_at: null, receipts: 3, cash: '140' })
  await desk.takeBack(gone, lan)
  const { receipts, cash, methods } = await drawer()
  expect([receipts, cash]).toEqual([2, '100'])
  expect(methods).toMatchObject([
    { code: 'CASH', receipts: 1, received: '100' },
    { code: 'BANK_TRANSFER', receipts: 1, received: '50' },
    { code: 'QR', receipts: 0, received: '0' },
    { code: 'CARD', receipts: 0, received: '0' },
  ])
})

test('credit and deductions are no money in it, and foreign notes count as what they are worth', async () => {
  await desk.fee(home(), '300000')
  await desk.collect(
    home(),
    '10',
    { currency_code: 'usd', deduction: '43500', deduction_reason: 'giảm' },
    undefined,
    lan,
  )
  expect(await drawer()).toMatchObject({ receipts: 1, cash: '256500' })
})

test('closing it shows what should be in it and what is missing, and starts a new count', async () => {
  await collect('100')
  const closing = recordOf(await close('90'))
  expect(closing).toMatchObject({
    opened_at: null,
    receipts: 1,
    expected: '100',
    counted: '90',
    difference: '-10',
    cashier_id: lan.person.id,
  })
  expect(await drawer()).toMatchObject({ receipts: 0, cash: '0' })
  await collect('30')
  const next = recordOf(await close('35'))
  expect(next).toMatchObject({ receipts: 1, expected: '30', difference: '5', opened_at: closing.closed_at })
})

test('a receipt that was counted and is voided afterwards is missing from the next till, once', async () => {
  const [early, late] = [await collect('100'), await collect('20')]
  await close('120')
  await desk.takeBack(early, lan)
  expect(await drawer()).toMatchObject({ receipts: 0, cash: '-100' })
  expect(recordOf(await close('0'))).toMatchObject({ receipts: 0, expected: '-100', difference: '100' })
  expect(await drawer()).toMatchObject({ cash: '0' })
  await desk.takeBack(late, lan)
  expect(await drawer()).toMatchObject({ cash: '-20' })
})

test.each([
  ['nothing counted', {}, 'counted:required'],
  ['a negative count', { counted: '-1' }, 'counted:invalid_amount'],
  ['half a đồng', { counted: '0.5' }, 'counted:too_many_decimals'],
  ['an expectation of one’s own', { counted: '1', expected: '1' }, 'expected:read_only'],
  ['somebody else’s till', { counted: '1', cashier_id: '1' }, 'cashier_id:read_only'],
])('closing is refused with %s', async (_what, more, fault) => {
  expect(faults(await lan('POST till-closings', { building_id: '1', ...more }))).toEqual([fault])
})

test('a user who may not collect closes no till, and a closing is never changed', async () => {
  expect(outcome(await close('0', seeded.as('AR') as typeof lan))).toBe('403 forbidden')
  expect(outcome(await close('0', seeded.as('B2') as typeof lan))).toBe('403 forbidden')
  const { id } = recordOf(await close('0'))
  for (const [method, body] of [
    ['PATCH', { counted: '5' }],
    ['DELETE', undefined],
  ] as const)
    expect((await lan(`${method} till-closings/${id}`, body)).status).toBe(404)
  expect(rowsOf(await lan('GET till-closings?building_id=1')).find((one) => one.id === id)).toMatchObject({
    counted: '0',
  })
})

test('closing it in the midst of receipts loses none of them and counts none twice', async () => {
  const fee = await desk.fee(home(), '100000')
  const pay = () => desk.collect(home(), '100', { lines: [{ fee_id: fee, amount: '100' }] }, undefined, lan)
  const said = await atOnce(times(48, (n) => (n % 6 === 5 ? () => close('0') : pay)))
  expect(Object.keys(said).toSorted()).toEqual(
    said['409 record_changed'] === undefined ? ['201'] : ['201', '409 record_changed'],
  )
  await close('0')
  const closings = rowsOf(await lan(`GET till-closings?building_id=1&limit=all&cashier_id=${lan.person.id}`))
  const [made] = await seeded.db.query<{ count: number; sum: string }>(
    'select count(*)::int as count, trim_scale(sum(received))::text as sum from receipt where collector_id = $1',
    [lan.person.id],
  )
  expect(sumAmounts(closings.map(({ expected }) => String(expected)))).toBe(made?.sum)
  expect(closings.reduce((sum, { receipts }) => sum + Number(receipts), 0)).toBe(made?.count)
})

test('after all that the books agree', async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})

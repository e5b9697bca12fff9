import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addAmounts, isZero, sumAmounts } from '#core/amount.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { atOnce, openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// A till is a cash account: all that the ledger has in it is expected when it is counted. Beside it stands what the
// cashier took since they closed a till last.
let seeded: SeededServer
let desk: CashDesk
let bank: string
let box: string
let lan: Awaited<ReturnType<SeededServer['member']>>
const idOf = async (table: string, code: string) =>
  (
    await seeded.db.query<{ id: string }>(
      `select id::text from ${table} where building_id = 1 and code = $1`,
      [code],
    )
  )[0]?.id ?? ''
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  bank = await idOf('payment_method', 'BANK_TRANSFER')
  box = await idOf('cash_account', 'QUY-TM')
})
beforeEach(async () => {
  lan = await seeded.member(
    '1',
    right('manage_debt', 'read', 'create', 'delete', 'approve'),
    right('manage_cash_account', 'approve'),
  )
  // Each test begins with an empty cash box.
  await close('0', { note: 'Bắt đầu' })
})
afterAll(() => seeded.close())

const home = () => desk.apartment(0)
const collect = async (amount: string, more: object = {}) => {
  await desk.fee(home(), amount)
  return recordOf(await desk.collect(home(), amount, more, undefined, lan)).id
}
const drawer = async (who = lan) =>
  recordOf(await who('GET cashiers/till?building_id=1')) as Record<string, unknown>
const inBox = async () =>
  ((await drawer()).boxes as { cash_account_id: string; balance: string }[]).find(
    ({ cash_account_id }) => cash_account_id === box,
  )?.balance
const close = (counted: string, more: object = {}, who = lan) =>
  who('POST till-closings', { building_id: '1', cash_account_id: box, counted, ...more }, withKey())

test('a cashier is shown their own receipts by payment method, without those taken back', async () => {
  await collect('100')
  const gone = await collect('40')
  await collect('50', { payment_method_id: bank })
  await desk.fee(home(), '7')
  await desk.collect(home(), '7')
  expect(await drawer()).toMatchObject({ receipts: 3, cash: '140' })
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
  expect(await inBox()).toBe('256500')
})

test('every document of the account feeds it: other cashiers’ receipts and vouchers too', async () => {
  await collect('100')
  await desk.fee(home(), '7')
  await desk.collect(home(), '7')
  await collect('50', { payment_method_id: bank })
  const voucher = async (path: string, category: string, amount: string) => {
    const { id } = recordOf(
      await desk.a(`POST ${path}`, {
        building_id: '1',
        date: '2026-11-20',
        cash_account_id: box,
        category_id: category,
        amount,
        party: 'Anh Tư',
      }),
    )
    expect(outcome(await desk.a(`POST ${path}/${id}/approve`, {}))).toBe('200')
  }
  await voucher('receipt-vouchers', await idOf('receipt_voucher_category', 'THU-MB'), '900')
  await voucher('payment-vouchers', await idOf('payment_voucher_category', 'CHI-DIEN'), '300')
  expect(await inBox()).toBe('707')
  expect(recordOf(await close('707'))).toMatchObject({ expected: '707', difference: '0', receipts: 2 })
})

test('closing it books what is missing or too much, so that the ledger has what was counted', async () => {
  await collect('100')
  const short = recordOf(await close('90', { note: 'Thiếu' }))
  expect(short).toMatchObject({ receipts: 1, expected: '100', counted: '90', difference: '-10' })
  expect(short).toMatchObject({ cashier_id: lan.person.id, cash_account_id: box })
  expect(await drawer()).toMatchObject({ receipts: 0, cash: '0' })
  expect(await inBox()).toBe('90')
  await collect('30')
  const over = recordOf(await close('125', { note: 'Thừa' }))
  expect(over).toMatchObject({ receipts: 1, expected: '120', difference: '5', opened_at: short.closed_at })
  const lines = await seeded.db.query(
    `select l.account, l.category, l.amount::int from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
      where e.kind = 'till_closing' and e.document_id = $1 order by l.number`,
    [over.id],
  )
  expect(lines).toEqual([
    { account: 'cash', category: '', amount: 5 },
    { account: 'cash_difference', category: box, amount: -5 },
  ])
})

test('instants of a till are ISO 8601, to the microsecond', async () => {
  await close('0')
  const { now, opened_at } = await drawer()
  for (const at of [now, opened_at]) expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
})

test('a till that agrees with the ledger books nothing', async () => {
  await collect('100')
  expect(await desk.entries(recordOf(await close('100')).id, 'till_closing')).toEqual([])
})

test('notes are counted by their value, and other cash with them', async () => {
  await collect('731500')
  const denominations = [
    { value: '500000', count: 1 },
    { value: '100000', count: 2 },
    { value: '10000', count: 3 },
    { value: '500', count: 2 },
  ]
  expect(recordOf(await close('731500', { denominations, other_cash: '500' }))).toMatchObject({
    counted: '731500',
    difference: '0',
    denominations,
    other_cash: '500',
  })
  const counted = { building_id: '1', cash_account_id: box, denominations, note: 'x' }
  expect(recordOf(await lan('POST till-closings', counted, withKey()))).toMatchObject({
    counted: '731000',
    difference: '-500',
  })
})

test('a receipt that was counted and is voided afterwards is missing from the next till, once', async () => {
  const [early, late] = [await collect('100'), await collect('20')]
  await close('120')
  await desk.takeBack(early, lan)
  expect(await drawer()).toMatchObject({ receipts: 0, cash: '-100' })
  expect(recordOf(await close('20'))).toMatchObject({ receipts: 0, expected: '20', difference: '0' })
  expect(await drawer()).toMatchObject({ cash: '0' })
  await desk.takeBack(late, lan)
  expect(await drawer()).toMatchObject({ cash: '-20' })
})

test('the only cash account need not be named, and one of several must be', async () => {
  const close = () => lan('POST till-closings', { building_id: '1', counted: '0' }, withKey())
  expect(faults(await close())).toEqual(['cash_account_id:required'])
  await seeded.db.execute(
    `update cash_account set is_active = false where building_id = 1 and code = 'QUY-KHAC'`,
  )
  expect(recordOf(await close())).toMatchObject({ cash_account_id: box })
  await seeded.db.execute(`update cash_account set is_active = true where building_id = 1`)
})

test.each([
  ['nothing counted', { counted: '' }, 'counted:required'],
  ['a negative count', { counted: '-1' }, 'counted:invalid_amount'],
  ['half a đồng', { counted: '0.5' }, 'counted:too_many_decimals'],
  ['an expectation of one’s own', { expected: '1' }, 'expected:read_only'],
  ['somebody else’s till', { cashier_id: '1' }, 'cashier_id:read_only'],
  ['a difference that nobody explains', { counted: '1' }, 'note:required'],
  [
    'a note that the currency does not have',
    { denominations: [{ value: '300', count: 0 }] },
    'denominations.0.value:not_a_note',
  ],
  ['half a note', { denominations: [{ value: '500', count: 0.5 }] }, 'denominations.0.count:invalid_integer'],
  ['a count that is not the sum', { denominations: [{ value: '500', count: 2 }] }, 'counted:not_the_sum'],
])('closing is refused with %s', async (_what, more, fault) => {
  expect(faults(await close('0', more))).toEqual([fault])
})

test('a bank account is no till', async () => {
  const cash_account_id = await idOf('cash_account', 'QUY-NH')
  expect(faults(await close('0', { cash_account_id, note: 'x' }))).toEqual([
    'cash_account_id:invalid_reference',
  ])
})

test('a user who may not collect closes no till, and a closing is never changed', async () => {
  expect(outcome(await close('0', {}, seeded.as('AR') as typeof lan))).toBe('403 forbidden')
  expect(outcome(await close('0', {}, seeded.as('B2') as typeof lan))).toBe('403 forbidden')
  const { id } = recordOf(await close('0'))
  for (const [method, body] of [
    ['PATCH', { counted: '5' }],
    ['DELETE', undefined],
  ] as const)
    expect((await lan(`${method} till-closings/${id}`, body)).status).toBe(404)
  expect(rowsOf(await lan('GET till-closings?building_id=1')).find((one) => one.id === id)).toMatchObject({
    counted: '0',
  })
  await expect(seeded.db.execute('update till_closing set counted = 5')).rejects.toThrow('frozen')
})

test('closing it in the midst of receipts loses none of them and counts none twice', async () => {
  const fee = await desk.fee(home(), '100000')
  const pay = () => desk.collect(home(), '100', { lines: [{ fee_id: fee, amount: '100' }] }, undefined, lan)
  const empty = () => close('0', { note: 'Nộp két' })
  const said = await atOnce(times(48, (n) => (n % 6 === 5 ? empty : pay)))
  expect(Object.keys(said).toSorted()).toEqual(
    said['409 record_changed'] === undefined ? ['201'] : ['201', '409 record_changed'],
  )
  await empty()
  const closings = rowsOf(await lan(`GET till-closings?building_id=1&limit=all&cashier_id=${lan.person.id}`))
  const [made] = await seeded.db.query<{ count: number; sum: string }>(
    'select count(*)::int as count, trim_scale(sum(received))::text as sum from receipt where collector_id = $1',
    [lan.person.id],
  )
  // The first closing of this cashier has emptied the box before the test.
  const [, ...own] = closings.toSorted((a, b) => String(a.closed_at).localeCompare(String(b.closed_at)))
  expect(sumAmounts(own.map(({ expected }) => String(expected)))).toBe(made?.sum)
  expect(own.reduce((sum, { receipts }) => sum + Number(receipts), 0)).toBe(made?.count)
  expect(
    own.every(({ expected, difference }) => isZero(addAmounts(String(expected), String(difference)))),
  ).toBe(true)
})

test('after all that the books agree', async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})

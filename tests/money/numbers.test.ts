import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSeededServer, recordOf, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { officeToday } from '#core/days.ts'

// The number of a document says whether it moved cash, money of a bank account, or none.
let seeded: SeededServer
let desk: CashDesk
let home: string
const date = officeToday()
const idOf = async (table: string, code: string) =>
  (
    await seeded.db.query<{ id: string }>(
      `select id::text from ${table} where building_id = 1 and code = $1`,
      [code],
    )
  )[0]?.id
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  home = desk.apartment(0)
  for (const fund of ['QUY-TM', 'QUY-NH']) await desk.fillFund(fund, '100000')
})
afterAll(() => seeded.close())

async function approve(path: string, values: object, move = 'approve') {
  const made = recordOf(await desk.a(`POST ${path}`, { building_id: '1', date, ...values }))
  const { id, code } = recordOf(await desk.a(`POST ${path}/${made.id}/${move}`, {}))
  return { id, book: String(code).split('-')[0] }
}
const credit = (amount: string) => approve('opening-balances', { kind: 'credit', apartment_id: home, amount })

test.each([
  ['QUY-TM', 'PT', 'PC'],
  ['QUY-NH', 'BC', 'BN'],
])('documents of %s have numbers of %s and %s', async (code, into, out) => {
  const fund = { cash_account_id: await idOf('cash_account', code), party: 'Lan', amount: '100' }
  const held = await approve('deposits', { ...fund, apartment_id: home })
  await credit('100')
  const books = [
    await approve('receipt-vouchers', {
      ...fund,
      category_id: await idOf('receipt_voucher_category', 'THU-KHAC'),
    }),
    held,
    await approve('payment-vouchers', {
      ...fund,
      category_id: await idOf('payment_voucher_category', 'CHI-DIEN'),
    }),
    await approve('refunds', { ...fund, apartment_id: home }),
    await approve('deposit-returns', {
      ...fund,
      amount: undefined,
      deposit_id: held.id,
      returned: '40',
    }),
  ]
  expect(books.map(({ book }) => book)).toEqual([into, into, out, out, out])
})

test('documents that move no money have numbers of their own', async () => {
  const fund = { cash_account_id: await idOf('cash_account', 'QUY-TM'), party: 'Lan', amount: '100' }
  const category_id = await idOf('receipt_voucher_category', 'THU-KHAC')
  const brought = await approve('deposits', {
    apartment_id: home,
    party: 'Lan',
    amount: '70',
    brought_in: true,
  })
  const books = [
    brought,
    await approve('deposit-returns', { deposit_id: brought.id, party: 'Lan', forfeited: '70', category_id }),
    await approve('receipt-vouchers', { ...fund, apartment_id: home, category_id }, 'charge'),
    await approve('adjustments', {
      apartment_id: home,
      fee_id: await desk.fee(home, '90'),
      direction: 'increase',
      amount: '5',
      grounds: 'L',
    }),
    await credit('10'),
  ]
  expect(books.map(({ book }) => book)).toEqual(['PKT', 'PKT', 'PKT', 'PKT', 'PKT'])
})

test('a receipt has the number of the money that it took', async () => {
  const bookOf = async (amount: string, more: object) =>
    String(recordOf(await desk.collect(home, amount, more)).code).split('-')[0]
  await desk.fee(home, '30')
  const lines = [{ fee_id: await desk.fee(home, '10'), amount: '10' }]
  expect(await bookOf('10', { lines })).toBe('PT')
  const transfer = { payment_method_id: await idOf('payment_method', 'BANK_TRANSFER') }
  const wired = [{ fee_id: await desk.fee(home, '10'), amount: '10' }]
  expect(await bookOf('10', { lines: wired, ...transfer })).toBe('BC')
  const settled = [{ fee_id: await desk.fee(home, '10'), amount: '10' }]
  expect(await bookOf('0', { lines: settled, credit_used: '10' })).toBe('PKT')
})

test('a number of before, of receipt vouchers alone, stays in order', async () => {
  await seeded.db.execute('alter table receipt_voucher disable trigger frozen')
  await seeded.db.execute(
    `with n as (insert into document_counter (building_id, book, year, last) values (1, 'PTK', $1, 1))
      update receipt_voucher set code = 'PTK-' || $1::text || '-000001'
      where building_id = 1 and id = (select max(id) from receipt_voucher where code like 'BC-%')`,
    [Number.parseInt(date, 10)],
  )
  await seeded.db.execute('alter table receipt_voucher enable trigger frozen')
  // The number that it had is now missing in its book.
  const broken = await findBrokenInvariants(seeded.db)
  expect(Object.keys(broken)).toEqual(['I7'])
  expect(JSON.stringify(broken)).toContain('book BC')
  expect(JSON.stringify(broken)).not.toContain('PTK')
})

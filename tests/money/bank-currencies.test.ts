import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { subtractAmounts } from '#core/amount.ts'
import { officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openDollarAccount, saidDollars, type DollarAccount } from '#tests/support/money/dollar-account.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// A bank account in another currency than the books: dollars, of which one is 25,650 đồng. It is kept in its currency and
// its worth, in both directions, made and joined and undone.
let seeded: SeededServer
let desk: CashDesk
let feed: DollarAccount
let vault: string
let category: { readonly in: string; readonly out: string }

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  feed = await openDollarAccount(seeded, desk, { number: '0991004123456', dollars: '1000' })
  const first = async (sql: string) => (await seeded.db.query<{ id: string }>(sql))[0]?.id ?? ''
  const own = (table: string) =>
    first(`select id::text from ${table} where building_id = 1 and not for_maintenance order by id limit 1`)
  vault = await first(`select id::text from cash_account where building_id = 1 and code = 'QUY-TM'`)
  category = { in: await own('receipt_voucher_category'), out: await own('payment_voucher_category') }
  await desk.fillFund('QUY-TM', '900000000')
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(() => seeded.close())

const make = (path: string, values: object) =>
  desk.a(`POST ${path}`, { building_id: '1', date: officeToday(), ...values })
async function approved(path: string, values: object) {
  const { id } = recordOf(await make(path, values))
  const done = await desk.a(`POST ${path}/${String(id)}/approve`, {})
  expect([path, outcome(done), ...faults(done)]).toEqual([path, '200'])
  return recordOf(done)
}
const voidOne = async (path: string, id: unknown) =>
  expect(outcome(await desk.a(`POST ${path}/${String(id)}/void`, { reason: 'nhầm' }))).toBe('200')

const waits = { status: 'unmatched', booked: null }

interface Made {
  readonly kind: string
  readonly path: string
  readonly direction: 'in' | 'out'
  readonly values: () => object
}
const kinds: readonly Made[] = [
  {
    kind: 'receipt_voucher',
    path: 'receipt-vouchers',
    direction: 'in',
    values: () => ({ cash_account_id: feed.fund.id, party: 'Ngân hàng', category_id: category.in }),
  },
  {
    kind: 'payment_voucher',
    path: 'payment-vouchers',
    direction: 'out',
    values: () => ({ cash_account_id: feed.fund.id, party: 'Ngân hàng', category_id: category.out }),
  },
  {
    kind: 'cash_transfer',
    path: 'cash-transfers',
    direction: 'in',
    values: () => ({ cash_account_id: vault, to_account_id: feed.fund.id }),
  },
  {
    kind: 'cash_transfer',
    path: 'cash-transfers',
    direction: 'out',
    values: () => ({ cash_account_id: feed.fund.id, to_account_id: vault }),
  },
]

const plus = (amount: string) => amount
const minus = (amount: string) => `-${amount}`

describe.each(kinds)('$kind, dollars $direction', ({ kind, path, direction, values }) => {
  const [signed, back] = direction === 'in' ? [plus, minus] : [minus, plus]

  test('that exists moves both, is joined with its line in cents, and taken back', async () => {
    const told = await feed.line(direction, '12.5')
    let made: unknown
    expect(
      await feed.movedBy(async () => {
        made = (await approved(path, { ...values(), ...saidDollars('12.5') })).id
      }),
    ).toEqual([signed('320625'), signed('12.5')])
    const part = await feed.move(told.id, 'attach', { kind, document_id: made, amount: '2.25' })
    expect([outcome(part), await feed.stateOf(told.id)]).toEqual([
      '200',
      { status: 'unmatched', booked: '2.25' },
    ])
    await feed.move(told.id, 'undo', { reason: 'nhầm' })
    await feed.move(told.id, 'attach', { kind, document_id: made })
    expect(await feed.stateOf(told.id)).toEqual({ status: 'matched', booked: '12.5' })
    expect(await feed.movedBy(() => voidOne(path, made))).toEqual([back('320625'), back('12.5')])
    expect(await feed.stateOf(told.id)).toEqual(waits)
  })

  test('is made of its line at the rate of the day, and undone with it', async () => {
    const told = await feed.line(direction, '7.77')
    const { makes } = (await desk.a(`GET banking-transactions/${String(told.id)}/documents`)).body
      .data as unknown as { makes: { kind: string; values: { name: string; value: string }[] }[] }
    const said = makes.find((one) => one.kind === kind)?.values ?? []
    const filled = Object.fromEntries(said.map(({ name, value }) => [name, value]))
    expect(filled).toMatchObject({ amount: '199301', foreign_currency: 'usd', foreign_amount: '7.77' })
    expect(
      await feed.movedBy(async () =>
        expect(outcome(await desk.a(`POST ${path}`, { building_id: '1', ...values(), ...filled }))).toBe(
          '201',
        ),
      ),
    ).toEqual([signed('199301'), signed('7.77')])
    expect(await feed.stateOf(told.id)).toEqual({ status: 'matched', booked: '7.77' })
    expect(await feed.movedBy(() => feed.move(told.id, 'undo', { reason: 'nhầm' }))).toEqual([
      back('199301'),
      back('7.77'),
    ])
    expect(await feed.stateOf(told.id)).toEqual(waits)
  })

  test.each([
    ['says nothing of its dollars', { amount: '25650' }, 'foreign_currency:required'],
    ['says riel', { ...saidDollars('1'), foreign_currency: 'riel' }, 'foreign_currency:currency_differs'],
    ['is worth far more', { ...saidDollars('1'), amount: '99000' }, 'amount:far_from_rate'],
  ])('that %s is refused', async (_what, said, fault) => {
    const { id } = recordOf(await make(path, { ...values(), ...said }))
    expect(faults(await desk.a(`POST ${path}/${String(id)}/approve`, {}))).toEqual([fault])
    await desk.a(`DELETE ${path}/${String(id)}`)
  })
})

test('a voucher of the books’ own account says no foreign amount', async () => {
  const [receipts] = kinds
  const { id } = recordOf(
    await make('receipt-vouchers', { ...receipts?.values(), cash_account_id: vault, ...saidDollars('1') }),
  )
  const refused = await desk.a(`POST receipt-vouchers/${String(id)}/approve`, {})
  expect(faults(refused)).toEqual(['foreign_currency:foreign_amount_unused'])
  await desk.a(`DELETE receipt-vouchers/${String(id)}`)
})

test('a payment voucher is matched by its dollars, and not by its worth', async () => {
  const voucher = await approved('payment-vouchers', { ...kinds[1]?.values(), ...saidDollars('20') })
  const [wrong, told] = [await feed.line('out', '513000'), await feed.line('out', '20')]
  const body = { payment_voucher_id: voucher.id }
  expect(faults(await feed.move(wrong.id, 'match_voucher', body))).toEqual([
    'payment_voucher_id:voucher_not_of_line',
  ])
  expect(outcome(await feed.move(told.id, 'match_voucher', body))).toBe('200')
  await feed.move(wrong.id, 'set_aside', { reason: 'thử' })
})

test('pays no more dollars than it has, whatever they are worth', async () => {
  const { id } = recordOf(await make('payment-vouchers', { ...kinds[1]?.values(), ...saidDollars('5000') }))
  const refused = await desk.a(`POST payment-vouchers/${String(id)}/approve`, {})
  expect(faults(refused)).toEqual(['cash_account_id:cash_below_zero'])
  await desk.a(`DELETE payment-vouchers/${String(id)}`)
})

test('fund and bank account are kept in one currency', async () => {
  const account = (more: object) =>
    desk.a('POST report/accounts', {
      building_id: '1',
      code: 'KHAC',
      name: 'Khác',
      account_type: 'building',
      account_sub_type: 'bank',
      bank_id: feed.bank.id,
      ...more,
    })
  for (const currency_code of [undefined, 'vnd', 'riel'])
    expect(faults(await account({ currency_code }))).toEqual(['currency_code:bank_in_other_currency'])
  const free = recordOf(
    await desk.a('POST payment-methods/banks', {
      building_id: '1',
      name: 'ACB',
      account_number: '771122',
      account_holder: 'BQT',
    }),
  )
  expect(faults(await account({ currency_code: 'usd', bank_id: free.id }))).toEqual([
    'currency_code:bank_in_other_currency',
  ])
  const own = recordOf(await account({ bank_id: free.id }))
  const moved = await desk.a(`PATCH report/accounts/${String(own.id)}`, { bank_id: feed.bank.id })
  expect(faults(moved)).toEqual(['bank_id:bank_in_other_currency'])
  const other = await desk.a(`PATCH payment-methods/banks/${String(free.id)}`, { currency_code: 'usd' })
  expect(faults(other)).toEqual(['currency_code:bank_in_other_currency'])
})

test('what the bank told and the books agree, in dollars', async () => {
  const [, own] = await feed.held()
  await feed.pay({ direction: 'out', amount: '1', text: 'phi', balance: subtractAmounts(String(own), '1') })
  const day = officeToday()
  const found = await desk.a(
    `GET report/bank-reconciliation?building_id=1&bank_id=${String(feed.bank.id)}&day=${day}`,
  )
  expect(found.body.data).toMatchObject({ currency_code: 'usd', book_balance: own, untold: '0' })
  const days = rowsOf(await desk.a('GET banking-transactions/days?building_id=1'))
  expect(days.find((one) => one.bank_id === feed.bank.id && one.day === day)).toMatchObject({
    ledger_balance: own,
  })
})

test('what the bank tells in another currency than the account’s is no money of its fund', async () => {
  const { line } = await feed.pay({ amount: '7', currency: 'vnd', text: 'chuyen khoan' })
  expect(line).toMatchObject({ currency_code: 'vnd', why: 'other_currency' })
  const documents = await desk.a(`GET banking-transactions/${String(line.id)}/documents`)
  expect(documents.body.data).toMatchObject({ makes: [] })
  const voucher = await approved('receipt-vouchers', {
    cash_account_id: feed.fund.id,
    party: 'Ngân hàng',
    category_id: category.in,
    ...saidDollars('7'),
  })
  const join = { kind: 'receipt_voucher', document_id: String(voucher.id) }
  expect(faults(await feed.move(line.id, 'attach', join))).toEqual(['document_id:currency_differs'])
  await voidOne('receipt-vouchers', voucher.id)
})

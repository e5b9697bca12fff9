import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { faults, openSeededServer, recordOf, type SeededServer } from '#tests/support/server/seeded-server.ts'

type Reply = Parameters<typeof faults>[0] & { readonly status: number }
/** Its status; of a refusal, what is wrong with which field. */
const outcome = (reply: Reply) => [String(reply.status), ...faults(reply)].join(' ')

// What a matched line says of its account stays true: the account's number, its currency, and the fund that it is.
let seeded: SeededServer
let desk: CashDesk
let feed: BankFeed

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  feed = await openBankFeed(seeded, desk, '0991004123456')
})
afterAll(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
  await seeded.close()
})

const bankOf = async (number: string) =>
  recordOf(
    await desk.a('POST payment-methods/banks', {
      building_id: '1',
      name: 'BIDV',
      account_number: number,
      account_holder: 'BQT Sunrise',
    }),
  )
const fundAt = (bankId: unknown, code: string, type: string) =>
  desk.a('POST report/accounts', {
    building_id: '1',
    code,
    name: code,
    account_type: type,
    account_sub_type: 'bank',
    bank_id: bankId,
  })
const change = (path: string, id: unknown, values: object) => desk.a(`PATCH ${path}/${String(id)}`, values)

test('a fund account with matched lines stays with its bank account, whose number and currency stay', async () => {
  const bank = `payment-methods/banks`
  // Until something is matched, a slip of the pen is put right.
  expect(outcome(await change(bank, feed.bank.id, { account_number: '0991004123457' }))).toBe('200')
  expect(outcome(await change(bank, feed.bank.id, { account_number: feed.number }))).toBe('200')
  const other = await bankOf('0991004999999')
  const { line } = await feed.pay({ amount: '50000', text: feed.reference(desk.apartment(1)) })
  expect(line).toMatchObject({ status: 'matched' })
  expect([
    outcome(await change('report/accounts', feed.fund.id, { bank_id: other.id })),
    outcome(await change(bank, feed.bank.id, { account_number: '0991004123457' })),
    outcome(await change(bank, feed.bank.id, { currency_code: 'usd' })),
    outcome(await change(bank, feed.bank.id, { name: 'Vietcombank Ba Đình', branch: 'Ba Đình' })),
    outcome(await change('report/accounts', feed.fund.id, { name: 'VCB', bank_id: feed.bank.id })),
  ]).toEqual([
    '409 bank_id:bank_matched',
    '409 account_number:bank_matched',
    '409 currency_code:bank_matched',
    '200',
    '200',
  ])
  // Once the match is undone nothing depends on it.
  expect(outcome(await feed.move(line.id, 'undo', { reason: 'nhầm' }))).toBe('200')
  expect(outcome(await change('report/accounts', feed.fund.id, { bank_id: other.id }))).toBe('200')
  expect(outcome(await change('report/accounts', feed.fund.id, { bank_id: feed.bank.id }))).toBe('200')
})

test('a bank account is of one kind of fund', async () => {
  const bank = await bankOf('0991004888888')
  expect(outcome(await fundAt(bank.id, 'BT-1', 'building_maintenance'))).toBe('201')
  expect([
    outcome(await fundAt(bank.id, 'VH-1', 'building')),
    outcome(await fundAt(bank.id, 'K-1', 'building_other')),
    outcome(await change('report/accounts', feed.fund.id, { bank_id: bank.id })),
    outcome(await fundAt(bank.id, 'BT-2', 'building_maintenance')),
  ]).toEqual([
    '422 bank_id:bank_of_other_fund',
    '422 bank_id:bank_of_other_fund',
    '422 bank_id:bank_of_other_fund',
    '201',
  ])
  // Two at once are judged one after the other.
  const fresh = await bankOf('0991004777777')
  const both = await Promise.all([
    fundAt(fresh.id, 'A-1', 'building'),
    fundAt(fresh.id, 'A-2', 'building_maintenance'),
  ])
  expect(both.map(outcome).toSorted()).toEqual(['201', '422 bank_id:bank_of_other_fund'])
})

test('no payment method leads residents’ money into the maintenance fund', async () => {
  const [kept, paid] = [await bankOf('0991004666661'), await bankOf('0991004666662')]
  const [card] = await seeded.db.query<{ id: string; bank_id: string }>(
    `select id::text, bank_id::text from payment_method where building_id = 1 and code = 'CARD'`,
  )
  const lead = (bankId: unknown) => change('payment-methods', card?.id, { bank_id: bankId })
  expect([
    outcome(await fundAt(kept.id, 'BT-3', 'building_maintenance')),
    outcome(await lead(kept.id)),
    outcome(await lead(paid.id)),
    outcome(await fundAt(paid.id, 'BT-4', 'building_maintenance')),
    outcome(await fundAt(paid.id, 'VH-4', 'building')),
    outcome(await lead(card?.bank_id ?? '')),
  ]).toEqual(['201', noFees, '200', noFees, '201', '200'])
})
const noFees = '422 bank_id:maintenance_fund_no_fees'

test('the default bank account asks for no money where it keeps the maintenance fund', async () => {
  const [transfer] = await seeded.db.query<{ id: string; bank_id: string }>(
    `select id::text, bank_id::text from payment_method where building_id = 1 and code = 'BANK_TRANSFER'`,
  )
  const [usual] = await seeded.db.query<{ id: string }>(
    `select id::text from bank where building_id = 1 and is_default and currency_code = 'vnd'`,
  )
  const kept = await bankOf('0991004555555')
  expect(outcome(await fundAt(kept.id, 'BT-5', 'building_maintenance'))).toBe('201')
  expect(outcome(await change('payment-methods', transfer?.id, { bank_id: null }))).toBe('200')
  expect(outcome(await change('payment-methods/banks', kept.id, { is_default: true }))).toBe('200')
  const asked = await desk.a(
    `GET debts/apartments/${desk.apartment(1)}/payment-qr?payment_method_id=${transfer?.id}&amount=1000`,
  )
  expect(asked.body.data).toMatchObject({ problem: 'no_bank', qr: null })
  expect(outcome(await change('payment-methods/banks', usual?.id, { is_default: true }))).toBe('200')
  expect(outcome(await change('payment-methods', transfer?.id, { bank_id: transfer?.bank_id }))).toBe('200')
})

test('a bank account that has lines keeps its currency, and a fund is restored into its own alone', async () => {
  const [told, empty] = [await bankOf('0991004333331'), await bankOf('0991004333332')]
  await seeded.db.execute(
    `insert into bank_line (building_id, bank_id, transaction_code, gateway, account_number, date, occurred_at, type,
        currency_code, price, content_hash, status, why)
      values (1, $1, 'T-1', 'demo', '0991004333331', now(), now(), 'in', 'vnd', 40000, 'T-1', 'unmatched', 'no_reference')`,
    [told.id],
  )
  const dollars = (id: unknown) => change('payment-methods/banks', id, { currency_code: 'usd' })
  expect(outcome(await dollars(told.id))).toBe('409 currency_code:bank_has_lines')
  const fund = recordOf(await fundAt(empty.id, 'VND-1', 'building'))
  const restore = () => desk.a(`POST report/accounts/${String(fund.id)}/restore`, {})
  expect([
    outcome(await desk.a(`DELETE report/accounts/${String(fund.id)}`, {})),
    outcome(await dollars(empty.id)),
    outcome(await restore()),
  ]).toEqual(['200', '200', '422 bank_id:bank_in_other_currency'])
})

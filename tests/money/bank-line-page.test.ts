import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What the page of a bank line offers: what may book it, what books it, what can be made of it.
let seeded: SeededServer
let desk: CashDesk
let feed: BankFeed

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  feed = await openBankFeed(seeded, desk, '0551004123456')
  await desk.fillFund(String(feed.fund.code), '900000000')
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(() => seeded.close())

/** An approved receipt voucher of the account. */
async function income(amount: string) {
  const [category] = await seeded.db.query<{ id: string }>(
    `select id::text from receipt_voucher_category where building_id = 1 and not for_maintenance order by id limit 1`,
  )
  const made = await desk.a('POST receipt-vouchers', {
    building_id: '1',
    date: officeToday(),
    cash_account_id: feed.fund.id,
    amount,
    party: 'Ngân hàng',
    category_id: category?.id,
  })
  return recordOf(await desk.a(`POST receipt-vouchers/${String(recordOf(made).id)}/approve`, {}))
}

const documentsOf = async (id: unknown) => {
  const { body } = await desk.a(`GET banking-transactions/${String(id)}/documents`)
  return body.data as Readonly<
    Record<'found' | 'attached' | 'drafts' | 'makes', readonly Readonly<Record<string, unknown>>[]>
  > & {
    readonly open: string
    readonly next: string | null
  }
}

test('names what may book it, and what books it', async () => {
  const [exact, other] = [await income('93000'), await income('94000')]
  const line = (await feed.pay({ amount: '93000', text: 'chuyen khoan' })).line
  const { found } = await documentsOf(line.id)
  expect(found[0]).toMatchObject({
    kind: 'receipt_voucher',
    document_id: exact.id,
    amount: '93000',
    title: exact.code,
  })
  expect(found.map(({ document_id: id }) => id)).toContain(other.id)
  await feed.move(line.id, 'attach', { kind: 'receipt_voucher', document_id: String(exact.id) })
  const after = await documentsOf(line.id)
  expect(after).toMatchObject({
    open: '0',
    found: [],
    attached: [{ kind: 'receipt_voucher', document_id: exact.id, amount: '93000', title: exact.code }],
  })
  expect(after.next).not.toBe(line.id)
})

test('fills in what is made of it, with the category of the last line that said the same', async () => {
  const { makes } = await documentsOf(
    (await feed.pay({ direction: 'out', amount: '5500', text: 'chi' })).line.id,
  )
  expect(makes.map(({ kind }) => kind)).toEqual([
    'payment_voucher',
    'refund',
    'deposit_return',
    'cash_transfer',
  ])
  const [last] = await seeded.db.query<{ id: string }>(
    `select id::text from payment_voucher_category where building_id = 1 and not for_maintenance order by id desc limit 1`,
  )
  const text = 'PHI QUAN LY TAI KHOAN THANG'
  const { line: first } = await feed.pay({ direction: 'out', amount: '11000', text: `${text} 10` })
  await desk.a('POST payment-vouchers', {
    building_id: '1',
    date: officeToday(),
    cash_account_id: feed.fund.id,
    amount: '11000',
    party: 'Ngân hàng',
    category_id: last?.id,
    bank_line_id: first.id,
  })
  const { line: second } = await feed.pay({ direction: 'out', amount: '12000', text: `${text} 11` })
  const [voucher] = (await documentsOf(second.id)).makes
  const values = voucher?.values as readonly { readonly name: string; readonly value: string }[]
  expect(Object.fromEntries(values.map(({ name, value }) => [name, value]))).toMatchObject({
    bank_line_id: second.id,
    cash_account_id: feed.fund.id,
    amount: '12000',
    party: 'Vietcombank',
    description: `${text} 11`,
    category_id: last?.id,
    date: officeToday(),
  })
})

test('names what was made of it and waits for approval, so that nobody makes it twice', async () => {
  const clerk = await seeded.member(
    '1',
    right('manage_voucher', 'read', 'create'),
    right('manage_banking_transaction', 'read', 'update'),
    right('manage_cash_account', 'read'),
  )
  const { line } = await feed.pay({ amount: '77000', text: 'lai tien gui' })
  const [category] = await seeded.db.query<{ id: string }>(
    `select id::text from receipt_voucher_category where building_id = 1 and not for_maintenance order by id limit 1`,
  )
  const made = await clerk('POST receipt-vouchers', {
    building_id: '1',
    date: officeToday(),
    cash_account_id: feed.fund.id,
    amount: '77000',
    party: 'Ngân hàng',
    category_id: category?.id,
    bank_line_id: line.id,
  })
  expect([outcome(made), recordOf(made).status]).toEqual(['201', 'draft'])
  const { id } = recordOf(made)
  const drafts = [{ kind: 'receipt_voucher', document_id: id, title: null, day: officeToday() }]
  expect(await documentsOf(line.id)).toMatchObject({ attached: [], drafts })
  await desk.a(`POST receipt-vouchers/${String(id)}/approve`, {})
  expect(await documentsOf(line.id)).toMatchObject({ attached: [{ document_id: id }], drafts: [] })
})

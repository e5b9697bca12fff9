import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { monthOf, officeToday } from '#core/days.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { atOnce, openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// What was charged for others and paid out to them stays charged, unless somebody answers for the building's money.
let seeded: SeededServer
let desk: CashDesk
type Member = Awaited<ReturnType<SeededServer['member']>>
let clerk: Member
let fund: string
let category: string
let used = 0
let home: string
const today = officeToday()
const month = monthOf(today)
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  clerk = await seeded.member(
    '1',
    right('manage_voucher', 'read', 'create', 'approve', 'delete'),
    right('manage_fee', 'read', 'create', 'update', 'approve', 'delete'),
    right('manage_debt', 'read', 'create', 'approve', 'delete'),
    right('manage_cash_account', 'read'),
  )
  await desk.fillFund('QUY-TM', '500000')
  const [row] = await seeded.db.query<{ id: string }>(
    `select id::text from cash_account where building_id = 1 and code = 'QUY-TM'`,
  )
  fund = row?.id ?? ''
  const made = await desk.a('POST report/payment-voucher-categories', {
    building_id: '1',
    code: 'TRA-HO-D1',
    name: 'Trả tiền điện',
    pays_out: 'ELECTRICITY',
  })
  category = recordOf(made).id
})
beforeEach(() => void (home = desk.apartment(used++)))
afterEach(async () => {
  const [held] = await seeded.db.query(
    `select balance::int as balance from ledger_balance
      where building_id = 1 and account = 'collected_for_others' and ref = 'ELECTRICITY'`,
  )
  // Every test leaves nothing held, and nothing paid beyond it.
  expect(held).toEqual({ balance: 0 })
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
afterAll(() => seeded.close())

const power = (amount: string) =>
  desk.fee(home, amount, { fee_type: 'ELECTRICITY', income_kind: 'collected_for_others', month })
const payDraft = async (amount: string) =>
  recordOf(
    await desk.a('POST payment-vouchers', {
      building_id: '1',
      date: today,
      category_id: category,
      cash_account_id: fund,
      amount,
      party: 'Công ty điện',
    }),
  ).id
const approvePay = (id: string, by: Member | CashDesk['a'] = clerk) =>
  by(`POST payment-vouchers/${id}/approve`, {})
const pay = async (amount: string) => {
  const id = await payDraft(amount)
  expect(outcome(await approvePay(id))).toBe('200')
  return id
}
const takeBack = async (id: string) =>
  expect(outcome(await desk.a(`POST payment-vouchers/${id}/void`, { reason: 'nhầm' }))).toBe('200')
const voidFee = (id: string, by: Member | CashDesk['a'] = clerk) =>
  by(`POST fees/${id}/void`, { reason: 'nhầm' })

/** What the checklist of the month says of it. */
const paidBeyond = async () => {
  const reply = recordOf(await desk.a(`GET closed-months/checklist?building_id=1&month=${month}`))
  const checks = reply.checks as unknown as { check: string; count: number }[]
  return checks.find(({ check }) => check === 'paid_beyond_charged')?.count
}

test('a fee that was paid out is neither voided nor deleted, until the payment is', async () => {
  const fee = await power('1000')
  const payment = await pay('1000')
  expect(outcome(await voidFee(fee))).toBe('409 charge_paid_out')
  expect(outcome(await clerk(`DELETE fees/${fee}?reason=sai`))).toBe('409 charge_paid_out')
  expect((await desk.feeOf(fee)).status).toBe('approved')
  await takeBack(payment)
  expect(outcome(await voidFee(fee))).toBe('200')
})

test('it is reissued for more, and for less only down to what others have got', async () => {
  const fee = await power('1000')
  const payment = await pay('700')
  const reissue = (id: string, amount: string) =>
    clerk(`POST fees/${id}/reissue`, { amount, reason: 'Đọc sai chỉ số' })
  expect(outcome(await reissue(fee, '600'))).toBe('409 charge_paid_out')
  const { issued } = (await reissue(fee, '1100')).body.data as { issued: string }
  const { issued: last } = (await reissue(issued, '700')).body.data as { issued: string }
  await takeBack(payment)
  expect(outcome(await voidFee(last))).toBe('200')
})

test('an adjustment does not lower it below what others have got, paid or not', async () => {
  const fee = await power('1000')
  expect(outcome(await desk.collect(home, '1000'))).toBe('201')
  const payment = await pay('700')
  const adjust = async (amount: string) => {
    const made = await clerk('POST adjustments', {
      building_id: '1',
      date: today,
      apartment_id: home,
      fee_id: fee,
      direction: 'decrease',
      amount,
      grounds: 'Tính sai',
    })
    return clerk(`POST adjustments/${recordOf(made).id}/approve`, {})
  }
  expect(outcome(await adjust('301'))).toBe('409 charge_paid_out')
  expect(outcome(await adjust('300'))).toBe('200')
  await takeBack(payment)
  expect(outcome(await adjust('700'))).toBe('200')
})

test('who may approve fund accounts answers for it, and what is still held is anybody’s to correct', async () => {
  const fee = await power('1000')
  const other = await power('400')
  await pay('1000')
  expect(outcome(await voidFee(other))).toBe('200')
  expect(outcome(await voidFee(fee, desk.a))).toBe('200')
  expect(await paidBeyond()).toBe(1)
  // The supplier has more of the building's money than was charged: the next fee fills it up again.
  const next = await power('1000')
  expect(outcome(await voidFee(next))).toBe('409 charge_paid_out')
  expect(await paidBeyond()).toBe(0)
})

test('of its void and the payment of it at once, one succeeds', async () => {
  const fee = await power('1000')
  const payment = await payDraft('1000')
  const said = await atOnce([() => voidFee(fee), () => approvePay(payment)])
  expect(said).toSatisfy(
    (all: Record<string, number>) =>
      all['200'] === 1 && (all['409 charge_paid_out'] === 1 || all['422 more_than_collected'] === 1),
  )
  if (said['409 charge_paid_out'] === 1) await takeBack(payment)
  if ((await desk.feeOf(fee)).status === 'approved') await voidFee(fee)
})

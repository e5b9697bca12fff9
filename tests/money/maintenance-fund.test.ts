import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, firstDayOf, officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { reportAddress, type ReadReport } from '#tests/support/money/report-ground.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// The owners' money for the upkeep of the house: one account of the chart, and one report.

const today = officeToday()
const unplanned = { off_plan_reason: 'Sửa gấp' }
const lastMonth = addDays(firstDayOf(today), -1)
let seeded: SeededServer
let desk: CashDesk
let fund: string
let ofOwners: string
let interest: string
let repairs: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  fund = await made('report/accounts', {
    code: 'BAO-TRI',
    name: 'Quỹ bảo trì',
    account_type: 'building_maintenance',
  })
  const category = { for_maintenance: true }
  ofOwners = await made('report/receipt-voucher-categories', {
    ...category,
    code: 'BT-2',
    name: 'Thu quỹ 2%',
  })
  interest = await made('report/receipt-voucher-categories', {
    ...category,
    code: 'BT-LAI',
    name: 'Lãi tiền gửi',
  })
  repairs = await made('report/payment-voucher-categories', {
    ...category,
    code: 'BT-SUA',
    name: 'Sửa thang máy',
  })
  await booked('opening-balances', { amount: '5000', date: lastMonth })
  await booked('receipt-vouchers', { category_id: ofOwners, party: 'Chủ đầu tư', amount: '800' })
  await booked('receipt-vouchers', { category_id: interest, party: 'Ngân hàng', amount: '30' })
  await booked('payment-vouchers', {
    ...unplanned,
    category_id: repairs,
    party: 'Thang máy Á Châu',
    amount: '450',
  })
  const wrong = await booked('payment-vouchers', {
    ...unplanned,
    category_id: repairs,
    party: 'Nhầm',
    amount: '70',
  })
  expect(outcome(await desk.a(`POST payment-vouchers/${wrong}/void`, { reason: 'nhầm' }))).toBe('200')
  // Of the other funds nothing stands in the report.
  await desk.fillFund('QUY-TM', '900')
})
afterAll(() => seeded.close())

async function made(path: string, values: object): Promise<string> {
  const reply = await desk.a(`POST ${path}`, { building_id: '1', ...values })
  expect([path, outcome(reply), faults(reply)]).toEqual([path, '201', []])
  return recordOf(reply).id
}
async function booked(path: string, values: object): Promise<string> {
  const id = await made(path, { date: today, cash_account_id: fund, ...values })
  expect(outcome(await desk.a(`POST ${path}/${id}/approve`, {}))).toBe('200')
  return id
}
const read = async (more: Readonly<Record<string, string>>) => {
  const reply = await desk.a(
    `GET ${reportAddress('report/maintenance-fund', '1', { from: firstDayOf(today), to: today, ...more })}`,
  )
  expect([outcome(reply), faults(reply)]).toEqual(['200', []])
  return reply.body.data as ReadReport
}

test('the report tells where it came from, what it was spent on, and what is left', async () => {
  const { rows, total } = await read({ by: 'item' })
  expect(total).toEqual({ opening: '5000', in: '830', out: '450', closing: '5380' })
  expect(Object.fromEntries(rows.map(({ label, values }) => [label, values]))).toEqual({
    'Opening balances': { opening: '5000', in: '0', out: '0', closing: '5000' },
    'Thu quỹ 2%': { opening: '0', in: '800', out: '0', closing: '800' },
    'Lãi tiền gửi': { opening: '0', in: '30', out: '0', closing: '30' },
    'Sửa thang máy': { opening: '0', in: '0', out: '450', closing: '-450' },
  })
  const { rows: months } = await read({ by: 'month', from: firstDayOf(lastMonth) })
  expect(months.map(({ values }) => values)).toEqual([
    { opening: '0', in: '5000', out: '0', closing: '5000' },
    { opening: '5000', in: '830', out: '450', closing: '5380' },
  ])
})

test('a figure leads to its documents, the one taken back among them', async () => {
  const found = await desk.a(
    `GET ${reportAddress('report/maintenance-fund/documents', '1', {
      from: firstDayOf(today),
      to: today,
      by: 'item',
      key: `out:${repairs}`,
      column: 'out',
    })}`,
  )
  expect(found.body.data).toMatchObject({ total: 3, sum: '450' })
})

test('what it had, received and spent stands on one account', async () => {
  const period = `building_id=1&from=${firstDayOf(lastMonth)}&to=${today}`
  const codes = (await desk.a(`GET report/trial-balance?${period}`)).body.data as unknown as readonly {
    readonly code: string
    readonly closing_debit: string
    readonly closing_credit: string
  }[]
  const held = codes.find(({ code }) => code === '3388')
  expect([held?.closing_debit, held?.closing_credit]).toEqual(['0', '5380'])
})

test('the books hold', async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))

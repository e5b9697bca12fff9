import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import { addDays, firstDayOf, lastDayOf, monthOf, officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What is bought on credit and unpaid on its due day is no longer deducted, until it is paid; and nothing is deducted
// before its invoice.
const today = officeToday()
const [bought, dueOn] = [addDays(today, -70), addDays(today, -35)]
let seeded: SeededServer
let desk: CashDesk
let ids: { readonly supplier: string; readonly cost: string; readonly bank: string }

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  const supplier = await desk.a('POST partners', {
    building_id: '1',
    code: 'NCC-1',
    name: 'Công ty Thang máy',
    tax_code: '0100109106',
  })
  const [found] = await seeded.db.query<{ cost: string; bank: string }>(
    `select (select id::text from payment_voucher_category where building_id = 1 and code = 'CHI-DIEN') as cost,
      (select id::text from cash_account where building_id = 1 and code = 'QUY-NH') as bank`,
  )
  const money = await desk.a('POST opening-balances', {
    building_id: '1',
    date: bought,
    cash_account_id: found?.bank,
    amount: '90000000',
  })
  expect(outcome(await desk.a(`POST opening-balances/${recordOf(money).id}/approve`, {}))).toBe('200')
  ids = { supplier: recordOf(supplier).id, cost: found?.cost ?? '', bank: found?.bank ?? '' }
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(() => seeded.close())

let numbers = 0
const paper = (day: string) => ({
  vat_kind: 'taxed',
  vat_percent: 8,
  partner_tax_code: '0100109106',
  invoice_form: '1',
  invoice_symbol: `C${day.slice(2, 4)}TAA`,
  invoice_number: String(++numbers),
  invoice_date: day,
})
async function approved(path: string, values: object): Promise<string> {
  const made = await desk.a(`POST ${path}`, { building_id: '1', category_id: ids.cost, ...values })
  expect([outcome(made), faults(made)]).toEqual(['201', []])
  const { id } = recordOf(made)
  const done = await desk.a(`POST ${path}/${id}/approve`, {})
  expect([outcome(done), faults(done)]).toEqual(['200', []])
  return id
}
const billed = (values: object = {}) =>
  approved('supplier-invoices', {
    date: bought,
    partner_id: ids.supplier,
    amount: '10800000',
    due_on: dueOn,
    ...paper(bought),
    ...values,
  })
const paid = (values: object) =>
  approved('payment-vouchers', { cash_account_id: ids.bank, party: 'Công ty Thang máy', ...values })

interface Return {
  readonly rows: readonly { readonly tax: { readonly code: string; readonly amount: string } | null }[]
  readonly on_credit: readonly { readonly id: string; readonly open: string; readonly change: string }[]
}
const returnOf = async (period: string) =>
  (await desk.a(`GET report/vat-return?building_id=1&period=${period}`)).body.data as Return
const changesOf = async (id: string, period: string) =>
  (await returnOf(period)).on_credit
    .filter((one) => one.id === id)
    .map(({ open, change }) => `${open} ${change}`)
const deducted = async (period: string) =>
  (await returnOf(period)).rows.find(({ tax }) => tax?.code === '25')?.tax?.amount
const listed = async (day: string) => {
  const days = `from=${firstDayOf(day)}&to=${lastDayOf(day)}`
  const { lines } = (await desk.a(`GET report/input-vat?building_id=1&${days}`)).body.data as {
    readonly lines: readonly { readonly vat: string; readonly invoice_number: string }[]
  }
  return lines
}

test('what is unpaid on its due day lowers the deduction of that period, and is restored when it is paid', async () => {
  const [then, now] = [monthOf(dueOn), monthOf(today)]
  const [before, start] = [await deducted(then), await deducted(now)]
  const id = await billed()
  await paid({ supplier_invoice_id: id, date: addDays(dueOn, -1), amount: '2700000' })
  // 8,100,000 of 10,800,000 are unpaid, and so 600,000 of 800,000.
  expect(await changesOf(id, then)).toEqual(['8100000 -600000'])
  expect(await deducted(then)).toBe(sumAmounts([before ?? '', '-600000']))
  expect(await changesOf(id, now)).toEqual([])
  const rest = await paid({ supplier_invoice_id: id, date: today, amount: '8100000' })
  expect(await changesOf(id, then)).toEqual(['8100000 -600000'])
  expect(await changesOf(id, now)).toEqual(['0 600000'])
  expect(await deducted(now)).toBe(sumAmounts([start ?? '', '600000']))
  // A payment that is taken back was none.
  expect(outcome(await desk.a(`POST payment-vouchers/${rest}/void`, { reason: 'nhầm' }))).toBe('200')
  expect(await changesOf(id, now)).toEqual([])
})

test('less than the limit is not lowered, nor what is due today or was paid in time', async () => {
  const small = await billed({ amount: '4320000' })
  const due = await billed({ due_on: today })
  const inTime = await billed()
  await paid({ supplier_invoice_id: inTime, date: dueOn, amount: '10800000' })
  for (const period of [monthOf(dueOn), monthOf(today)])
    for (const id of [small, inTime]) expect(await changesOf(id, period)).toEqual([])
  expect(await changesOf(due, monthOf(today))).toEqual(['10800000 0'])
})

test('an invoice that is taken back after its due day has nothing left that is lowered', async () => {
  const id = await billed()
  expect(await changesOf(id, monthOf(dueOn))).toEqual(['10800000 -800000'])
  expect(outcome(await desk.a(`POST supplier-invoices/${id}/void`, { reason: 'nhầm' }))).toBe('200')
  // Its tax is below zero in the list of this month.
  expect(await changesOf(id, monthOf(today))).toEqual(['0 800000'])
})

test('input VAT is deducted in the month of its invoice where that is later than the payment', async () => {
  const values = { ...paper(today), date: dueOn, amount: '1080000' }
  const id = await paid(values)
  const isIt = ({ invoice_number }: { readonly invoice_number: string }) =>
    invoice_number === values.invoice_number
  expect((await listed(dueOn)).filter(isIt)).toEqual([])
  expect((await listed(today)).filter(isIt)).toMatchObject([{ vat: '80000' }])
  expect(outcome(await desk.a(`POST payment-vouchers/${id}/void`, { reason: 'nhầm' }))).toBe('200')
  expect((await listed(today)).filter(isIt).map(({ vat }) => vat)).toEqual(['80000', '-80000'])
})

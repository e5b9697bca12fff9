import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays, firstDayOf, officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openPrepaid } from '#tests/support/money/prepaid.ts'
import { reportAddress, type ReadReport } from '#tests/support/money/report-ground.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What owners owe to the maintenance fund: charged like a fee, received by the fund, and no revenue.
let seeded: SeededServer
let desk: CashDesk
let office: ReturnType<typeof openPrepaid>
let used = 0
let fund: string
let category: string
let transfer: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  office = openPrepaid(seeded, desk)
  fund = await idOf('cash_account', 'QUY-BT')
  category = await idOf('receipt_voucher_category', 'THU-BT')
  transfer = await idOf('payment_method', 'BANK_TRANSFER')
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

const today = officeToday()
const idOf = async (table: string, code: string) => {
  const sql = `select id::text from ${table} where building_id = 1 and code = $1`
  return (await seeded.db.query<{ id: string }>(sql, [code]))[0]?.id ?? ''
}
const nextHome = () => desk.apartment(used++)
const ofFund = () => ({ income_kind: 'maintenance_fund', income_category_id: category })
/** A fee of the fund that a run has charged. */
const charged = async (home: string, price: string, month = '2026-10') =>
  office.charge(await office.setting(price, { fee_type: 'OTHERS', ...ofFund() }), month, home)
const line = (fee_id: string, amount: string) => ({ fee_id, amount })
const pay = (home: string, amount: string, more: object = {}) =>
  desk.collect(home, amount, { payment_method_id: transfer, ...more })
const booked = async (id: string, kind: string) => {
  const rows = await seeded.db.query<{ line: string }>(
    `select concat_ws(' ', account, nullif(l.category, ''), trim_scale(amount)) as line from ledger_line l
      join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
      where e.document_id = $1 and e.kind = $2 order by number`,
    [id, kind],
  )
  return rows.map((row) => row.line)
}

test('a fee setting of the fund says what the fund receives it as, and is no other once it has charged', async () => {
  const values = { building_id: '1', code: 'BT', name: 'Quỹ', fee_type: 'OTHERS', price_type: 'all_in' }
  const bare = await desk.a('POST fee-settings', { ...values, income_kind: 'maintenance_fund' })
  expect(faults(bare)).toEqual(['income_category_id:required'])
  const others = { ...ofFund(), income_category_id: await idOf('receipt_voucher_category', 'THU-KHAC') }
  expect(faults(await desk.a('POST fee-settings', { ...values, ...others }))).toEqual([
    'income_category_id:invalid_reference',
  ])
  const setting = await office.setting('1000', ofFund())
  expect(outcome(await desk.a(`PATCH fee-settings/${setting}`, { income_kind: 'own' }))).toBe('200')
  expect(outcome(await desk.a(`PATCH fee-settings/${setting}`, ofFund()))).toBe('200')
  const fee = await office.charge(setting, '2026-10', nextHome())
  expect(await desk.feeOf(fee)).toMatchObject({
    income_kind: 'maintenance_fund',
    category_id: category,
    vat: '0',
  })
  expect(await booked(fee, 'fee')).toEqual(['receivable 1000', `revenue ${category} -1000`])
  const change = await desk.a(`PATCH fee-settings/${setting}`, { income_kind: 'own' })
  expect([outcome(change), faults(change)]).toEqual([
    '409 fee_setting_charged',
    ['income_kind:fee_setting_charged'],
  ])
  // By hand nobody enters one.
  expect(faults(await desk.draft(desk.apartment(0), '5', { income_kind: 'maintenance_fund' }))).toEqual([
    'income_kind:invalid_option',
  ])
})

test('it is paid into the fund by a receipt of its own, never by what pays other fees', async () => {
  const home = nextHome()
  const [own, other] = [await charged(home, '1000'), await desk.fee(home, '500')]
  const both = { lines: [line(other, '500'), line(own, '1000')] }
  expect(faults(await pay(home, '1500', both))).toEqual(['lines.0.fee_id:maintenance_fee_apart'])
  const mine = { lines: [line(own, '1000')] }
  const bank = await idOf('cash_account', 'QUY-NH')
  expect(faults(await pay(home, '1000', { ...mine, cash_account_id: bank }))).toEqual([
    'cash_account_id:maintenance_fee_apart',
  ])
  expect(faults(await desk.collect(home, '1000', mine))).toEqual(['cash_account_id:cash_account_missing'])
  const excess = { confirm_excess: '1', extra_credit_reason: 'dư' }
  expect(faults(await pay(home, '1200', { ...mine, ...excess }))).toEqual(['amount_received:more_than_due'])
  expect(faults(await pay(home, '900', { ...mine, deduction: '100', deduction_reason: 'x' }))).toEqual([
    'deduction:maintenance_fee_apart',
  ])
  expect(faults(await pay(home, '500', { lines: [line(other, '500')], cash_account_id: fund }))).toEqual([
    'cash_account_id:maintenance_fund_no_fees',
  ])
  // Where nothing is said of lines, the other fees are paid, and what is too much is credit of theirs.
  const paid = recordOf(await desk.collect(home, '700', excess))
  expect(paid).toMatchObject({ settled: '500', excess: '200' })
  expect(faults(await pay(home, '800', { ...mine, credit_used: '200' }))).toEqual([
    'credit_used:maintenance_fee_apart',
  ])
  const first = recordOf(await pay(home, '600', { lines: [line(own, '600')] }))
  expect(first).toMatchObject({ cash_account_id: fund, settled: '600' })
  expect(await booked(first.id, 'receipt')).toEqual(['cash 600', 'receivable -600'])
  // Into the fund's account without lines: what is open of it.
  expect(recordOf(await pay(home, '400', { cash_account_id: fund }))).toMatchObject({ settled: '400' })
  expect(await desk.balance(home)).toEqual(['0', '200'])
  expect(outcome(await desk.takeBack(first.id))).toBe('200')
  expect(await desk.balance(home)).toEqual(['600', '200'])
})

test('a receipt voucher of the fund is charged to an apartment, and its line paid into the fund', async () => {
  const home = nextHome()
  const voucher = recordOf(
    await desk.a('POST receipt-vouchers', {
      building_id: '1',
      date: today,
      category_id: category,
      cash_account_id: fund,
      apartment_id: home,
      amount: '2000',
      party: 'Chủ căn hộ',
      description: 'Kinh phí bảo trì 2 %',
    }),
  )
  expect(outcome(await desk.a(`POST receipt-vouchers/${voucher.id}/charge`, { apartment_id: home }))).toBe(
    '200',
  )
  const { fee_id: fee } = recordOf(await desk.a(`GET receipt-vouchers/${voucher.id}`))
  expect(await desk.feeOf(String(fee))).toMatchObject({
    income_kind: 'maintenance_fund',
    category_id: category,
  })
  expect(outcome(await desk.collect(home, '2000'))).toBe('409 nothing_to_pay')
  expect(recordOf(await pay(home, '2000', { lines: [line(String(fee), '2000')] }))).toMatchObject({
    cash_account_id: fund,
  })
})

describe('what is owed to the fund', () => {
  test('is neither written off nor paid in advance, and lowered by no more than is open', async () => {
    const home = nextHome()
    const fee = await charged(home, '1000')
    const document = { building_id: '1', date: today, apartment_id: home, grounds: 'Hội nghị quyết định' }
    expect(faults(await desk.a('POST write-offs', document))).toEqual(['lines:nothing_owed'])
    expect(faults(await desk.a('POST write-offs', { ...document, lines: [line(fee, '10')] }))).toEqual([
      'lines.0.fee_id:maintenance_not_written_off',
    ])
    expect(outcome(await pay(home, '700', { lines: [line(fee, '700')] }))).toBe('201')
    const lower = async (amount: string) => {
      const values = { ...document, fee_id: fee, direction: 'decrease', amount }
      const { id } = recordOf(await desk.a('POST adjustments', values))
      return desk.a(`POST adjustments/${id}/approve`, {})
    }
    expect(faults(await lower('400'))).toEqual(['amount:more_than_due'])
    expect(outcome(await lower('300'))).toBe('200')
    expect(await desk.balance(home)).toEqual(['0', '0'])
    const setting = await office.setting('1000', ofFund())
    expect(faults(await office.ask(home, [setting]))).toEqual(['fee_settings:maintenance_fee_apart'])
  })

  test('is told by its category in the report of the fund, and stands on the fund’s account in the books', async () => {
    const from = firstDayOf(addDays(firstDayOf(today), -90))
    const read = async () => {
      const address = reportAddress('report/maintenance-fund', '1', { from, to: today, by: 'item' })
      const { rows } = (await desk.a(`GET ${address}`)).body.data as ReadReport
      return Number(rows.find(({ key }) => key === `in:${category}`)?.values['in'] ?? '0')
    }
    const before = await read()
    const home = nextHome()
    const fee = await charged(home, '900')
    expect(await read()).toBe(before)
    const { id } = recordOf(await pay(home, '900', { lines: [line(fee, '900')] }))
    expect(await read()).toBe(before + 900)
    const documents = await desk.a(
      `GET ${reportAddress('report/maintenance-fund/documents', '1', { from, to: today, by: 'item', key: `in:${category}`, column: 'in' })}`,
    )
    expect(JSON.stringify(documents.body.data)).toContain(String(id))
    const codes = (await desk.a(`GET report/trial-balance?building_id=1&from=${from}&to=${today}`)).body
      .data as unknown as readonly { readonly code: string; readonly postings?: readonly string[] }[]
    expect(codes.find(({ code }) => code === '3388')).toBeDefined()
  })
})

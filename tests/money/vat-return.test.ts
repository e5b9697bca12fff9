import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import { addMonths, firstDayOf, lastDayOf, monthOf, officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { printed, readWorkbook } from '#tests/support/money/workbook.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// The VAT lists and the figures of form 01/GTGT of one month, whose documents are all made here.
let seeded: SeededServer
let desk: CashDesk
const today = officeToday()
const month = monthOf(today)
const days = `building_id=1&from=${firstDayOf(today)}&to=${lastDayOf(today)}`

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  for (const code of ['QUY-TM', 'QUY-NH']) await desk.fillFund(code, '90000000')
  const home = desk.apartment(0)
  await desk.fee(home, '1080', { month, fee_type: 'WATER', vat_percent: 8 })
  await desk.fee(home, '1100', { month, vat_percent: 10 })
  await desk.fee(home, '1050', { month, vat_percent: 5 })
  await voucher('receipt-vouchers', { amount: '2160', vat_kind: 'taxed', vat_percent: 8 })
  await voucher('receipt-vouchers', { amount: '300', vat_kind: 'exempt' })
  await voucher('receipt-vouchers', { amount: '400', vat_kind: 'not_declared' })
  await voucher('receipt-vouchers', { amount: '500', vat_kind: 'zero' })
  const undone = await voucher('receipt-vouchers', { amount: '5400', vat_kind: 'taxed', vat_percent: 8 })
  await desk.a(`POST receipt-vouchers/${undone}/void`, { reason: 'nhầm' })
  const charged = recordOf(
    await post('receipt-vouchers', { amount: '600', vat_kind: 'exempt', apartment_id: home }),
  )
  expect(outcome(await desk.a(`POST receipt-vouchers/${String(charged.id)}/charge`, {}))).toBe('200')
  await voucher('payment-vouchers', { amount: '3240', vat_kind: 'taxed', vat_percent: 8, ...invoice(1) })
  await voucher('payment-vouchers', {
    amount: '6600',
    vat_kind: 'taxed',
    vat_percent: 10,
    deduction: 'not_deductible',
    ...invoice(2),
  })
  await voucher('payment-vouchers', { amount: '700' })
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

const invoice = (number: number) => ({
  partner_tax_code: '0100109106',
  invoice_form: '1',
  invoice_symbol: `C${today.slice(2, 4)}TAA`,
  invoice_number: String(number),
  invoice_date: today,
})
const idOf = async (table: string, code: string) =>
  (
    await seeded.db.query<{ id: string }>(
      `select id::text from ${table} where building_id = 1 and code = $1`,
      [code],
    )
  )[0]?.id ?? ''
type Path = 'receipt-vouchers' | 'payment-vouchers'
async function post(path: Path, values: object) {
  const [table, code] =
    path === 'receipt-vouchers'
      ? ['receipt_voucher_category', 'THU-MB']
      : ['payment_voucher_category', 'CHI-DIEN']
  return desk.a(`POST ${path}`, {
    building_id: '1',
    date: today,
    party: 'Công ty Điện lực',
    category_id: await idOf(table, code),
    cash_account_id: await idOf('cash_account', 'QUY-NH'),
    ...values,
  })
}
async function voucher(path: Path, values: object): Promise<string> {
  const made = await post(path, values)
  expect([outcome(made), ...faults(made)]).toEqual(['201'])
  const id = String(recordOf(made).id)
  expect(outcome(await desk.a(`POST ${path}/${id}/approve`, {}))).toBe('200')
  return id
}

interface Figure {
  readonly code: string
  readonly amount: string
  readonly list: 'output' | 'input' | null
  readonly rates: readonly string[] | null
  readonly deductible: boolean
}
interface Return {
  readonly due_on: string
  readonly rows: readonly { readonly value: Figure | null; readonly tax: Figure | null }[]
  readonly lowered: readonly Readonly<Record<string, string>>[]
  readonly unplaced: readonly object[]
  readonly left_out: readonly string[]
}
const returnOf = async (period: string) =>
  (await desk.a(`GET report/vat-return?building_id=1&period=${period}`)).body.data as Return
const figuresIn = ({ rows }: Return) =>
  rows.flatMap(({ value, tax }) => [value, tax]).filter((one): one is Figure => one !== null)
interface List {
  readonly total: number
  readonly lines: readonly Readonly<Record<string, string | boolean | null>>[]
  readonly rates: readonly { readonly net: string; readonly vat: string }[]
}
const listOf = async (side: string, more = '') =>
  (await desk.a(`GET report/${side}-vat?${days}${more}`)).body.data as List
/** What the month has booked on an account, a credit below zero. */
const onAccount = async (account: string) => {
  const [row] = await seeded.db.query<{ sum: string }>(
    `select trim_scale(coalesce(sum(l.amount), 0))::text as sum from ledger_line l
      join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
      where l.building_id = 1 and l.account = $1 and e.booked_on between $2 and $3`,
    [account, firstDayOf(today), lastDayOf(today)],
  )
  return row?.sum
}

test('the figures are those of the documents, by line', async () => {
  const found = await returnOf(month)
  expect(Object.fromEntries(figuresIn(found).map(({ code, amount }) => [code, amount]))).toEqual({
    '23': '9000',
    '24': '840',
    '25': '240',
    '26': '900',
    '27': '5900',
    '28': '390',
    '29': '500',
    '30': '1000',
    '31': '50',
    '32': '4000',
    '33': '340',
    '32a': '400',
    '34': '6800',
    '35': '390',
    '36': '150',
  })
  expect(found.unplaced).toEqual([])
  expect(found.left_out).toContain('22')
  expect(found.due_on).toBe(`${monthOf(addMonths(firstDayOf(today), 1))}-20`)
})

test('each figure leads to the list that it sums up, and the lists are the accounts', async () => {
  for (const { code, amount, list, rates, deductible } of figuresIn(await returnOf(month))) {
    if (list === null) continue
    const more = `${rates === null ? '' : `&rates=${rates.join(',')}`}${deductible ? '&deductible=1' : ''}`
    const { lines } = await listOf(list, more)
    const isNet = ['23', '26', '29', '30', '32', '32a'].includes(code)
    expect([code, sumAmounts(lines.map((line) => String(isNet ? line.net : line.vat)))]).toEqual([
      code,
      amount,
    ])
  }
  const [output, input] = [await listOf('output'), await listOf('input', '&deductible=1')]
  expect(sumAmounts(output.rates.map(({ vat }) => vat))).toBe(
    (await onAccount('output_vat'))?.replace('-', ''),
  )
  expect(sumAmounts(input.rates.map(({ vat }) => vat))).toBe(await onAccount('input_vat'))
})

test('a line of purchases names its invoice, how it was paid and why it is not deducted', async () => {
  const { lines } = await listOf('input', '&deductible=0')
  expect(lines).toMatchObject([
    {
      kind: 'payment_voucher',
      symbol: `1C${today.slice(2, 4)}TAA`,
      invoice_number: '2',
      invoice_date: today,
      tax_code: '0100109106',
      party: 'Công ty Điện lực',
      rate: '10',
      net: '6000',
      vat: '600',
      payment_way: 'transfer',
      deduction_refusal: 'office',
    },
  ])
  // A payment that says nothing of VAT is in no list.
  expect((await listOf('input')).total).toBe(2)
})

test('a sale that was charged as exempt, and taken back, is in the list of its day', async () => {
  const exempt = await listOf('output', '&rates=exempt')
  expect(exempt.lines.map(({ kind, net }) => [kind, net])).toEqual([
    ['receipt_voucher', '300'],
    ['fee', '600'],
  ])
  const eight = await listOf('output', '&rates=8')
  expect(eight.lines.map(({ kind, net, vat }) => [kind, net, vat])).toContainEqual([
    'receipt_voucher_void',
    '-5000',
    '-400',
  ])
})

test('the annex says what the lowered rate is on, and saves', async () => {
  const { lowered } = await returnOf(month)
  expect(lowered.map(({ list, item, net, vat, saved }) => [list, item, net, vat, saved])).toEqual([
    ['output', 'Thu cho thuê mặt bằng', '2000', '160', '40'],
    ['output', 'WATER', '1000', '80', '20'],
    ['input', expect.any(String), '3000', '240', '60'],
  ])
})

test('a quarter has its months, and other periods have no form', async () => {
  const quarter = `${today.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`
  const [whole, one] = [await returnOf(quarter), await returnOf(month)]
  expect(figuresIn(whole)).toEqual(figuresIn(one))
  const ask = (period: string) => desk.a(`GET report/vat-return?building_id=1&period=${period}`)
  expect(faults(await ask('2026-06'))).toEqual(['period:no_vat_form'])
  expect(faults(await ask('2026-Q2'))).toEqual(['period:no_vat_form'])
  expect(faults(await ask('2026-13'))).toEqual(['period:invalid_month'])
  expect(outcome(await seeded.as('B2')(`GET report/vat-return?building_id=1&period=${month}`))).toBe(
    '403 forbidden',
  )
  await seeded.db.execute(`update building set country = 'KH' where id = 1`)
  expect(faults(await ask(month))).toEqual(['period:no_vat_form'])
  await seeded.db.execute('update building set country = null where id = 1')
})

test('lists and figures are taken away as files and on paper', async () => {
  const input = await readWorkbook(seeded, `input-vat/export?${days}&format=xlsx`)
  expect(input.foot.map(([first]) => first)).toEqual([
    '∑ Cộng: Đủ điều kiện khấu trừ',
    '∑ Cộng: Không khấu trừ hoặc không có thuế',
    '∑ Tổng cộng',
  ])
  const figures = await readWorkbook(seeded, `vat-return/export?building_id=1&period=${month}&format=xlsx`)
  expect(figures.rows).toContainEqual(['Thuế suất 10 %, gồm phần giảm còn 8 %', '[32]', 4000, '[33]', 340])
  const { text } = pdfText(await printed(seeded, `vat-return/export?building_id=1&period=${month}`))
  for (const part of ['01/GTGT', '[32a]', '89/2026/TT-BTC'])
    expect(text.replaceAll(/\s/g, '')).toContain(part)
})

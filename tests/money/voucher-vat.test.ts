import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openDollarAccount, saidDollars } from '#tests/support/money/dollar-account.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// VAT of vouchers: a sale's is owed to the state, a purchase's is deducted where the law lets it and else is cost.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  for (const code of ['QUY-TM', 'QUY-BT', 'QUY-NH']) await desk.fillFund(code, '90000000')
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(() => seeded.close())

const today = officeToday()
const year = today.slice(2, 4)
const unplanned = { off_plan_reason: 'Sửa gấp' }
const idOf = async (table: string, code: string) =>
  (
    await seeded.db.query<{ id: string }>(
      `select id::text from ${table} where building_id = 1 and code = $1`,
      [code],
    )
  )[0]?.id ?? ''

type Path = 'receipt-vouchers' | 'payment-vouchers'
const write = async (path: Path, { fund = 'QUY-NH', category, ...more }: Values = {}) => {
  const [table, code] =
    path === 'receipt-vouchers'
      ? ['receipt_voucher_category', category ?? 'THU-MB']
      : ['payment_voucher_category', category ?? 'CHI-DIEN']
  return desk.a(`POST ${path}`, {
    building_id: '1',
    date: today,
    category_id: await idOf(table, code),
    cash_account_id: await idOf('cash_account', fund),
    amount: '1080000',
    party: 'Công ty Điện lực',
    vat_kind: 'taxed',
    vat_percent: 8,
    ...(path === 'payment-vouchers' ? invoice() : {}),
    ...more,
  })
}
interface Values extends Readonly<Record<string, unknown>> {
  readonly fund?: string
  readonly category?: string
}
let numbers = 0
const invoice = () => ({
  partner_tax_code: '0100109106',
  invoice_form: '1',
  invoice_symbol: `C${year}TAA`,
  invoice_number: String(++numbers),
  invoice_date: today,
})
const move = (path: Path, id: unknown, name: string, body: object = {}) =>
  desk.a(`POST ${path}/${String(id)}/${name}`, body)
/** The voucher as it is approved. */
async function approved(path: Path, values: Values = {}) {
  const made = await write(path, values)
  expect([outcome(made), ...faults(made)]).toEqual(['201'])
  const done = await move(path, recordOf(made).id, 'approve')
  expect([outcome(done), ...faults(done)]).toEqual(['200'])
  return recordOf(done)
}
/** The entry of a document: account, category and amount of each line. */
const booked = async (id: unknown, kind: string) => {
  const rows = await seeded.db.query<{ line: string }>(
    `select account || ' ' || trim_scale(amount) as line
      from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
      where e.building_id = 1 and e.document_id = $1 and e.kind = $2 order by number`,
    [id, kind],
  )
  return rows.map(({ line }) => line)
}

describe('a receipt voucher with VAT', () => {
  test('books revenue and tax apart, and takes both back', async () => {
    const { id, net, vat } = await approved('receipt-vouchers')
    expect([net, vat]).toEqual(['1000000', '80000'])
    expect(await booked(id, 'receipt_voucher')).toEqual([
      'cash 1080000',
      'revenue -1000000',
      'output_vat -80000',
    ])
    expect(outcome(await move('receipt-vouchers', id, 'void', { reason: 'nhầm' }))).toBe('200')
    expect(await booked(id, 'receipt_voucher_void')).toEqual([
      'cash -1080000',
      'revenue 1000000',
      'output_vat 80000',
    ])
  })

  test.each([
    ['exempt', ['cash 1080000', 'revenue -1080000']],
    ['not_declared', ['cash 1080000', 'revenue -1080000']],
    ['zero', ['cash 1080000', 'revenue -1080000']],
  ])('that is %s books no tax', async (vat_kind, lines) => {
    const { id, net, vat } = await approved('receipt-vouchers', { vat_kind, vat_percent: null })
    expect([net, vat]).toEqual(['1080000', '0'])
    expect(await booked(id, 'receipt_voucher')).toEqual(lines)
  })

  test('has no tax without a kind, whatever else is sent', async () => {
    const { id, net, vat, vat_percent } = await approved('receipt-vouchers', { vat_kind: null, vat: '5' })
    expect([net, vat, vat_percent]).toEqual([null, null, null])
    expect(await booked(id, 'receipt_voucher')).toEqual(['cash 1080000', 'revenue -1080000'])
  })

  test('keeps parts that are typed, and works the others out again when the amount changes', async () => {
    const { id, ...made } = recordOf(await write('receipt-vouchers', { vat: '80001' }))
    expect([made.net, made.vat]).toEqual(['999999', '80001'])
    const changed = recordOf(await desk.a(`PATCH receipt-vouchers/${String(id)}`, { amount: '2160000' }))
    expect([changed.net, changed.vat]).toEqual(['2000000', '160000'])
    const typed = recordOf(await desk.a(`PATCH receipt-vouchers/${String(id)}`, { net: '2000001' }))
    expect([typed.net, typed.vat]).toEqual(['2000001', '159999'])
    const party = recordOf(await desk.a(`PATCH receipt-vouchers/${String(id)}`, { party: 'Cửa hàng' }))
    expect([party.net, party.vat]).toEqual(['2000001', '159999'])
  })

  test.each<readonly [string, Values, readonly string[]]>([
    ['a rate that no law sets', { vat_percent: 7 }, ['vat_percent:no_vat_rate']],
    ['a kind at a rate without the rate', { vat_percent: null }, ['vat_percent:required']],
    ['parts that do not add up', { net: '1000000', vat: '80001' }, ['vat:parts_differ_from_amount']],
    ['tax on what is exempt', { vat_kind: 'exempt', vat: '5' }, ['vat:vat_without_rate']],
    [
      'a symbol of another year',
      { ...invoice(), invoice_symbol: 'C20TAA' },
      ['invoice_symbol:symbol_of_other_year'],
    ],
    [
      'a tax code whose digit is wrong',
      { partner_tax_code: '0100109107' },
      ['partner_tax_code:invalid_tax_code'],
    ],
    [
      'money for the maintenance fund',
      { fund: 'QUY-BT', category: 'THU-BT' },
      ['vat_kind:vat_not_in_maintenance'],
    ],
  ])('is refused with %s', async (_what, values, fault) => {
    expect(faults(await write('receipt-vouchers', values))).toEqual(fault)
  })

  test('that is charged to an apartment is a fee with its tax', async () => {
    const made = recordOf(await write('receipt-vouchers', { apartment_id: desk.apartment(0) }))
    expect(outcome(await move('receipt-vouchers', made.id, 'charge'))).toBe('200')
    const { fee_id } = recordOf(await desk.a(`GET receipt-vouchers/${String(made.id)}`))
    const fee = recordOf(await desk.a(`GET fees/${String(fee_id)}`))
    expect([fee.amount, fee.vat, Number(fee.vat_percent)]).toEqual(['1080000', '80000', 8])
    expect(await booked(fee_id, 'fee')).toEqual([
      'receivable 1080000',
      'revenue -1000000',
      'output_vat -80000',
    ])
  })

  test('takes what its invoice says after it is booked, and nothing else', async () => {
    const { id } = await approved('receipt-vouchers')
    const path = `PATCH receipt-vouchers/${String(id)}`
    expect(recordOf(await desk.a(path, { ...invoice(), invoice_number: '00000012' }))).toMatchObject({
      invoice_number: '12',
      vat: '80000',
    })
    for (const values of [{ vat: '1' }, { vat_kind: 'exempt' }, { net: '1' }, { vat_percent: 10 }])
      expect(outcome(await desk.a(path, values))).toBe('409 record_frozen')
    await move('receipt-vouchers', id, 'void', { reason: 'nhầm' })
    expect(outcome(await desk.a(path, { invoice_number: '13' }))).toBe('409 record_frozen')
  })

  test('in dollars has its tax in the books’ đồng', async () => {
    const feed = await openDollarAccount(seeded, desk, { number: '0991004123457', dollars: '1000' })
    const { amount, ...foreign } = saidDollars('100')
    const made = await desk.a('POST receipt-vouchers', {
      building_id: '1',
      date: today,
      category_id: await idOf('receipt_voucher_category', 'THU-MB'),
      cash_account_id: feed.fund.id,
      party: 'Sok',
      vat_kind: 'taxed',
      vat_percent: 8,
      amount,
      ...foreign,
    })
    expect([outcome(made), ...faults(made)]).toEqual(['201'])
    expect(outcome(await move('receipt-vouchers', recordOf(made).id, 'approve'))).toBe('200')
    expect(await booked(recordOf(made).id, 'receipt_voucher')).toEqual([
      `cash ${amount}`,
      'revenue -2375000',
      'output_vat -190000',
    ])
  })
})

describe('a payment voucher with VAT', () => {
  test('deducts the tax, and the rest is cost', async () => {
    const { id, ...one } = await approved('payment-vouchers')
    expect(one).toMatchObject({ payment_way: 'transfer', vat_deductible: '80000', deduction_refusal: null })
    expect(await booked(id, 'payment_voucher')).toEqual([
      'cash -1080000',
      'expense 1000000',
      'input_vat 80000',
    ])
    await move('payment-vouchers', id, 'void', { reason: 'nhầm' })
    expect(await booked(id, 'payment_voucher_void')).toEqual([
      'cash 1080000',
      'expense -1000000',
      'input_vat -80000',
    ])
  })

  test.each<readonly [string, Values, string | null]>([
    ['five million in cash', { fund: 'QUY-TM', amount: '5000000' }, 'cash'],
    ['less than that in cash', { fund: 'QUY-TM', amount: '4999999' }, null],
    ['five million by transfer', { amount: '5000000' }, null],
    ['five million, paid in at the supplier’s bank', { amount: '5000000', payment_way: 'cash' }, 'cash'],
    ['what the office does not deduct', { deduction: 'not_deductible' }, 'office'],
    ['the maintenance fund’s', { fund: 'QUY-BT', category: 'CHI-BT', ...unplanned }, 'maintenance'],
  ])('of %s is deducted or not', async (_what, values, refusal) => {
    const { id, ...one } = await approved('payment-vouchers', values)
    expect(one.deduction_refusal).toBe(refusal)
    const lines = await booked(id, 'payment_voucher')
    expect(lines.some((line) => line.startsWith('input_vat'))).toBe(refusal === null)
    if (refusal !== null) expect(lines).toContain(`expense ${String(one.amount)}`)
  })

  test('counts all that is paid for one invoice in cash', async () => {
    const same = { ...invoice(), fund: 'QUY-TM', amount: '3000000' }
    const first = await approved('payment-vouchers', same)
    const second = await approved('payment-vouchers', same)
    expect([first.deduction_refusal, second.deduction_refusal]).toEqual([null, 'cash'])
  })

  test('takes a partner’s own tax code, and refuses one that is none', async () => {
    const partner = async (tax_code: string | null, code: string) =>
      recordOf(await desk.a('POST partners', { building_id: '1', code, name: code, tax_code })).id
    const bare = { partner_tax_code: null }
    const good = await write('payment-vouchers', {
      ...bare,
      partner_id: await partner('0101243150', 'NCC-VAT1'),
    })
    expect(recordOf(good)).toMatchObject({ partner_tax_code: '0101243150' })
    for (const [tax_code, code, fault] of [
      ['0312345678', 'NCC-VAT2', 'partner_tax_code:invalid_tax_code'],
      [null, 'NCC-VAT3', 'partner_tax_code:required'],
    ] as const)
      expect(
        faults(await write('payment-vouchers', { ...bare, partner_id: await partner(tax_code, code) })),
      ).toEqual([fault])
  })

  test.each<readonly [string, Values, readonly string[]]>([
    ['no supplier’s code', { partner_tax_code: null }, ['partner_tax_code:required']],
    [
      'no invoice',
      { invoice_form: null, invoice_symbol: null, invoice_number: null, invoice_date: null },
      [
        'invoice_form:required',
        'invoice_symbol:required',
        'invoice_number:required',
        'invoice_date:required',
      ],
    ],
    ['a symbol that is none', { invoice_symbol: 'Z26TAA' }, ['invoice_symbol:invalid_invoice_symbol']],
    [
      'a number of nine digits',
      { invoice_number: '123456789' },
      ['invoice_number:invalid_invoice_number', 'invoice_number:too_long'],
    ],
    [
      'a transfer from the cash box',
      { fund: 'QUY-TM', payment_way: 'transfer' },
      ['payment_way:paid_from_cash'],
    ],
    ['what its approval finds out', { vat_deductible: '5' }, ['vat_deductible:read_only']],
  ])('is refused with %s', async (_what, values, fault) => {
    expect(faults(await write('payment-vouchers', values)).toSorted()).toEqual([...fault].toSorted())
  })

  test('is frozen once it is approved, in a closed month refused, and approved by who may', async () => {
    const { id } = await approved('payment-vouchers')
    const other = { invoice_number: '99', deduction: 'not_deductible', partner_tax_code: '0302431595' }
    for (const [name, value] of Object.entries(other))
      expect(outcome(await desk.a(`PATCH payment-vouchers/${String(id)}`, { [name]: value }))).toBe(
        '409 record_frozen',
      )
    const old = recordOf(await write('payment-vouchers', { date: '2026-01-05', invoice_symbol: 'C26TAA' }))
    await desk.whileClosed('2026-01', async () =>
      expect(outcome(await move('payment-vouchers', old.id, 'approve'))).toBe('409 month_closed'),
    )
    const clerk = await seeded.member('1', right('manage_voucher', 'read', 'create', 'update'))
    expect(outcome(await clerk(`POST payment-vouchers/${String(old.id)}/approve`, {}))).toBe('403 forbidden')
  })

  test('has no such tax where the building keeps no chart', async () => {
    await seeded.db.execute(`update building set chart = 'none' where id = 1`)
    try {
      expect(faults(await write('payment-vouchers'))).toEqual(['vat_kind:no_chart_for_vat'])
      const { id } = await approved('payment-vouchers', { vat_kind: null })
      expect(await booked(id, 'payment_voucher')).toEqual(['cash -1080000', 'expense 1080000'])
    } finally {
      await seeded.db.execute('update building set chart = null where id = 1')
    }
  })
})

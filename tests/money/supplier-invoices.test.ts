import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays, firstDayOf, officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { atOnce, openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { reportAddress, type ReadReport } from '#tests/support/money/report-ground.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What suppliers have billed is owed until vouchers have paid it, and never less than nothing.

const today = officeToday()
const year = today.slice(2, 4)
let seeded: SeededServer
let desk: CashDesk
let supplier: string
let cost: string
let bank: string
let box: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await seeded.db.execute('delete from chart_account')
  for (const code of ['QUY-TM', 'QUY-NH']) await desk.fillFund(code, '90000000')
  cost = await idOf('payment_voucher_category', 'CHI-DIEN')
  bank = await idOf('cash_account', 'QUY-NH')
  box = await idOf('cash_account', 'QUY-TM')
  supplier = await partner('NCC-1', '0100109106')
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(() => seeded.close())

const idOf = async (table: string, code: string) => {
  const sql = `select id::text from ${table} where building_id = 1 and code = $1`
  return (await seeded.db.query<{ id: string }>(sql, [code]))[0]?.id ?? ''
}
async function partner(code: string, tax_code?: string): Promise<string> {
  const made = await desk.a('POST partners', { building_id: '1', code, name: `Công ty ${code}`, tax_code })
  expect(outcome(made)).toBe('201')
  return recordOf(made).id
}
let numbers = 0
const taxed = () => ({
  vat_kind: 'taxed',
  vat_percent: 8,
  invoice_form: '1',
  invoice_symbol: `C${year}TAA`,
  invoice_number: String(++numbers),
  invoice_date: today,
})
const write = (values: object = {}) =>
  desk.a('POST supplier-invoices', {
    building_id: '1',
    date: today,
    partner_id: supplier,
    category_id: cost,
    amount: '1080',
    due_on: addDays(today, 30),
    ...values,
  })
const approve = (path: string, id: string) => desk.a(`POST ${path}/${id}/approve`, {})
const take = (path: string, id: string) => desk.a(`POST ${path}/${id}/void`, { reason: 'nhầm' })
async function billed(values: object = {}): Promise<string> {
  const made = await write(values)
  expect([outcome(made), faults(made)]).toEqual(['201', []])
  const { id } = recordOf(made)
  expect(outcome(await approve('supplier-invoices', id))).toBe('200')
  return id
}
const pay = (supplier_invoice_id: string, values: object = {}) =>
  desk.a('POST payment-vouchers', {
    building_id: '1',
    date: today,
    cash_account_id: bank,
    category_id: cost,
    party: 'Công ty Điện lực',
    amount: '1080',
    supplier_invoice_id,
    ...values,
  })
async function paid(invoice: string, values: object = {}): Promise<string> {
  const { id } = recordOf(await pay(invoice, values))
  expect(outcome(await approve('payment-vouchers', id))).toBe('200')
  return id
}
const openOf = async (id: string) => recordOf(await desk.a(`GET supplier-invoices/${id}`)).open
const owedTo = async (id: string) => recordOf(await desk.a(`GET partners/${id}`)).owed
const booked = async (kind: string, id: string) => {
  const rows = await seeded.db.query<{ line: string }>(
    `select account || ' ' || trim_scale(amount) as line
      from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
      where e.building_id = 1 and e.document_id = $1 and e.kind = $2 order by number`,
    [id, kind],
  )
  return rows.map(({ line }) => line)
}

test('an invoice is cost and deducted tax, owed to its supplier; payments settle it in parts, and voids give it back', async () => {
  const before = await owedTo(supplier)
  expect(before).toBe('0')
  const id = await billed(taxed())
  expect(recordOf(await desk.a(`GET supplier-invoices/${id}`))).toMatchObject({
    party: 'Công ty NCC-1',
    partner_tax_code: '0100109106',
    vat: '80',
    vat_deductible: '80',
    open: '1080',
  })
  expect(await booked('supplier_invoice', id)).toEqual(['expense 1000', 'input_vat 80', 'payable -1080'])
  expect(await owedTo(supplier)).toBe('1080')
  const first = await paid(id, { amount: '1000' })
  expect(await booked('payment_voucher', first)).toEqual(['cash -1000', 'payable 1000'])
  expect(recordOf(await desk.a(`GET payment-vouchers/${first}`))).toMatchObject({
    partner_id: supplier,
    payment_way: 'transfer',
  })
  expect(await openOf(id)).toBe('80')
  const rest = await paid(id, { amount: '80' })
  expect([await openOf(id), await owedTo(supplier)]).toEqual(['0', '0'])
  expect(outcome(await take('supplier-invoices', id))).toBe('409 invoice_has_payments')
  for (const voucher of [first, rest]) expect(outcome(await take('payment-vouchers', voucher))).toBe('200')
  expect(await openOf(id)).toBe('1080')
  expect(outcome(await take('supplier-invoices', id))).toBe('200')
  expect(await owedTo(supplier)).toBe('0')
})

test('of payments of one moment no more than is owed goes through', async () => {
  const id = await billed()
  const drafts = await Promise.all([500, 500, 500].map(async (amount) => pay(id, { amount: String(amount) })))
  const said = await atOnce(drafts.map((made) => () => approve('payment-vouchers', recordOf(made).id)))
  expect(said['200']).toBe(2)
  expect(await openOf(id)).toBe('80')
})

test('a payment says at its field why it does not settle an invoice', async () => {
  const other = await partner('NCC-2')
  const [id, draft] = [await billed(), recordOf(await write()).id]
  const large = await billed({ ...taxed(), amount: '5400000' })
  const maintenance = await idOf('payment_voucher_category', 'CHI-BT')
  for (const [invoice, values, fault] of [
    [id, { amount: '1081' }, 'amount:more_than_owed'],
    [draft, {}, 'supplier_invoice_id:invalid_reference'],
    [id, { partner_id: other }, 'partner_id:invoice_of_other_supplier'],
    [id, { category_id: maintenance, off_plan_reason: 'x' }, 'category_id:category_of_invoice'],
    [id, { date: addDays(today, -1) }, 'date:invalid_not_before'],
    [large, { amount: '1000', cash_account_id: box }, 'cash_account_id:invoice_not_in_cash'],
  ] as const)
    expect([fault, ...faults(await pay(invoice, values))]).toEqual([fault, fault])
  // Its tax is that of the invoice.
  expect(recordOf(await pay(id, taxed()))).toMatchObject({ vat_kind: null, vat: null })
})

test('one paper of a supplier is booked once', async () => {
  const paper = taxed()
  const id = await billed(paper)
  const again = recordOf(await write(paper)).id
  expect(faults(await approve('supplier-invoices', again))).toEqual(['invoice_number:invoice_entered'])
  expect(outcome(await take('supplier-invoices', id))).toBe('200')
  expect(outcome(await approve('supplier-invoices', again))).toBe('200')
})

/** A voucher that names a paper itself. */
const payPaper = (paper: object, values: object = {}) =>
  desk.a('POST payment-vouchers', {
    building_id: '1',
    date: today,
    cash_account_id: bank,
    category_id: cost,
    party: 'Công ty NCC-1',
    amount: '1080',
    partner_id: supplier,
    ...paper,
    ...values,
  })

test('one paper is owed or paid by a voucher that names it, never both', async () => {
  const [owed, direct] = [taxed(), taxed()]
  const invoice = await billed(owed)
  const voucher = recordOf(await payPaper(owed)).id
  expect(faults(await approve('payment-vouchers', voucher))).toEqual(['invoice_number:invoice_entered'])
  expect(outcome(await take('supplier-invoices', invoice))).toBe('200')
  expect(outcome(await approve('payment-vouchers', voucher))).toBe('200')
  expect(outcome(await approve('payment-vouchers', recordOf(await payPaper(direct)).id))).toBe('200')
  const later = recordOf(await write(direct)).id
  expect(faults(await approve('supplier-invoices', later))).toEqual(['invoice_number:invoice_entered'])
})

test('of approvals of one paper at one moment one goes through', async () => {
  const paper = taxed()
  const ids = await Promise.all([1, 2, 3].map(async () => recordOf(await write(paper)).id))
  const said = await atOnce(ids.map((id) => () => approve('supplier-invoices', id)))
  expect(said).toEqual({ '200': 1, '422 invoice_entered': 2 })
})

test('a paper without tax is not owed twice either', async () => {
  const small = await partner('NCC-HO')
  const paper = { partner_id: small, invoice_number: '77', invoice_date: today }
  const id = await billed(paper)
  expect(recordOf(await desk.a(`GET supplier-invoices/${id}`))).toMatchObject({
    invoice_number: '77',
    vat: null,
  })
  const again = recordOf(await write(paper)).id
  expect(faults(await approve('supplier-invoices', again))).toEqual(['invoice_number:invoice_entered'])
  await billed({ ...paper, partner_id: await partner('NCC-HO2') })
})

test('an invoice is no money of the maintenance fund, nor of others', async () => {
  for (const code of ['CHI-BT', 'TRA-DIEN'])
    expect(faults(await write({ category_id: await idOf('payment_voucher_category', code) }))).toEqual([
      'category_id:invalid_reference',
    ])
})

test('the report tells what each supplier is owed by how late it is, each figure with its documents', async () => {
  const late = await partner('NCC-3')
  const of = async (amount: string, days: number) =>
    billed({ partner_id: late, amount, date: addDays(today, -days), due_on: addDays(today, -days) })
  const [recent] = [await of('100', 10), await of('30', 40), await of('7', 100)]
  await billed({ partner_id: late, amount: '2000' })
  await paid(recent, { amount: '60' })
  const address = (path: string, more: Readonly<Record<string, string>> = {}) =>
    reportAddress(`report/supplier-debts${path}`, '1', { from: firstDayOf(today), to: today, ...more })
  const read = async (path: string, more?: Readonly<Record<string, string>>) => {
    const reply = await desk.a(`GET ${address(path, more)}`)
    expect([outcome(reply), faults(reply)]).toEqual(['200', []])
    return reply.body.data as ReadReport
  }
  const { rows } = await read('')
  expect(rows.find(({ key }) => key === late)).toMatchObject({
    label: 'Công ty NCC-3',
    values: { open: '2077', not_due: '2000', late_30: '40', late_60: '30', late_90: '0', late_more: '7' },
  })
  const behind = await read('/documents', { by: 'partner', key: late, column: 'late_30' })
  expect(behind.sum).toBe('40')
  expect(behind.rows).toMatchObject([{ entity: 'payment_voucher' }, { entity: 'supplier_invoice' }])
  // As of a day before, what came later is not there.
  const { rows: then } = await read('', { from: addDays(today, -99), to: addDays(today, -50) })
  expect(then.find(({ key }) => key === late)?.values).toMatchObject({ open: '7', late_60: '7' })
  expect(await owedTo(late)).toBe('2077')
})

test('what is owed stands on an account payable, and its tax in the list of input VAT', async () => {
  const one = taxed()
  await billed({ ...one, amount: '216' })
  const period = `building_id=1&from=${today}&to=${today}`
  const codes = rowsOf(await desk.a(`GET report/trial-balance?${period}`))
  expect(codes.map(({ code }) => code)).toContain('331')
  const list = (await desk.a(`GET report/input-vat?${period}`)).body.data as unknown as {
    lines: { kind: string; invoice_number: string; vat: string; party: string; is_deductible: boolean }[]
  }
  expect(list.lines.find((line) => line.invoice_number === one.invoice_number)).toMatchObject({
    kind: 'supplier_invoice',
    vat: '16',
    party: 'Công ty NCC-1',
    is_deductible: true,
  })
})

test('a supplier with invoices is not deleted', async () => {
  expect(outcome(await desk.a(`DELETE partners/${supplier}`))).toBe('409 partner_has_invoices')
})

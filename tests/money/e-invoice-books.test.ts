import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { openInvoiceGround, today, type InvoiceGround } from '#tests/support/money/invoice-ground.ts'
import { outcome, recordOf } from '#tests/support/server/seeded-server.ts'

// What is taken back or charged beside a fee in the books, and what becomes of it on invoices.
let ground: InvoiceGround
beforeAll(async () => {
  ground = await openInvoiceGround()
  expect(outcome(await ground.seller())).toBe('201')
})
afterAll(() => ground.close())

let used = 20
let home: string
beforeEach(() => {
  home = ground.desk.apartment((used += 1))
})
let numbers = 100
const numbered = async (id: string) =>
  expect(outcome(await ground.number(id, String((numbers += 1))))).toBe('200')

const idOf = async (table: string, code: string) => {
  const [row] = await ground.seeded.db.query<{ id: string }>(
    `select id::text from ${table} where building_id = 1 and code = $1`,
    [code],
  )
  return row?.id
}
/** An approved receipt voucher of October with 8 %; its address. */
async function voucher(values: object = {}): Promise<string> {
  const made = await ground.desk.a('POST receipt-vouchers', {
    building_id: '1',
    date: '2026-10-20',
    category_id: await idOf('receipt_voucher_category', 'THU-MB'),
    cash_account_id: await idOf('cash_account', 'QUY-NH'),
    amount: '1080000',
    party: 'Quán cà phê',
    vat_kind: 'taxed',
    vat_percent: 8,
    ...values,
  })
  expect(outcome(made)).toBe('201')
  const path = `receipt-vouchers/${recordOf(made).id}`
  expect(outcome(await ground.desk.a(`POST ${path}/approve`, {}))).toBe('200')
  return path
}
const voided = async (path: string) =>
  expect(outcome(await ground.desk.a(`POST ${path}/void`, { reason: 'nhầm' }))).toBe('200')

test('a voucher that was voided is not invoiced, in whatever month', async () => {
  await voided(await voucher())
  expect(await ground.preview()).toMatchObject({ invoices: 0, total: '0' })
  expect(outcome(await ground.batch())).toBe('422 nothing_to_invoice')
})

test('what takes back a voucher from before the seller’s first day is left out', async () => {
  await voided(await voucher({ date: '2026-09-20' }))
  const month = today.slice(0, 7)
  const { body } = await ground.desk.a(
    `GET invoice-batches/preview?building_id=1&month=${month}&date=${today}`,
  )
  expect(body.data).toMatchObject({ invoices: 0, faulty: 0 })
})

test('a voucher that is voided once it is invoiced is taken back by an adjusting invoice', async () => {
  const path = await voucher()
  const [invoice] = (await ground.made()).invoices
  const id = invoice?.id ?? ''
  expect(invoice).toMatchObject({ net: '1000000', vat: '80000', total: '1080000' })
  await numbered(id)
  await voided(path)
  expect(await ground.invoiceOf(id)).toMatchObject({ unanswered: 1 })
  const answer = await ground.desk.a(`POST e-invoices/${id}/make_adjusting`, { what_is_wrong: 'Thu nhầm' })
  expect(outcome(answer)).toBe('200')
  const [made] = await ground.invoices(`&original_id=${id}`)
  expect(made).toMatchObject({ kind: 'adjusting', total: '-1080000' })
  expect(await ground.linesOf(made?.id ?? '')).toMatchObject([
    { receipt_voucher_id: path.split('/')[1], net: '-1000000' },
  ])
})

/** A fee of October with 8 % on an invoice that has its number. */
async function invoiced() {
  const values = { fee_type: 'MANAGEMENT', name: 'Phí quản lý', vat_percent: 8 }
  const fee = await ground.desk.fee(home, '1080000', values)
  const [invoice] = (await ground.made()).invoices
  const id = invoice?.id ?? ''
  return { id, fee }
}

test('more of a fee that is invoiced is answered up by an adjusting invoice, and is no original', async () => {
  const { id, fee } = await invoiced()
  await numbered(id)
  await ground.adjust(fee, home, '216000', 'increase')
  const month = today.slice(0, 7)
  const { body } = await ground.desk.a(
    `GET invoice-batches/preview?building_id=1&month=${month}&date=${today}`,
  )
  expect(body.data).toMatchObject({
    invoices: 0,
    left_out: expect.arrayContaining([{ reason: 'elsewhere', count: 1, amount: '216000' }]),
  })
  expect(outcome(await ground.batch({ month }))).toBe('422 nothing_to_invoice')
  const changed = await ground.desk.a('GET e-invoices/changed?building_id=1')
  expect(changed.body.data).toMatchObject({ invoices: [{ id, changes: 1 }] })
  const answer = await ground.desk.a(`POST e-invoices/${id}/make_adjusting`, { what_is_wrong: 'Tính thiếu' })
  expect(outcome(answer)).toBe('200')
  const [made] = await ground.invoices(`&original_id=${id}`)
  expect(made).toMatchObject({ kind: 'adjusting', net: '200000', vat: '16000', total: '216000' })
  await numbered(made?.id ?? '')
  expect(await ground.invoiceOf(id)).toMatchObject({ status: 'adjusted', unanswered: 0 })
})

test('more of a fee leaves its draft as it is, until that has its number', async () => {
  const { id, fee } = await invoiced()
  await ground.adjust(fee, home, '216000', 'increase')
  expect(await ground.invoiceOf(id)).toMatchObject({ status: 'draft', unanswered: 0 })
  expect((await ground.take(`e-invoices/${id}`, 'xml')).status).toBe(200)
  await numbered(id)
  expect(await ground.invoiceOf(id)).toMatchObject({ unanswered: 1 })
})

test.each([
  ['make_adjusting', ([first, second]: readonly string[]) => [first, second]],
  ['make_replacing', ([, second]: readonly string[]) => [second, second]],
])('the list of output VAT names the invoice of each entry: %s', async (way, named) => {
  const { id, fee } = await invoiced()
  await numbered(id)
  await ground.adjust(fee, home, '108000')
  const ofHome = async () => {
    const { body } = await ground.desk.a(`GET report/output-vat?building_id=1&from=2026-10-01&to=${today}`)
    const { lines } = body.data as { lines: Record<string, string | null>[] }
    const { code } = recordOf(await ground.desk.a(`GET apartments/${home}`))
    return lines.filter(({ apartment }) => apartment === code).map((line) => line.invoice_number)
  }
  const first = String(numbers)
  expect(await ofHome()).toEqual([first, null])
  expect(outcome(await ground.desk.a(`POST e-invoices/${id}/${way}`, { what_is_wrong: 'Sai' }))).toBe('200')
  const [made] = await ground.invoices(`&original_id=${id}`)
  await numbered(made?.id ?? '')
  expect(await ofHome()).toEqual(named([first, String(numbers)]))
})

test('an invoice without a day has that of the office in its file', async () => {
  const path = `e-invoices/${(await invoiced()).id}`
  expect(outcome(await ground.desk.a(`PATCH ${path}`, { invoice_date: null }))).toBe('200')
  expect(await (await ground.take(path, 'xml')).text()).toContain(`<NLap>${officeToday()}</NLap>`)
})

test('an invoice is put right as a whole, whatever the seller leaves out by now', async () => {
  const { id, fee } = await invoiced()
  await numbered(id)
  const again = await ground.desk.a(
    `POST fees/${fee}/reissue`,
    { amount: '972000', reason: 'sai giá' },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  )
  expect(outcome(again)).toBe('200')
  const invoice = await ground.invoiceOf(id)
  // The voided fee was booked before it.
  const later = { starts_on: today, left_out: ['MANAGEMENT'] }
  const path = `invoice-sellers/${String(invoice.seller_id)}`
  expect(outcome(await ground.desk.a(`PATCH ${path}`, later))).toBe('200')
  const answer = await ground.desk.a(`POST e-invoices/${id}/make_adjusting`, { what_is_wrong: 'Sai giá' })
  expect(outcome(answer)).toBe('200')
  const [made] = await ground.invoices(`&original_id=${id}`)
  expect(made).toMatchObject({ net: '-100000', vat: '-8000', total: '-108000' })
  await ground.desk.a(`PATCH ${path}`, { starts_on: '2026-10-01', left_out: [] })
})

test('a rate that no law gives on the invoices’ day is named, and the invoice is made', async () => {
  const values = { fee_type: 'MANAGEMENT', name: 'Phí quản lý', vat_percent: 8 }
  await ground.desk.fee(home, '1080000', values)
  expect(await ground.preview()).toMatchObject({ invoices: 1, unlawful: 0, rates: [] })
  await ground.seeded.db.execute(
    `update vat_rate set to_date = '2026-11-01' where building_id = 1 and percent = 8
      and (to_date is null or to_date > '2026-11-01')`,
  )
  expect(await ground.preview()).toMatchObject({
    invoices: 1,
    unlawful: 1,
    rates: [{ total: '1080000', rates: ['8'] }],
  })
  const { invoices } = await ground.made()
  expect(invoices).toMatchObject([{ vat: '80000' }])
})

test('revenue that no batch takes is named: vouchers without a kind, and what an earlier seller left', async () => {
  await voucher({ vat_kind: null, vat_percent: null })
  const leftOut = async () => (await ground.preview()).left_out
  expect(await leftOut()).toContainEqual({ reason: 'voucher_without_vat', count: 1, amount: '1080000' })
  await ground.desk.fee(home, '540000', { fee_type: 'MANAGEMENT', name: 'Phí quản lý', vat_percent: 8 })
  const { body } = await ground.desk.a('GET invoice-sellers?building_id=1&status=active')
  const [{ id } = { id: '' }] = body.data as { id: string }[]
  expect(outcome(await ground.desk.a(`POST invoice-sellers/${id}/deactivate`, {}))).toBe('200')
  expect(outcome(await ground.seller({ name: 'Công ty vận hành', starts_on: '2026-11-01' }))).toBe('201')
  expect(await ground.preview()).toMatchObject({ invoices: 0 })
  // The voucher was booked in October, too.
  expect(await leftOut()).toEqual([{ reason: 'earlier_seller', count: 2, amount: '1620000' }])
})

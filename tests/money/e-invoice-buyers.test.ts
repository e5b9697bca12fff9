import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openInvoiceGround, type InvoiceGround } from '#tests/support/money/invoice-ground.ts'
import { faults, outcome, recordOf } from '#tests/support/server/seeded-server.ts'

// Whom an invoice is made out to where a company pays, and its rule is put right after its fee was approved.
let ground: InvoiceGround
beforeAll(async () => {
  ground = await openInvoiceGround()
  expect(outcome(await ground.seller())).toBe('201')
})
afterAll(() => ground.close())

const wrong = '0101243150'
const right = '0100109106'

let used = 20
/** A company's rule for an apartment of its own, and a fee that was approved by it. */
async function paidBy(values: object = {}) {
  const home = ground.desk.apartment((used += 1))
  const rule = await ground.desk.a('POST payer-rules', {
    building_id: '1',
    apartment_id: home,
    payer_kind: 'company',
    party_name: 'Công ty Sen Vàng',
    tax_code: wrong,
    address: '1 Tràng Tiền, Hà Nội',
    covers: 'all_fees',
    from_month: '2026-10',
    ...values,
  })
  expect(outcome(rule)).toBe('201')
  const fee = await ground.desk.fee(home, '1080000', {
    fee_type: 'MANAGEMENT',
    name: 'Phí quản lý',
    vat_percent: 8,
  })
  return { home, fee, rule: `payer-rules/${recordOf(rule).id}` }
}
const change = async (rule: string, values: object) =>
  expect(outcome(await ground.desk.a(`PATCH ${rule}`, values))).toBe('200')

test.each<[string, object, (rule: string) => Promise<unknown>, string]>([
  ['corrected', {}, (rule) => change(rule, { tax_code: right }), right],
  ['added', { tax_code: null }, (rule) => change(rule, { tax_code: right }), right],
  [
    'corrected with its name',
    {},
    (rule) => change(rule, { tax_code: right, party_name: 'Công ty Sen Hồng' }),
    right,
  ],
  ['deleted with its rule', {}, (rule) => ground.desk.a(`DELETE ${rule}`), wrong],
])('a code that is %s after the month is the company’s', async (_how, values, then, code) => {
  const { home, rule } = await paidBy(values)
  await then(rule)
  const { invoices } = await ground.made()
  expect(invoices.map((one) => [one.apartment_id, one.buyer_kind, one.buyer_tax_code])).toEqual([
    [home, 'business', code],
  ])
})

test('the rule that named the payer comes before one of another company', async () => {
  const { home, rule } = await paidBy()
  expect((await ground.desk.a(`DELETE ${rule}`)).status).toBeLessThan(300)
  const other = {
    building_id: '1',
    apartment_id: home,
    payer_kind: 'company',
    party_name: 'Công ty khác',
    tax_code: right,
    covers: 'all_fees',
    from_month: '2026-10',
  }
  expect(outcome(await ground.desk.a('POST payer-rules', other))).toBe('201')
  const { invoices } = await ground.made()
  expect(invoices.map((one) => one.buyer_tax_code)).toEqual([wrong])
})

test('a company without any rule left is a fault, and no consumer', async () => {
  const { rule, home } = await paidBy()
  await change(rule, { party_name: 'Công ty khác', tax_code: right, from_month: '2026-11' })
  expect(await ground.preview()).toMatchObject({
    invoices: 0,
    faulty: 1,
    faults: [
      {
        buyer: 'Công ty Sen Vàng',
        total: '1080000',
        faults: ['buyer_address_missing', 'buyer_code_missing'],
      },
    ],
  })
  expect(outcome(await ground.batch())).toBe('422 nothing_to_invoice')
  await change(rule, { from_month: '2026-10' })
  const { invoices } = await ground.made()
  expect(invoices.map((one) => [one.apartment_id, one.buyer_name])).toEqual([[home, 'Công ty khác']])
})

let numbers = 100
/** An issued invoice of a company whose code is wrong, and what it was made of. */
async function issued() {
  const paid = await paidBy()
  const [invoice] = (await ground.made()).invoices
  const id = invoice?.id ?? ''
  expect(outcome(await ground.number(id, String((numbers += 1))))).toBe('200')
  return { ...paid, id }
}
const replace = (id: string, more: object = {}) =>
  ground.desk.a(`POST e-invoices/${id}/make_replacing`, { what_is_wrong: 'Sai mã số thuế', ...more })
const replacing = async (id: string) => (await ground.invoices(`&original_id=${id}`)).at(-1)

test('a wrong code on an issued invoice is put right by a replacing one', async () => {
  const { id, rule } = await issued()
  expect(outcome(await replace(id))).toBe('409 nothing_to_answer')
  // A wrong address is notified, without a new invoice.
  await change(rule, { address: '2 Lê Lợi' })
  expect(outcome(await replace(id))).toBe('409 nothing_to_answer')
  await change(rule, { tax_code: right, address: null })
  expect(faults(await replace(id))).toEqual(['buyer_as_now:invoice_buyer_faulty'])
  await change(rule, { address: '2 Lê Lợi' })
  expect(outcome(await replace(id))).toBe('200')
  const made = await replacing(id)
  expect(made).toMatchObject({
    kind: 'replacing',
    status: 'draft',
    buyer_kind: 'business',
    buyer_tax_code: right,
    buyer_address: '2 Lê Lợi',
    net: '1000000',
    vat: '80000',
    total: '1080000',
  })
  expect(outcome(await ground.number(made?.id ?? '', String((numbers += 1))))).toBe('200')
  expect(await ground.invoiceOf(id)).toMatchObject({ status: 'replaced', buyer_tax_code: wrong })
  expect(outcome(await ground.batch())).toBe('422 nothing_to_invoice')
  expect(await findBrokenInvariants(ground.seeded.db)).toEqual({})
})

test.each([
  [{}, wrong],
  [{ buyer_as_now: true }, right],
])('where the amount is wrong, too, replacing with %o is for %s', async (more, code) => {
  const { id, rule, fee, home } = await issued()
  await change(rule, { tax_code: right })
  await ground.adjust(fee, home, '216000')
  expect(outcome(await replace(id, more))).toBe('200')
  expect(await replacing(id)).toMatchObject({ buyer_tax_code: code, total: '864000' })
})

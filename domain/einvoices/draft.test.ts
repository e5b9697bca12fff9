import { expect, test } from 'vitest'
import {
  buyerFaults,
  consumer,
  draftInvoices,
  pricedBy,
  type Buyer,
  type Charge,
  type DraftRules,
} from './draft.ts'

const business: Buyer = {
  ...consumer,
  kind: 'business',
  name: 'Công ty Sen Vàng',
  tax_code: '0100109106',
  address: '1 Tràng Tiền, Hà Nội',
}

let entries = 0
const charge = (values: Partial<Charge> = {}): Charge => ({
  entries: [String((entries += 1))],
  fee_id: String(entries),
  receipt_voucher_id: null,
  apartment_id: '7',
  apartment: 'A-0701',
  name: 'Phí quản lý · 10/2026',
  unit: null,
  quantity: null,
  rate: '8',
  net: '1000000',
  vat: '80000',
  state_fee: '0',
  buyer: consumer,
  ...values,
})
const rules: DraftRules = { invoice_scope: 'slip', one_rate: false, vat_method: 'deduction', untaxed: null }

test('an invoice is the sum of what the ledger has, not worked out again', () => {
  // 333,333 at 8 % is 26,667 a line; of their sum it is 80,000.
  const lines = Array.from({ length: 3 }, () => charge({ net: '333333', vat: '26667' }))
  const [invoice, ...others] = draftInvoices(lines, rules)
  expect(others).toEqual([])
  expect(invoice).toMatchObject({
    net: '999999',
    vat: '80001',
    state_fees: '0',
    total: '1080000',
    faults: [],
  })
})

test.each<[string, Partial<DraftRules>, Charge[], number]>([
  ['a slip of each apartment', {}, [charge(), charge({ apartment_id: '8' })], 2],
  ['a slip for each payer of an apartment', {}, [charge(), charge({ buyer: business })], 2],
  [
    'all of a buyer',
    { invoice_scope: 'buyer' },
    [charge({ buyer: business }), charge({ buyer: business, apartment_id: '8' })],
    1,
  ],
  ['consumers apart', { invoice_scope: 'buyer' }, [charge(), charge({ apartment_id: '8' })], 2],
  ['each rate apart', { one_rate: true }, [charge(), charge({ rate: '10' })], 2],
  ['rates together', {}, [charge(), charge({ rate: '10' })], 1],
  ['each voucher apart', {}, [charge({ receipt_voucher_id: '1' }), charge({ receipt_voucher_id: '2' })], 2],
])('%s', (_what, own, charges, count) => {
  const made = draftInvoices(charges, { ...rules, ...own })
  expect(made).toHaveLength(count)
  expect(made.flatMap(({ lines }) => lines.flatMap((line) => line.entries)).toSorted()).toEqual(
    charges.flatMap((one) => one.entries).toSorted(),
  )
})

test('an invoice for several apartments names none', () => {
  const charges = [
    charge({ buyer: business }),
    charge({ buyer: business, apartment_id: '8', apartment: 'A-0801' }),
  ]
  const [invoice] = draftInvoices(charges, { ...rules, invoice_scope: 'buyer' })
  expect(invoice).toMatchObject({ apartment_id: null, apartment: null, total: '2160000' })
})

test.each<[Partial<Charge>, Partial<DraftRules>, string[]]>([
  [{ rate: null, vat: '0' }, {}, ['rate_unknown']],
  [{ rate: null, vat: '0' }, { untaxed: 'exempt' }, []],
  [{ rate: null }, {}, ['several_rates']],
  [{ rate: null }, { untaxed: 'exempt' }, ['several_rates']],
  [{ rate: null, vat: '0' }, { vat_method: 'direct' }, []],
  [{ net: '-10', vat: '0' }, {}, ['below_zero']],
  [{ buyer: { ...business, tax_code: '0100109107' } }, {}, ['buyer_code_wrong']],
])('the faults of a line of %o under %o', (values, own, faults) => {
  expect(draftInvoices([charge(values)], { ...rules, ...own })[0]?.faults).toEqual(faults)
})

test('exempt is not 0 %', () => {
  const [invoice] = draftInvoices([charge({ rate: null, vat: '0' }), charge({ rate: '0', vat: '0' })], {
    ...rules,
    untaxed: 'exempt',
  })
  expect(invoice?.lines.map(({ rate }) => rate)).toEqual(['exempt', '0'])
})

test.each<[Partial<Buyer>, string[]]>([
  [{}, []],
  [{ name: ' ' }, ['buyer_name_missing']],
  [{ address: null }, ['buyer_address_missing']],
  [{ tax_code: null }, ['buyer_code_missing']],
  [{ tax_code: '0312345678' }, ['buyer_code_wrong']],
  // A person’s number is no business’s tax code.
  [{ tax_code: '001085012345' }, ['buyer_code_wrong']],
  [{ kind: 'budget_unit', tax_code: null, budget_code: '1234567' }, []],
  [{ kind: 'person', tax_code: null }, ['buyer_code_missing']],
  [{ kind: 'person', tax_code: null, personal_number: '001085012345' }, []],
  [{ kind: 'foreigner', tax_code: null, address: null, passport: 'N123', nationality: 'Nhật Bản' }, []],
  [{ kind: 'foreigner', tax_code: null, address: null, passport: 'N123' }, ['buyer_code_missing']],
])('a buyer %o', (values, faults) => expect(buyerFaults({ ...business, ...values })).toEqual(faults))

test('a consumer needs nothing', () => expect(buyerFaults(consumer)).toEqual([]))

test.each([
  ['1000000', '72', { quantity: '72', unit: 'm²', unit_price: '13888.888889' }],
  // 1/300 of a đồng too much, times 3,000,000.
  ['1000000', '3000000', { quantity: '3000000', unit: 'm²', unit_price: '0.333333' }],
  ['1000000', '90000000', { quantity: '1', unit: null, unit_price: '1000000' }],
  ['1000000', '0', { quantity: '1', unit: null, unit_price: '1000000' }],
  ['-1000000', '72', { quantity: null, unit: null, unit_price: null }],
])('%s for %s', (net, quantity, priced) => expect(pricedBy(net, { quantity, unit: 'm²' })).toEqual(priced))

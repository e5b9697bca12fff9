import { defineEntity } from '#core/entity.ts'
import { belongsTo, money, number, price, text } from '#core/fields/index.ts'

/** A line of an e-invoice: a fee or a voucher, with net and tax as the ledger has them. */
export const eInvoiceLine = defineEntity({
  name: 'e_invoice_line',
  path: 'e-invoice-lines',
  scope: 'building',
  permission: 'manage_tax_info',
  help: 'domain/e-invoices',
  copied: 'never',
  title: 'name',
  operations: [],
  trash: false,
  history: false,

  fields: {
    e_invoice_id: belongsTo('e_invoice', { required: true, searchable: true }),
    fee_id: belongsTo('fee'),
    receipt_voucher_id: belongsTo('receipt_voucher'),
    ordinal: number({ required: true, integer: true, min: 1 }),
    name: text({ required: true, maxLength: 500 }),
    unit: text({ maxLength: 50 }),
    // Before tax. A line that takes something back has neither quantity nor price.
    quantity: number({ min: 0, scale: 6 }),
    unit_price: price({ min: '0' }),
    net: money({ required: true, negative: true }),
    // `8`, `0`, `exempt`, `not_declared`.
    rate: text({ maxLength: 12 }),
    vat: money({ required: true, negative: true, isPart: true }),
    state_fee: money({ required: true, negative: true, isPart: true }),
  },

  list: {
    columns: ['ordinal', 'name', 'unit', 'quantity', 'unit_price', 'net', 'rate', 'vat', 'state_fee'],
    card: ['net', 'vat'],
    filters: ['e_invoice_id', 'fee_id'],
    sort: 'ordinal',
  },
  form: [
    {
      name: 'general',
      fields: [
        'e_invoice_id',
        'fee_id',
        'receipt_voucher_id',
        'ordinal',
        'name',
        'unit',
        'quantity',
        'unit_price',
        'net',
        'rate',
        'vat',
        'state_fee',
      ],
    },
  ],
})

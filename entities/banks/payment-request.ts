import { defineEntity } from '#core/entity.ts'
import { belongsTo, dateTime, longText, manyToMany, money, number, text } from '#core/fields/index.ts'

/** A payment that the desk asks an apartment for by a QR, and waits for at `/payment-bank`. */
export const paymentRequest = defineEntity({
  name: 'payment_request',
  path: 'payment-requests',
  scope: 'building',
  permission: 'manage_debt',
  help: 'domain/payment-qr',
  copied: 'never',
  title: 'purpose',
  subtitle: 'apartment_id',
  menu: { module: 'tc', group: 'finance', icon: 'qrcode', order: 35 },
  operations: ['create'],
  trash: false,

  fields: {
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    payment_method_id: belongsTo('payment_method', {
      required: true,
      where: {
        all: [
          { field: 'is_active', equals: true },
          { field: 'code', in: ['BANK_TRANSFER', 'QR'] },
        ],
      },
    }),
    amount: money({ required: true, min: '0.01' }),
    // Where a resident asked for it: what the transfer settles.
    fees: manyToMany('fee', { readOnly: true, max: 200 }),
    minutes: number({ required: true, min: 1, max: 1440, integer: true, default: 10 }),
    /** The text of the transfer, whose reference names this request. */
    purpose: text({ readOnly: true, searchable: true, maxLength: 25 }),
    bank_name: text({ readOnly: true }),
    account_number: text({ readOnly: true, maxLength: 30 }),
    account_holder: text({ readOnly: true }),
    qr: longText({ readOnly: true, maxLength: 512 }),
    expires_at: dateTime({ readOnly: true }),
    /** Set when the bank told of it: what came may be another amount. */
    receipt_id: belongsTo('receipt', { readOnly: true }),
    paid_at: dateTime({ readOnly: true }),
  },

  lifecycle: {
    initial: 'waiting',
    states: {
      waiting: { color: 'warning' },
      success: { color: 'success' },
      expired: { color: 'default' },
    },
    transitions: {
      pay: { from: ['waiting', 'expired'], to: 'success', by: 'ledger' },
      expire: { from: ['waiting'], to: 'expired', by: 'ledger' },
      // Its receipt is voided; one whose time is over expires again.
      unpay: { from: ['success'], to: 'waiting', by: 'ledger' },
    },
  },

  list: {
    columns: ['created_at', 'apartment_id', 'amount', 'purpose', 'expires_at', 'receipt_id', 'status'],
    card: ['apartment_id', 'amount', 'expires_at'],
    filters: ['created_at', 'apartment_id', 'amount', 'expires_at', 'status'],
    sort: '-created_at',
  },
  form: [
    { slot: 'waiting' },
    { name: 'general', fields: ['apartment_id', 'payment_method_id', 'amount', 'minutes', 'fees'] },
    {
      name: 'transfer',
      fields: [
        'purpose',
        'bank_name',
        'account_number',
        'account_holder',
        'expires_at',
        'paid_at',
        'receipt_id',
      ],
    },
  ],
  resident: {
    // Whoever asked for it, also after moving out; and all who act for the apartment: one of them pays.
    own: ['maker', 'apartment'],
    who: 'acts',
    since: 'created_at',
    reads: [
      'apartment_id',
      'amount',
      'fees',
      'purpose',
      'bank_name',
      'account_number',
      'account_holder',
      'qr',
      'status',
      'created_at',
      'expires_at',
      'paid_at',
      'receipt_id',
    ],
    filters: ['status'],
  },
})

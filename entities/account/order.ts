import { defineEntity } from '#core/entity.ts'
import { moduleCodes } from '#domain/permission.ts'
import {
  belongsTo,
  code,
  date,
  longText,
  money,
  multiSelect,
  number,
  select,
  text,
} from '#core/fields/index.ts'

/** A term for which a building has bought modules of the product; without a valid one it is restricted (docs/domain/permission-map.md). */
export const order = defineEntity({
  name: 'order',
  path: 'orders',
  scope: 'building',
  permission: 'manage_order',
  help: 'admins/rights',
  copied: 'never',
  title: 'code',
  menu: { module: 'account', group: 'account', icon: 'shopping', order: 10 },

  fields: {
    code: code(),
    permission_product_codes: multiSelect({ required: true, options: moduleCodes }),
    start_date: date({ required: true }),
    end_date: date({ required: true }),
    /** The months, a part of one counting as a whole; the price is for these. */
    months: number({ readOnly: true, integer: true, min: 0 }),
    /** Months by the modules' prices, before the coupon. Null while a module has no price yet. */
    full_price: money({ readOnly: true }),
    coupon: text({ maxLength: 50 }),
    /** The amount that the coupon deducts. */
    discount: money({ readOnly: true }),
    /** The amount to pay. */
    amount: money({ readOnly: true }),
    // Nobody types it: the building's payment vouchers for the order say it.
    payment_status: select({
      required: true,
      options: ['unpaid', 'paid'],
      default: 'unpaid',
      readOnly: true,
    }),
    /** The coupon that this order has used once, from its submission on. */
    used_coupon_id: belongsTo('coupon', { readOnly: true }),
    note: longText(),
    cancel_reason: longText({ maxLength: 500 }),
  },

  lifecycle: {
    initial: 'new',
    waits: ['new', 'pending'],
    states: {
      new: { color: 'primary' },
      pending: { color: 'warning' },
      complete: { color: 'success' },
      cancel: { color: 'danger', isCounted: false },
    },
    transitions: {
      submit: { from: ['new'], to: 'pending', flag: 'update' },
      // The buyer of an order does not approve it.
      complete: { from: ['pending'], to: 'complete', flag: 'approve', level: 'organisation', confirm: true },
      reject: {
        from: ['pending'],
        to: 'cancel',
        flag: 'approve',
        level: 'organisation',
        asks: ['cancel_reason'],
        requires: ['cancel_reason'],
      },
      cancel: {
        from: ['new'],
        to: 'cancel',
        flag: 'update',
        asks: ['cancel_reason'],
        requires: ['cancel_reason'],
      },
    },
  },

  rules: [{ field: 'end_date', is: 'not_before', other: 'start_date' }],
  conditions: [{ fields: ['cancel_reason'], show: { field: 'status', equals: 'cancel' } }],
  frozen: [
    { in: ['complete', 'cancel'] },
    { in: ['pending'], fields: ['code', 'permission_product_codes', 'start_date', 'end_date', 'coupon'] },
  ],
  list: {
    columns: [
      'code',
      'permission_product_codes',
      'start_date',
      'end_date',
      'amount',
      'payment_status',
      'status',
    ],
    filters: ['permission_product_codes', 'end_date', 'payment_status', 'status'],
    sort: '-end_date',
  },
  form: [
    { name: 'general', fields: ['code', 'permission_product_codes', 'start_date', 'end_date'] },
    {
      name: 'payment',
      fields: [
        'months',
        'full_price',
        'coupon',
        'discount',
        'amount',
        'payment_status',
        'note',
        'cancel_reason',
      ],
    },
  ],
})

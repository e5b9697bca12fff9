import { defineEntity } from '#core/entity.ts'
import { moduleCodes } from '#core/permission.ts'
import { code, date, longText, money, multiSelect, select, text } from '#core/fields/index.ts'

/** A term for which a building has bought modules of the product; without a valid one it is restricted (specification §6). */
export const order = defineEntity({
  name: 'order',
  path: 'orders',
  scope: 'building',
  permission: 'manage_order',
  title: 'code',
  menu: { module: 'account', group: 'account', icon: 'shopping', order: 10 },

  fields: {
    code: code(),
    permission_product_codes: multiSelect({ required: true, options: moduleCodes }),
    start_date: date({ required: true }),
    end_date: date({ required: true }),
    amount: money({ required: true, min: '0' }),
    coupon: text({ maxLength: 50 }),
    payment_status: select({ required: true, options: ['unpaid', 'paid'], default: 'unpaid' }),
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
      cancel: { color: 'danger' },
    },
    transitions: {
      submit: { from: ['new'], to: 'pending', flag: 'update' },
      complete: { from: ['pending'], to: 'complete', flag: 'approve', confirm: true },
      cancel: {
        from: ['new', 'pending'],
        to: 'cancel',
        flag: 'approve',
        asks: ['cancel_reason'],
        requires: ['cancel_reason'],
      },
    },
  },

  rules: [{ field: 'end_date', is: 'not_before', other: 'start_date' }],
  conditions: [{ fields: ['cancel_reason'], show: { field: 'status', equals: 'cancel' } }],
  frozen: [{ in: ['complete', 'cancel'] }],
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
    { name: 'payment', fields: ['amount', 'coupon', 'payment_status', 'note', 'cancel_reason'] },
  ],
})

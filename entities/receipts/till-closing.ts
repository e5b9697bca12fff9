import { defineEntity } from '#core/entity.ts'
import { belongsTo, computed, dateTime, longText, money, number, text } from '#core/fields/index.ts'

/** A cashier's till at the end of a shift: what should be in it, what was counted, and the difference. */
export const tillClosing = defineEntity({
  name: 'till_closing',
  path: 'till-closings',
  scope: 'building',
  permission: 'manage_debt',
  title: 'cashier_name',
  menu: { module: 'tc', group: 'finance', icon: 'safety', order: 32 },
  operations: ['create'],
  trash: false,

  fields: {
    cashier_id: belongsTo('account', { readOnly: true }),
    cashier_name: text({ readOnly: true, searchable: true }),
    cashier_code: text({ readOnly: true, searchable: true, maxLength: 20 }),
    opened_at: dateTime({ readOnly: true }),
    closed_at: dateTime({ readOnly: true }),
    receipts: number({ integer: true, readOnly: true }),
    expected: money({ readOnly: true, negative: true }),
    counted: money({ required: true, min: '0' }),
    difference: computed({ of: 'money', difference: ['counted', 'expected'] }),
    note: longText({ maxLength: 500 }),
  },

  list: {
    columns: ['cashier_name', 'cashier_code', 'closed_at', 'receipts', 'expected', 'counted', 'difference'],
    filters: ['cashier_id', 'closed_at'],
    sort: '-created_at',
  },
  form: [
    {
      name: 'general',
      fields: [
        'cashier_name',
        'cashier_code',
        'opened_at',
        'closed_at',
        'receipts',
        'expected',
        'counted',
        'difference',
        'note',
      ],
    },
  ],
})

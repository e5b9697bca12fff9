import { defineEntity } from '#core/entity.ts'
import { belongsTo, date, longText, month, text } from '#core/fields/index.ts'

/**
 * A month whose books were closed: until it is opened again, no fees or entries can be added to it or to the months
 * before it. Every closing is kept, with who opened the month again and why; of one month only one is in force.
 */
export const closedMonth = defineEntity({
  name: 'closed_month',
  path: 'closed-months',
  scope: 'building',
  permission: 'manage_fee',
  help: 'domain/closing-a-month',
  copied: 'never',
  title: 'month',
  menu: { module: 'tc', group: 'monthly_fees', icon: 'lock', order: 90 },
  operations: ['create'],
  trash: false,

  fields: {
    month: month({ required: true, immutable: true, starts: 'last_month' }),
    closed_by_id: belongsTo('account', { readOnly: true, searchable: true }),
    closed_by_name: text({ readOnly: true }),
    closed_by_code: text({ readOnly: true, maxLength: 20 }),
    note: longText({ maxLength: 500 }),
    // The ledger's last link when the month was closed (docs/decisions/hash-chain.md); older closings have none.
    ledger_head: text({ readOnly: true, maxLength: 40 }),
    reason: longText({ maxLength: 500, readOnly: true }),
    reopened_on: date({ readOnly: true }),
    reopened_by_id: belongsTo('account', { readOnly: true }),
    reopened_by_name: text({ readOnly: true }),
    reopened_by_code: text({ readOnly: true, maxLength: 20 }),
  },

  lifecycle: {
    initial: 'closed',
    states: { closed: { color: 'success' }, reopened: { color: 'warning' } },
    transitions: {
      // Another right than closing, and another person: `reopen` of api/ledger/closed-month.extension.ts.
      reopen: { from: ['closed'], to: 'reopened', flag: 'approve', asks: ['reason'], requires: ['reason'] },
    },
  },

  conditions: [
    {
      fields: ['reason', 'reopened_on', 'reopened_by_id', 'reopened_by_name', 'reopened_by_code'],
      show: { field: 'status', equals: 'reopened' },
    },
  ],
  list: {
    columns: [
      'month',
      'closed_by_name',
      'created_at',
      'ledger_head',
      'note',
      'reopened_by_name',
      'reason',
      'status',
    ],
    card: ['month', 'closed_by_name'],
    filters: ['month', 'status'],
    sort: '-month',
  },
  form: [
    { name: 'general', fields: ['month', 'closed_by_name', 'closed_by_code', 'note', 'ledger_head'] },
    { slot: 'checklist' },
    { name: 'reopening', fields: ['reason', 'reopened_on', 'reopened_by_name', 'reopened_by_code'] },
  ],
})

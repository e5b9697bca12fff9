import { defineEntity } from '#core/entity.ts'
import { belongsTo, longText, month, text } from '#core/fields/index.ts'

/** A month whose books are closed: no fees or entries can be added to it. Deleting the record opens the month again. */
export const closedMonth = defineEntity({
  name: 'closed_month',
  path: 'closed-months',
  scope: 'building',
  permission: 'manage_fee',
  title: 'month',
  menu: { module: 'tc', group: 'settings', icon: 'lock', order: 5 },
  operations: ['create', 'delete'],
  trash: false,

  fields: {
    month: month({ required: true, unique: true, immutable: true }),
    closed_by_id: belongsTo('account', { readOnly: true, searchable: true }),
    closed_by_name: text({ readOnly: true }),
    closed_by_code: text({ readOnly: true, maxLength: 20 }),
    note: longText({ maxLength: 500 }),
  },

  list: { columns: ['month', 'closed_by_name', 'note', 'created_at'], filters: ['month'], sort: '-month' },
  form: [{ name: 'general', fields: ['month', 'closed_by_name', 'closed_by_code', 'note'] }],
})

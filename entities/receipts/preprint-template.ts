import { defineEntity } from '#core/entity.ts'
import { hasMany, longText, number, text } from '#core/fields/index.ts'

/** A kind of receipt that is printed beforehand: its mark, and how its leaves are numbered (specification §1). */
export const preprintTemplate = defineEntity({
  name: 'preprint_template',
  path: 'pre-print-receipt-templates',
  scope: 'building',
  permission: 'manage_preprint_receipt',
  title: 'name',
  subtitle: 'symbol',
  menu: { module: 'tc', group: 'finance', icon: 'file-text', order: 70 },

  fields: {
    name: text({ required: true, searchable: true }),
    symbol: text({ required: true, unique: true, searchable: true, immutable: true, maxLength: 20 }),
    digits: number({ required: true, integer: true, min: 4, max: 10, default: 7, immutable: true }),
    leaves: number({ required: true, integer: true, min: 1, max: 500, default: 50 }),
    note: longText({ maxLength: 500 }),
    books: hasMany('preprint_book', 'template_id', { refuse: 'template_has_books' }),
  },

  list: { columns: ['name', 'symbol', 'digits', 'leaves', 'note'], filters: ['leaves'], sort: 'name' },
  form: [{ name: 'general', fields: ['name', 'symbol', 'digits', 'leaves', 'note'] }],
  tabs: ['books'],
})

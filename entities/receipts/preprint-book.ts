import { defineEntity } from '#core/entity.ts'
import { belongsTo, code, computed, date, hasMany, longText, number, text } from '#core/fields/index.ts'

/** A book of pre-printed receipts: its leaves come with it, each with a serial that is used once. */
export const preprintBook = defineEntity({
  name: 'preprint_book',
  path: 'pre-print-receipts',
  scope: 'building',
  permission: 'manage_preprint_receipt',
  help: 'domain/receipt',
  copied: 'never',
  title: 'code',
  subtitle: 'holder',
  menu: { module: 'tc', group: 'vouchers', icon: 'book', order: 71 },
  screens: { create: 'pre-print-receipts/create', show: 'pre-print-receipts/:id' },
  trash: false,

  fields: {
    code: code(),
    template_id: belongsTo('preprint_template', { required: true, immutable: true }),
    first_serial: number({ required: true, integer: true, min: 1, max: 9_999_000, immutable: true }),
    leaves: number({ integer: true, min: 1, max: 500, immutable: true }),
    received_on: date({ required: true, starts: 'today' }),
    holder: text({ searchable: true }),
    free: computed({ of: 'number', server: true, scale: 0 }),
    used: computed({ of: 'number', server: true, scale: 0 }),
    spoiled: computed({ of: 'number', server: true, scale: 0 }),
    note: longText({ maxLength: 500 }),
    serials: hasMany('preprint_serial', 'book_id'),
  },

  lifecycle: {
    initial: 'open',
    states: { open: { color: 'success' }, closed: { color: 'default' } },
    transitions: {
      close: { from: ['open'], to: 'closed', flag: 'update', confirm: true },
      reopen: { from: ['closed'], to: 'open', flag: 'update', confirm: true },
    },
  },

  list: {
    columns: ['code', 'template_id', 'holder', 'received_on', 'free', 'used', 'spoiled', 'status'],
    filters: ['template_id', 'received_on', 'status'],
    sort: '-received_on',
  },
  form: [
    {
      name: 'general',
      fields: [
        'code',
        'template_id',
        'first_serial',
        'leaves',
        'received_on',
        'holder',
        'free',
        'used',
        'spoiled',
        'note',
      ],
    },
  ],
  tabs: ['serials'],
})

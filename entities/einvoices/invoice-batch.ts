import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  computed,
  count,
  date,
  hasMany,
  longText,
  month,
  number,
  text,
} from '#core/fields/index.ts'

/** Makes the drafts of what is to be invoiced through the end of a month; taken back, its drafts are discarded. */
export const invoiceBatch = defineEntity({
  name: 'invoice_batch',
  path: 'invoice-batches',
  scope: 'building',
  permission: 'manage_tax_info',
  help: 'domain/e-invoices',
  copied: 'never',
  title: 'name',
  menu: { module: 'tc', group: 'monthly_fees', icon: 'container', order: 30 },
  operations: ['create'],
  trash: false,

  fields: {
    // `10/2026`, and at which time it is: `10/2026 · 2`.
    name: text({ readOnly: true, searchable: true, maxLength: 30 }),
    month: month({ required: true, immutable: true, starts: 'last_month' }),
    // That of all its invoices.
    date: date({ required: true, immutable: true, starts: 'today' }),
    seller_id: belongsTo('invoice_seller', { readOnly: true }),
    ordinal: number({ integer: true, readOnly: true }),
    invoices_count: count('e_invoice', 'batch_id'),
    // What none of its invoices has that still stands is not in it.
    waiting: computed({ of: 'number', server: true, scale: 0 }),
    total: computed({ of: 'money', server: true }),
    vat: computed({ of: 'money', server: true }),
    made_by_name: text({ readOnly: true }),
    note: longText({ maxLength: 500 }),
    reason: longText({ maxLength: 500, readOnly: true }),
    invoices: hasMany('e_invoice', 'batch_id'),
  },

  lifecycle: {
    initial: 'made',
    states: { made: { color: 'success' }, taken_back: { color: 'default', isCounted: false } },
    transitions: {
      take_back: { from: ['made'], to: 'taken_back', flag: 'update', asks: ['reason'], requires: ['reason'] },
    },
  },

  conditions: [{ fields: ['reason'], show: { field: 'status', equals: 'taken_back' } }],
  list: {
    columns: [
      'name',
      'date',
      'invoices_count',
      'waiting',
      'vat',
      'total',
      'made_by_name',
      'created_at',
      'status',
    ],
    card: ['invoices_count', 'waiting', 'total', 'date'],
    filters: ['month', 'status'],
    sort: '-created_at',
  },
  form: [
    { name: 'general', fields: ['name', 'month', 'date', 'note'] },
    { slot: 'contents' },
    {
      name: 'outcome',
      fields: ['seller_id', 'invoices_count', 'waiting', 'vat', 'total', 'made_by_name', 'reason'],
    },
  ],
  tabs: ['invoices'],
})

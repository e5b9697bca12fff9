import { defineEntity } from '#core/entity.ts'
import { belongsTo, code, date, files, hasMany, lines, longText, number, text } from '#core/fields/index.ts'

/** A stock count; approving it sets the warehouse's stock to the counted quantities. */
export const stockCount = defineEntity({
  name: 'stock_count',
  path: 'stock-counts',
  scope: 'building',
  permission: 'manage_warehouse',
  title: 'code',
  menu: { module: 'vh', group: 'warehouse', icon: 'barcode', order: 60 },

  fields: {
    code: code({ numbered: 'KK-{0000}' }),
    warehouse_id: belongsTo('warehouse', { required: true, where: { field: 'is_active', equals: true } }),
    date: date({ required: true, starts: 'today' }),
    counter_id: belongsTo('account', { starts: 'me' }),
    lines: lines({
      required: true,
      min: 1,
      fields: {
        item_id: belongsTo('warehouse_item', { required: true }),
        counted: number({ required: true, min: 0, scale: 3 }),
        note: text(),
      },
    }),
    files: files({ max: 5 }),
    note: longText(),
    cancel_reason: longText({ maxLength: 500 }),
    movements: hasMany('stock_movement', 'stock_count_id', { refuse: 'document_has_movements' }),
  },

  lifecycle: {
    initial: 'draft',
    waits: ['draft'],
    states: {
      draft: { color: 'primary' },
      approved: { color: 'success' },
      cancelled: { color: 'danger' },
    },
    transitions: {
      approve: { from: ['draft'], to: 'approved', flag: 'approve', confirm: true },
      cancel: {
        from: ['draft', 'approved'],
        to: 'cancelled',
        flag: 'approve',
        asks: ['cancel_reason'],
        requires: ['cancel_reason'],
      },
    },
  },

  conditions: [{ fields: ['cancel_reason'], show: { field: 'status', equals: 'cancelled' } }],
  frozen: [{ in: ['approved', 'cancelled'] }],
  list: {
    columns: ['code', 'date', 'warehouse_id', 'counter_id', 'lines', 'status'],
    filters: ['warehouse_id', 'date', 'counter_id', 'status'],
    sort: '-date',
  },
  form: [
    { name: 'general', fields: ['code', 'date', 'warehouse_id', 'counter_id'] },
    { name: 'lines', fields: ['lines'] },
    { name: 'more', fields: ['files', 'note', 'cancel_reason'] },
  ],
  tabs: ['movements'],
})

import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  code,
  date,
  files,
  hasMany,
  lines,
  longText,
  number,
  price,
  text,
} from '#core/fields/index.ts'

/** Goods received by a warehouse; approving adds them to its stock. */
export const stockIn = defineEntity({
  name: 'stock_in',
  path: 'stock-ins',
  scope: 'building',
  permission: 'manage_warehouse',
  title: 'code',
  menu: { module: 'vh', group: 'warehouse', icon: 'import', order: 40 },

  fields: {
    code: code({ numbered: 'NK-{0000}' }),
    warehouse_id: belongsTo('warehouse', { required: true, where: { field: 'is_active', equals: true } }),
    date: date({ required: true, starts: 'today' }),
    partner_id: belongsTo('partner'),
    document_number: text({ searchable: true, maxLength: 50 }),
    lines: lines({
      required: true,
      min: 1,
      product: ['quantity', 'unit_cost'],
      fields: {
        item_id: belongsTo('warehouse_item', { required: true }),
        quantity: number({ required: true, min: 0.001, scale: 3 }),
        unit_cost: price({ min: '0' }),
        note: text(),
      },
    }),
    files: files({ max: 5 }),
    note: longText(),
    cancel_reason: longText({ maxLength: 500 }),
    movements: hasMany('stock_movement', 'stock_in_id', { refuse: 'document_has_movements' }),
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
    columns: ['code', 'date', 'warehouse_id', 'partner_id', 'document_number', 'lines', 'status'],
    filters: ['warehouse_id', 'date', 'partner_id', 'status'],
    sort: '-date',
  },
  form: [
    { name: 'general', fields: ['code', 'date', 'warehouse_id', 'partner_id', 'document_number'] },
    { name: 'lines', fields: ['lines'] },
    { name: 'more', fields: ['files', 'note', 'cancel_reason'] },
  ],
  tabs: ['movements'],
})

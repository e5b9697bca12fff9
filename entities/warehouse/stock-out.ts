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
  select,
  text,
} from '#core/fields/index.ts'

/** Goods issued by a warehouse; approving takes them out of its stock. */
export const stockOut = defineEntity({
  name: 'stock_out',
  path: 'stock-outs',
  scope: 'building',
  permission: 'manage_warehouse',
  title: 'code',
  menu: { module: 'vh', group: 'warehouse', icon: 'export', order: 50 },

  fields: {
    code: code({ numbered: 'XK-{0000}' }),
    warehouse_id: belongsTo('warehouse', { required: true, where: { field: 'is_active', equals: true } }),
    date: date({ required: true, starts: 'today' }),
    purpose: select({
      required: true,
      options: ['repair', 'maintenance', 'cleaning', 'office', 'disposal', 'other'],
      default: 'repair',
    }),
    receiver_id: belongsTo('account'),
    equipment_id: belongsTo('equipment'),
    apartment_id: belongsTo('apartment'),
    lines: lines({
      required: true,
      min: 1,
      fields: {
        item_id: belongsTo('warehouse_item', { required: true }),
        quantity: number({ required: true, min: 0.001, scale: 3 }),
        note: text(),
      },
    }),
    files: files({ max: 5 }),
    note: longText(),
    cancel_reason: longText({ maxLength: 500 }),
    movements: hasMany('stock_movement', 'stock_out_id', { refuse: 'document_has_movements' }),
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
    columns: ['code', 'date', 'warehouse_id', 'purpose', 'receiver_id', 'lines', 'status'],
    filters: ['warehouse_id', 'date', 'purpose', 'receiver_id', 'equipment_id', 'apartment_id', 'status'],
    sort: '-date',
  },
  form: [
    {
      name: 'general',
      fields: ['code', 'date', 'warehouse_id', 'purpose', 'receiver_id', 'equipment_id', 'apartment_id'],
    },
    { name: 'lines', fields: ['lines'] },
    { name: 'more', fields: ['files', 'note', 'cancel_reason'] },
  ],
  tabs: ['movements'],
})

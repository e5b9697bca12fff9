import { defineEntity } from '#core/entity.ts'
import { belongsTo, lines, number, select, text } from '#core/fields/index.ts'
import { documentFoot, documentHead, documentSections, documentShape } from './stock-document.ts'

/** Goods issued by a warehouse; approving takes them out of its stock. */
export const stockOut = defineEntity({
  name: 'stock_out',
  path: 'stock-outs',
  scope: 'building',
  permission: 'manage_warehouse',
  help: 'users/the-office-day',
  copied: 'never',
  title: 'code',
  menu: { module: 'vh', group: 'warehouse', icon: 'export', order: 50 },

  fields: {
    ...documentHead('XK-{0000}'),
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
    ...documentFoot('stock_out_id'),
  },

  ...documentShape,
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
    ...documentSections,
  ],
})

import { defineEntity } from '#core/entity.ts'
import { belongsTo, number } from '#core/fields/index.ts'

/** The quantity of an item in a warehouse. Only approved documents change it. */
export const stockLevel = defineEntity({
  name: 'stock_level',
  path: 'stock-levels',
  scope: 'building',
  permission: 'manage_warehouse',
  help: 'users/the-office-day',
  copied: 'never',
  title: 'item_id',
  subtitle: 'warehouse_id',
  menu: { module: 'vh', group: 'warehouse', icon: 'database', order: 30 },
  operations: [],
  trash: false,
  history: false,

  fields: {
    warehouse_id: belongsTo('warehouse', { required: true, searchable: true }),
    item_id: belongsTo('warehouse_item', { required: true, searchable: true }),
    quantity: number({ required: true, min: 0, scale: 3, default: 0 }),
  },

  uniqueTogether: [['warehouse_id', 'item_id']],
  list: {
    columns: ['warehouse_id', 'item_id', 'quantity', 'updated_at'],
    filters: ['warehouse_id', 'item_id', 'quantity'],
    sort: '-updated_at',
  },
  form: [{ name: 'general', fields: ['warehouse_id', 'item_id', 'quantity'] }],
})

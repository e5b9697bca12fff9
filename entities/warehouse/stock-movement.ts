import { defineEntity } from '#core/entity.ts'
import { belongsTo, number } from '#core/fields/index.ts'

/** One line of an item's stock card: the change by an approved document, and the balance after it. */
export const stockMovement = defineEntity({
  name: 'stock_movement',
  path: 'stock-movements',
  scope: 'building',
  permission: 'manage_warehouse',
  help: 'users/the-office-day',
  copied: 'never',
  title: 'item_id',
  subtitle: 'warehouse_id',
  menu: { module: 'vh', group: 'warehouse', icon: 'swap', order: 70 },
  operations: [],
  trash: false,
  history: false,

  fields: {
    warehouse_id: belongsTo('warehouse', { required: true, searchable: true }),
    item_id: belongsTo('warehouse_item', { required: true, searchable: true }),
    change: number({ required: true, scale: 3 }),
    balance: number({ required: true, min: 0, scale: 3 }),
    stock_in_id: belongsTo('stock_in'),
    stock_out_id: belongsTo('stock_out'),
    stock_count_id: belongsTo('stock_count'),
  },

  list: {
    columns: [
      'created_at',
      'warehouse_id',
      'item_id',
      'change',
      'balance',
      'stock_in_id',
      'stock_out_id',
      'stock_count_id',
    ],
    filters: ['warehouse_id', 'item_id', 'created_at', 'stock_in_id', 'stock_out_id', 'stock_count_id'],
    sort: '-created_at',
  },
  form: [
    { name: 'general', fields: ['warehouse_id', 'item_id', 'change', 'balance'] },
    { name: 'document', fields: ['stock_in_id', 'stock_out_id', 'stock_count_id'] },
  ],
})

import { defineEntity } from '#core/entity.ts'
import { belongsTo, lines, number, text } from '#core/fields/index.ts'
import { documentFoot, documentHead, documentSections, documentShape } from './stock-document.ts'

/** A stock count; approving it sets the warehouse's stock to the counted quantities. */
export const stockCount = defineEntity({
  name: 'stock_count',
  path: 'stock-counts',
  scope: 'building',
  permission: 'manage_warehouse',
  help: 'users/the-office-day',
  copied: 'never',
  title: 'code',
  menu: { module: 'vh', group: 'warehouse', icon: 'barcode', order: 60 },

  fields: {
    ...documentHead('KK-{0000}'),
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
    ...documentFoot('stock_count_id'),
  },

  ...documentShape,
  list: {
    columns: ['code', 'date', 'warehouse_id', 'counter_id', 'lines', 'status'],
    filters: ['warehouse_id', 'date', 'counter_id', 'status'],
    sort: '-date',
  },
  form: [{ name: 'general', fields: ['code', 'date', 'warehouse_id', 'counter_id'] }, ...documentSections],
})

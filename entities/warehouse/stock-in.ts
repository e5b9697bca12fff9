import { defineEntity } from '#core/entity.ts'
import { belongsTo, lines, number, price, text } from '#core/fields/index.ts'
import { documentFoot, documentHead, documentSections, documentShape } from './stock-document.ts'

/** Goods received by a warehouse; approving adds them to its stock. */
export const stockIn = defineEntity({
  name: 'stock_in',
  path: 'stock-ins',
  scope: 'building',
  permission: 'manage_warehouse',
  help: 'users/the-office-day',
  copied: 'never',
  title: 'code',
  menu: { module: 'vh', group: 'warehouse', icon: 'import', order: 40 },

  fields: {
    ...documentHead('NK-{0000}'),
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
    ...documentFoot('stock_in_id'),
  },

  ...documentShape,
  list: {
    columns: ['code', 'date', 'warehouse_id', 'partner_id', 'document_number', 'lines', 'status'],
    filters: ['warehouse_id', 'date', 'partner_id', 'status'],
    sort: '-date',
  },
  form: [
    { name: 'general', fields: ['code', 'date', 'warehouse_id', 'partner_id', 'document_number'] },
    ...documentSections,
  ],
})

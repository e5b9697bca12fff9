import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  code,
  hasMany,
  image,
  longText,
  number,
  price,
  select,
  text,
} from '#core/fields/index.ts'

/** A supply or spare part that warehouses hold. */
export const warehouseItem = defineEntity({
  name: 'warehouse_item',
  path: 'warehouse-items',
  scope: 'building',
  permission: 'manage_warehouse',
  help: 'users/the-office-day',
  copied: { ticked: false, sameCurrency: true },
  title: 'name',
  subtitle: 'code',
  menu: { module: 'vh', group: 'warehouse', icon: 'container', order: 20 },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    category: select({
      required: true,
      options: ['electrical', 'plumbing', 'cleaning', 'safety', 'landscape', 'office', 'other'],
      default: 'other',
    }),
    unit: text({ required: true, maxLength: 30 }),
    minimum_stock: number({ required: true, min: 0, scale: 3, default: 0 }),
    unit_cost: price({ min: '0' }),
    supplier_id: belongsTo('partner'),
    image: image(),
    is_active: boolean({ required: true, default: true }),
    note: longText(),
    levels: hasMany('stock_level', 'item_id', { refuse: 'item_has_stock' }),
    movements: hasMany('stock_movement', 'item_id'),
  },

  list: {
    columns: ['code', 'name', 'category', 'unit', 'minimum_stock', 'unit_cost', 'supplier_id', 'is_active'],
    card: ['code', 'unit', 'minimum_stock', 'unit_cost'],
    filters: ['category', 'supplier_id', 'minimum_stock', 'is_active'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'category', 'unit', 'image', 'is_active'] },
    { name: 'supply', fields: ['minimum_stock', 'unit_cost', 'supplier_id', 'note'] },
  ],
  tabs: ['levels', 'movements'],
})

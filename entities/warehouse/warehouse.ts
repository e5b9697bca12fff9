import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, code, hasMany, longText, text } from '#core/fields/index.ts'

/** A room where the building keeps its supplies and spare parts. */
export const warehouse = defineEntity({
  name: 'warehouse',
  path: 'warehouses',
  scope: 'building',
  permission: 'manage_warehouse',
  help: 'users/the-office-day',
  copied: { ticked: false },
  title: 'name',
  subtitle: 'code',
  menu: { module: 'vh', group: 'warehouse', icon: 'shop', order: 10 },
  screens: { list: 'warehouse' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    place: text({ searchable: true }),
    keeper_id: belongsTo('account'),
    is_active: boolean({ required: true, default: true }),
    note: longText(),
    levels: hasMany('stock_level', 'warehouse_id'),
    stock_ins: hasMany('stock_in', 'warehouse_id', { refuse: 'warehouse_has_movements' }),
    stock_outs: hasMany('stock_out', 'warehouse_id', { refuse: 'warehouse_has_movements' }),
    stock_counts: hasMany('stock_count', 'warehouse_id', { refuse: 'warehouse_has_movements' }),
  },

  list: {
    columns: ['code', 'name', 'place', 'keeper_id', 'is_active'],
    filters: ['keeper_id', 'is_active'],
    sort: 'code',
  },
  form: [{ name: 'general', fields: ['code', 'name', 'place', 'keeper_id', 'is_active', 'note'] }],
  tabs: ['levels', 'stock_ins', 'stock_outs', 'stock_counts'],
})

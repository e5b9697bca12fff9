import { defineEntity } from '#core/entity.ts'
import { belongsTo, code, hasMany, longText, select, text } from '#core/fields/index.ts'

/** A kind of equipment: a parent such as "lifts", or a child of one. */
export const equipmentCategory = defineEntity({
  name: 'equipment_category',
  path: 'service-equipment/categories',
  scope: 'building',
  permission: 'manage_equipment',
  help: 'users/the-office-day',
  copied: { ticked: true },
  title: 'name',
  subtitle: 'code',
  replyKey: 'categories',
  menu: { module: 'vh', group: 'operation', icon: 'tags', order: 30 },
  screens: { list: 'equipment-categories' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    type: select({ required: true, options: ['parent', 'child'], default: 'parent', immutable: true }),
    parent_id: belongsTo('equipment_category', { where: { field: 'type', equals: 'parent' } }),
    description: longText(),
    children: hasMany('equipment_category', 'parent_id', { refuse: 'category_has_children' }),
    equipments: hasMany('equipment', 'category_id', { refuse: 'category_has_equipments' }),
  },

  conditions: [
    {
      fields: ['parent_id'],
      show: { field: 'type', equals: 'child' },
      require: { field: 'type', equals: 'child' },
    },
  ],
  list: {
    columns: ['code', 'name', 'type', 'parent_id', 'description'],
    filters: ['type', 'parent_id'],
    sort: 'code',
  },
  form: [{ name: 'general', fields: ['code', 'name', 'type', 'parent_id', 'description'] }],
  tabs: ['children', 'equipments'],
})

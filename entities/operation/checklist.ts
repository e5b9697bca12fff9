import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  code,
  hasMany,
  lines,
  longText,
  number,
  select,
  text,
} from '#core/fields/index.ts'
import { itemKinds } from '#domain/round-items.ts'

/** The items to check on a round. */
export const checklist = defineEntity({
  name: 'checklist',
  path: 'checklists',
  scope: 'building',
  permission: 'manage_checklist',
  help: 'users/the-office-day',
  copied: { ticked: true },
  title: 'name',
  subtitle: 'code',
  menu: { module: 'vh', group: 'operation', icon: 'check', order: 50 },
  screens: { list: 'checklist' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    area: select({
      required: true,
      options: ['technical', 'fire_safety', 'security', 'cleaning', 'landscape', 'other'],
      default: 'technical',
    }),
    category_id: belongsTo('equipment_category'),
    points: lines({
      required: true,
      min: 1,
      max: 100,
      fields: {
        name: text({ required: true }),
        kind: select({ required: true, options: itemKinds, default: 'yes_no' }),
        unit: text({ maxLength: 20 }),
        min: number(),
        max: number(),
        required: boolean({ required: true, default: true }),
      },
    }),
    is_active: boolean({ required: true, default: true }),
    description: longText(),
    rounds: hasMany('periodic_checklist', 'checklist_id', { refuse: 'checklist_has_rounds' }),
  },

  list: {
    columns: ['code', 'name', 'area', 'category_id', 'points', 'is_active'],
    filters: ['area', 'category_id', 'is_active'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'area', 'category_id', 'is_active', 'description'] },
    { name: 'points', fields: ['points'] },
  ],
  tabs: ['rounds'],
})

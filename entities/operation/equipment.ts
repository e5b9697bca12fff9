import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  code,
  date,
  files,
  hasMany,
  identifier,
  images,
  longText,
  money,
  number,
  text,
} from '#core/fields/index.ts'

/** A machine or installation that the building keeps running. */
export const equipment = defineEntity({
  name: 'equipment',
  path: 'equipments',
  scope: 'building',
  permission: 'manage_equipment',
  help: 'users/the-office-day',
  copied: 'never',
  title: 'name',
  subtitle: 'code',
  menu: { module: 'vh', group: 'operation', icon: 'tool', order: 20 },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    category_id: belongsTo('equipment_category', { required: true }),
    block_id: belongsTo('block'),
    floor: number({ min: -10, max: 200, integer: true }),
    place: text({ searchable: true }),
    brand: text({ searchable: true, maxLength: 100 }),
    model: text({ searchable: true, maxLength: 100 }),
    serial_number: identifier({ unique: true, searchable: true, maxLength: 100 }),
    supplier_id: belongsTo('partner'),
    bought_on: date(),
    price: money({ min: '0' }),
    warranty_until: date(),
    next_maintenance_on: date(),
    images: images({ max: 6 }),
    manuals: files({ max: 5 }),
    state_reason: longText({ maxLength: 500 }),
    note: longText(),
    periodic_checklists: hasMany('periodic_checklist', 'equipment_id', {
      refuse: 'equipment_has_checklists',
    }),
    incident_checklists: hasMany('incident_checklist', 'equipment_id', {
      refuse: 'equipment_has_checklists',
    }),
    stock_outs: hasMany('stock_out', 'equipment_id'),
  },

  lifecycle: {
    initial: 'in_use',
    waits: ['broken'],
    states: {
      in_use: { color: 'success' },
      maintenance: { color: 'warning' },
      broken: { color: 'danger' },
      retired: { color: 'default' },
    },
    transitions: {
      maintain: { from: ['in_use', 'broken'], to: 'maintenance', flag: 'update', asks: ['state_reason'] },
      report_broken: {
        from: ['in_use', 'maintenance'],
        to: 'broken',
        flag: 'update',
        asks: ['state_reason'],
        requires: ['state_reason'],
      },
      put_in_use: {
        from: ['maintenance', 'broken'],
        to: 'in_use',
        flag: 'update',
        confirm: true,
        asks: ['next_maintenance_on'],
      },
      retire: {
        from: ['in_use', 'maintenance', 'broken'],
        to: 'retired',
        flag: 'approve',
        confirm: true,
        asks: ['state_reason'],
        requires: ['state_reason'],
      },
    },
  },

  reminds: [
    { field: 'warranty_until', ahead: 30, tells: { flag: 'update' }, unless: ['retired'] },
    { field: 'next_maintenance_on', ahead: 7, tells: { flag: 'update' }, unless: ['retired'] },
  ],
  rules: [{ field: 'warranty_until', is: 'not_before', other: 'bought_on' }],
  list: {
    columns: ['code', 'name', 'category_id', 'block_id', 'place', 'brand', 'next_maintenance_on', 'status'],
    filters: ['category_id', 'block_id', 'supplier_id', 'next_maintenance_on', 'warranty_until', 'status'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'category_id', 'images'] },
    { name: 'place', fields: ['block_id', 'floor', 'place'] },
    { name: 'make', fields: ['brand', 'model', 'serial_number', 'manuals'] },
    {
      name: 'purchase',
      fields: ['supplier_id', 'bought_on', 'price', 'warranty_until', 'next_maintenance_on'],
    },
    { name: 'more', fields: ['state_reason', 'note'] },
  ],
  overview: true,
  tabs: ['periodic_checklists', 'incident_checklists', 'stock_outs'],
})

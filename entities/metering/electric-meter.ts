import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  code,
  date,
  hasMany,
  longText,
  number,
  select,
  text,
} from '#core/fields/index.ts'

/** An electric meter whose readings an apartment pays for. */
export const electricMeter = defineEntity({
  name: 'electric_meter',
  path: 'meters/electricity',
  scope: 'building',
  permission: 'manage_electricity_index',
  title: 'code',
  subtitle: 'serial_number',
  menu: { module: 'ql', group: 'utilities', icon: 'thunder', order: 80 },
  screens: {
    list: 'accessories-management/electricity',
    show: 'accessories-management-detail/electricity/:id',
    edit: 'accessories-management-edit/electricity/:id',
    create: 'accessories-management-create/electricity',
  },
  views: {
    register: {
      path: 'accessories-management/register/electricity',
      where: { field: 'apartment_id', present: false },
      menu: { module: 'ql', group: 'utilities', icon: 'form', order: 81 },
    },
  },

  fields: {
    code: code(),
    serial_number: text({ unique: true, searchable: true, maxLength: 50 }),
    apartment_id: belongsTo('apartment'),
    type: select({ required: true, options: ['single_phase', 'three_phase'], default: 'single_phase' }),
    start_number: number({ required: true, min: 0, scale: 3, unit: 'kwh', default: 0 }),
    current_number: number({ readOnly: true, scale: 3, unit: 'kwh' }),
    quota: number({ min: 0, scale: 3, unit: 'kwh' }),
    charge_factor: number({ required: true, min: 0.001, max: 1000, scale: 3, default: 1 }),
    installed_on: date(),
    is_active: boolean({ required: true, default: true }),
    note: longText(),
    readings: hasMany('electric_reading', 'meter_id', { refuse: 'meter_has_readings' }),
  },

  list: {
    columns: [
      'code',
      'serial_number',
      'apartment_id',
      'type',
      'start_number',
      'current_number',
      'charge_factor',
      'is_active',
    ],
    filters: ['apartment_id', 'type', 'installed_on', 'is_active'],
    sort: 'code',
  },
  form: [
    {
      name: 'general',
      fields: ['code', 'serial_number', 'apartment_id', 'type', 'installed_on', 'is_active'],
    },
    { name: 'numbers', fields: ['start_number', 'current_number', 'quota', 'charge_factor', 'note'] },
  ],
  tabs: ['readings'],
  imports: { by: ['code'] },
})

import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  code,
  date,
  files,
  longText,
  manyToMany,
  money,
  number,
  text,
} from '#core/fields/index.ts'

/** An agreement with a partner to maintain equipment. */
export const equipmentContract = defineEntity({
  name: 'equipment_contract',
  path: 'service-equipment/contracts',
  scope: 'building',
  permission: 'manage_equipment',
  help: 'users/the-office-day',
  copied: 'never',
  title: 'code',
  subtitle: 'name',
  replyKey: 'contracts',
  menu: { module: 'vh', group: 'operation', icon: 'contract', order: 40 },
  screens: { list: 'equipment-contracts' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    partner_id: belongsTo('partner', { required: true }),
    equipments: manyToMany('equipment'),
    start_date: date({ required: true, starts: 'today' }),
    end_date: date({ required: true }),
    value: money({ required: true, min: '0' }),
    maintenance_months: number({ min: 1, max: 120, integer: true }),
    // Left empty, by the cycle from the start; each visit that is noted moves it on.
    next_maintenance_on: date(),
    // Of the month; kept by visits that are due on the 31st, also where a month is shorter.
    maintenance_day: number({ readOnly: true, integer: true, min: 1, max: 31 }),
    last_maintained_on: date({ readOnly: true }),
    files: files({ max: 10 }),
    note: longText(),
  },

  actions: {
    /** The partner has come: the next visit follows. */
    maintain: {
      flag: 'update',
      input: { maintained_on: date({ required: true, starts: 'today' }) },
      when: { field: 'next_maintenance_on', present: true },
    },
  },
  reminds: [
    { field: 'end_date', ahead: 30, tells: { flag: 'update' } },
    { field: 'next_maintenance_on', ahead: 7, tells: { flag: 'update' } },
  ],
  rules: [
    { field: 'end_date', is: 'after', other: 'start_date' },
    { field: 'next_maintenance_on', is: 'not_before', other: 'start_date' },
  ],
  list: {
    columns: [
      'code',
      'name',
      'partner_id',
      'start_date',
      'end_date',
      'value',
      'maintenance_months',
      'next_maintenance_on',
    ],
    card: ['partner_id', 'next_maintenance_on', 'end_date', 'value'],
    filters: ['partner_id', 'equipments', 'next_maintenance_on', 'start_date', 'end_date'],
    sort: '-end_date',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'partner_id', 'equipments', 'start_date', 'end_date'] },
    { name: 'terms', fields: ['value', 'files', 'note'] },
    { name: 'maintenance', fields: ['maintenance_months', 'next_maintenance_on', 'last_maintained_on'] },
  ],
})

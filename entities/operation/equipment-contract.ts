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
    files: files({ max: 10 }),
    note: longText(),
  },

  reminds: [{ field: 'end_date', ahead: 30, tells: { flag: 'update' } }],
  rules: [{ field: 'end_date', is: 'after', other: 'start_date' }],
  list: {
    columns: ['code', 'name', 'partner_id', 'start_date', 'end_date', 'value', 'maintenance_months'],
    card: ['partner_id', 'start_date', 'end_date', 'value'],
    filters: ['partner_id', 'equipments', 'start_date', 'end_date'],
    sort: '-end_date',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'partner_id', 'equipments', 'start_date', 'end_date'] },
    { name: 'terms', fields: ['value', 'maintenance_months', 'files', 'note'] },
  ],
})

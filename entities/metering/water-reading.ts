import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, date, image, longText, month, number } from '#core/fields/index.ts'

/** What a meter shows at the end of a month. */
export const waterReading = defineEntity({
  name: 'water_reading',
  path: 'water-meters',
  scope: 'building',
  permission: 'manage_water_index',
  title: 'meter_id',
  subtitle: 'month',
  menu: { module: 'ql', group: 'utilities', icon: 'read', order: 72 },
  screens: { list: 'water-meters' },

  fields: {
    meter_id: belongsTo('water_meter', { required: true }),
    apartment_id: belongsTo('apartment', { readOnly: true }),
    month: month({ required: true }),
    old_number: number({ min: 0, scale: 3, unit: 'm3' }),
    new_number: number({ required: true, min: 0, scale: 3, unit: 'm3' }),
    replaced: boolean({ required: true, default: false }),
    replaced_consumption: number({ min: 0, scale: 3, unit: 'm3' }),
    charge_factor: number({ readOnly: true, scale: 3 }),
    consumption: number({ readOnly: true, scale: 3, unit: 'm3' }),
    read_on: date({ required: true }),
    reader_id: belongsTo('account'),
    image: image(),
    note: longText(),
  },

  lifecycle: {
    initial: 'draft',
    waits: ['draft'],
    states: {
      draft: { color: 'primary' },
      confirmed: { color: 'success' },
    },
    transitions: {
      confirm: { from: ['draft'], to: 'confirmed', flag: 'approve' },
      reopen: { from: ['confirmed'], to: 'draft', flag: 'approve', confirm: true },
    },
  },

  uniqueTogether: [['meter_id', 'month']],
  conditions: [
    {
      fields: ['replaced_consumption'],
      show: { field: 'replaced', equals: true },
      require: { field: 'replaced', equals: true },
    },
  ],
  frozen: [{ in: ['confirmed'] }],
  imports: { type: 'water', by: ['meter_id', 'month'] },
  list: {
    columns: [
      'meter_id',
      'apartment_id',
      'month',
      'old_number',
      'new_number',
      'consumption',
      'read_on',
      'status',
    ],
    filters: ['month', 'apartment_id', 'meter_id', 'read_on', 'reader_id', 'consumption', 'status'],
    sort: '-month',
  },
  form: [
    { name: 'general', fields: ['meter_id', 'apartment_id', 'month', 'read_on', 'reader_id'] },
    {
      name: 'numbers',
      fields: [
        'old_number',
        'new_number',
        'replaced',
        'replaced_consumption',
        'charge_factor',
        'consumption',
        'image',
        'note',
      ],
    },
  ],
})

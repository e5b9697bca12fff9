import {
  belongsTo,
  boolean,
  code,
  computed,
  date,
  hasMany,
  identifier,
  image,
  lines,
  longText,
  month,
  number,
  select,
  text,
} from '#core/fields/index.ts'

// All that is metered is metered alike: one description of a meter and of a reading serves every kind of `meteredKinds`.

type MeterUnit = 'm3' | 'kwh'

export const meterFields = <const R extends string, const T extends readonly [string, ...string[]]>({
  unit,
  reading,
  types,
}: {
  readonly unit: MeterUnit
  readonly reading: R
  readonly types: T
}) => ({
  code: code(),
  serial_number: identifier({ unique: true, searchable: true, maxLength: 50 }),
  apartment_id: belongsTo('apartment', { searchable: true }),
  type: select({ required: true, options: types, default: types[0] }),
  start_number: number({ required: true, min: 0, scale: 3, unit, default: 0 }),
  current_number: number({ readOnly: true, scale: 3, unit }),
  /** What its last three confirmed months used on average; empty while there is none. */
  usual_consumption: computed({ of: 'number', server: true, scale: 3 }),
  quota: number({ min: 0, scale: 3, unit }),
  charge_factor: number({ required: true, min: 0.001, max: 1000, scale: 3, default: 1 }),
  installed_on: date(),
  is_active: boolean({ required: true, default: true }),
  note: longText(),
  // Months in which it could not be read (a locked door, a fogged glass), with the proof: no reading, so nothing is charged by it.
  missed_readings: lines({
    max: 120,
    fields: {
      month: month({ required: true }),
      photo: image({ required: true }),
      remark: text({ maxLength: 300 }),
    },
  }),
  readings: hasMany(reading, 'meter_id', { refuse: 'meter_has_readings' }),
})

export const meterShape = {
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
    card: ['apartment_id', 'current_number'],
    filters: ['apartment_id', 'type', 'installed_on', 'is_active'],
    sort: 'code',
  },
  form: [
    {
      name: 'general',
      fields: ['code', 'serial_number', 'apartment_id', 'type', 'installed_on', 'is_active'],
    },
    {
      name: 'numbers',
      fields: ['start_number', 'current_number', 'usual_consumption', 'quota', 'charge_factor', 'note'],
    },
    { name: 'missed', fields: ['missed_readings'] },
  ],
  tabs: ['readings'],
  imports: {
    by: ['code'],
    elseBy: [['serial_number'], ['apartment_id', 'type']],
    oncePerFile: true,
    // The first reading beside the first index.
    beside: { readings: ['month', 'new_number', 'read_on'] },
  },
} as const

export const readingFields = <const M extends string>({
  unit,
  meter,
}: {
  readonly unit: MeterUnit
  readonly meter: M
}) => ({
  meter_id: belongsTo(meter, { required: true, searchable: true, fills: { current_number: 'old_number' } }),
  apartment_id: belongsTo('apartment', { readOnly: true, searchable: true }),
  month: month({ required: true, starts: 'this_month' }),
  old_number: number({ min: 0, scale: 3, unit }),
  new_number: number({ required: true, min: 0, scale: 3, unit }),
  replaced: boolean({ required: true, default: false }),
  replaced_consumption: number({ min: 0, scale: 3, unit }),
  charge_factor: number({ readOnly: true, scale: 3 }),
  consumption: number({ readOnly: true, scale: 3, unit, adds: true }),
  read_on: date({ required: true, starts: 'today' }),
  reader_id: belongsTo('account', { starts: 'me' }),
  image: image(),
  note: longText(),
})

export const readingShape = {
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
    card: ['month', 'consumption', 'apartment_id', 'new_number'],
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
} as const

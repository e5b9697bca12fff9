import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, count, date, hasMany, multiSelect, number, text } from '#core/fields/index.ts'

/** A flat, shop or office that can be owned, lived in and charged. */
export const apartment = defineEntity({
  name: 'apartment',
  path: 'apartments',
  scope: 'building',
  permission: 'manage_apartment',
  title: 'code',
  subtitle: 'name',
  replyKey: 'apartments',
  menu: { module: 'ql', group: 'building', icon: 'home', order: 20 },

  fields: {
    code: text({
      required: true,
      unique: true,
      searchable: true,
      format: 'code',
      uppercase: true,
      maxLength: 20,
    }),
    name: text({ searchable: true }),
    short_id: number({ unique: true, min: 1, integer: true }),
    block_id: belongsTo('block', { required: true }),
    apartment_type_id: belongsTo('apartment_type'),
    floor: number({ min: -10, max: 200, integer: true }),
    area: number({ required: true, min: 0, max: 1_000_000, scale: 2, unit: 'm2' }),
    garden_area: number({ min: 0, max: 1_000_000, scale: 2, unit: 'm2' }),
    statuses: multiSelect({ options: ['owner_staying', 'currently_rent', 'for_sale', 'for_rent'] }),
    handover_date: date(),
    pe_code: text({ searchable: true, maxLength: 50 }),
    register_people_number: number({ min: 0, max: 1000, integer: true, default: 0 }),
    separate_fee: boolean({ required: true, default: false }),
    partner_apartment_id: belongsTo('apartment'),
    residents_count: count('residency', 'apartment_id'),
    residents: hasMany('residency', 'apartment_id', { refuse: 'apartment_has_residents' }),
  },

  lifecycle: {
    field: 'handover_status',
    initial: 'inactive',
    states: {
      inactive: { color: 'default' },
      wait_handover: { color: 'warning' },
      handover: { color: 'success' },
      wait_closed: { color: 'warning' },
      closed: { color: 'danger' },
    },
    transitions: {
      schedule_handover: {
        from: ['inactive', 'closed'],
        to: 'wait_handover',
        flag: 'update',
        asks: ['handover_date'],
      },
      hand_over: {
        from: ['wait_handover'],
        to: 'handover',
        flag: 'approve',
        confirm: true,
        asks: ['handover_date'],
        requires: ['handover_date'],
      },
      postpone: { from: ['wait_handover'], to: 'inactive', flag: 'update' },
      request_close: { from: ['handover'], to: 'wait_closed', flag: 'update', confirm: true },
      keep_open: { from: ['wait_closed'], to: 'handover', flag: 'update' },
      close: { from: ['wait_closed'], to: 'closed', flag: 'approve', confirm: true },
    },
  },

  list: {
    columns: [
      'code',
      'name',
      'block_id',
      'floor',
      'apartment_type_id',
      'area',
      'residents_count',
      'statuses',
      'handover_status',
    ],
    filters: ['block_id', 'apartment_type_id', 'floor', 'statuses', 'handover_status'],
    sort: 'short_id',
  },
  form: [
    {
      name: 'general',
      fields: [
        'code',
        'name',
        'short_id',
        'block_id',
        'floor',
        'apartment_type_id',
        'area',
        'garden_area',
        'statuses',
      ],
    },
    {
      name: 'billing',
      fields: ['pe_code', 'register_people_number', 'separate_fee', 'partner_apartment_id'],
    },
    { name: 'handover', fields: ['handover_date'] },
  ],
  tabs: ['residents'],
  importBy: 'code',
  overview: true,
})

import { weekdays } from '#core/days.ts'
import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  code,
  hasMany,
  images,
  longText,
  money,
  multiSelect,
  number,
  text,
  time,
} from '#core/fields/index.ts'

/** A shared place that is reserved by slots. */
export const utility = defineEntity({
  name: 'utility',
  path: 'utilities',
  scope: 'building',
  permission: 'manage_utility',
  help: 'domain/booking',
  copied: { ticked: false, sameCurrency: true },
  title: 'name',
  subtitle: 'code',
  menu: { module: 'ql', group: 'services', icon: 'appstore', order: 70 },
  screens: { list: 'benefit-management' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    type_id: belongsTo('utility_type', { required: true }),
    block_id: belongsTo('block'),
    place: text({ searchable: true }),
    capacity: number({ required: true, min: 1, max: 10_000, integer: true, unit: 'person', default: 1 }),
    // A hall: whoever books it has it alone.
    is_exclusive: boolean({ required: true, default: false }),
    open_time: time({ required: true }),
    close_time: time({ required: true }),
    slot_minutes: number({ required: true, min: 5, max: 1440, integer: true, unit: 'minute', default: 60 }),
    closed_weekdays: multiSelect({ options: weekdays }),
    days_ahead: number({ required: true, min: 0, max: 365, integer: true, unit: 'day', default: 14 }),
    price: money({ required: true, min: '0', isRate: true }),
    deposit: money({ min: '0', isRate: true }),
    needs_approval: boolean({ required: true, default: true }),
    rules_text: longText(),
    images: images({ max: 6 }),
    is_active: boolean({ required: true, default: true }),
    bookings: hasMany('utility_booking', 'utility_id', { refuse: 'utility_has_bookings' }),
  },

  rules: [{ field: 'close_time', is: 'after', other: 'open_time' }],
  list: {
    columns: [
      'code',
      'name',
      'type_id',
      'place',
      'capacity',
      'open_time',
      'close_time',
      'price',
      'is_active',
    ],
    card: ['type_id', 'place', 'capacity', 'price'],
    filters: ['type_id', 'block_id', 'capacity', 'needs_approval', 'is_active'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'type_id', 'block_id', 'place', 'images', 'is_active'] },
    {
      name: 'slots',
      fields: [
        'capacity',
        'is_exclusive',
        'open_time',
        'close_time',
        'slot_minutes',
        'closed_weekdays',
        'days_ahead',
        'needs_approval',
      ],
    },
    { name: 'payment', fields: ['price', 'deposit', 'rules_text'] },
  ],
  tabs: ['bookings'],
})

import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  code,
  computed,
  date,
  dateTime,
  hasMany,
  longText,
  money,
  number,
  select,
  time,
} from '#core/fields/index.ts'

/** A reservation of a shared place. */
export const utilityBooking = defineEntity({
  name: 'utility_booking',
  path: 'utility-bookings',
  scope: 'building',
  permission: 'manage_utility_booking',
  help: 'domain/booking',
  copied: 'never',
  title: 'code',
  subtitle: 'utility_id',
  menu: { module: 'ql', group: 'services', icon: 'calendar', order: 50 },
  webview: { list: true, show: true },

  fields: {
    code: code({ numbered: 'TI-{0000}' }),
    utility_id: belongsTo('utility', { required: true, where: { field: 'is_active', equals: true } }),
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    resident_id: belongsTo('resident'),
    date: date({ required: true, starts: 'today' }),
    from_time: time({ required: true }),
    to_time: time({ required: true }),
    people_count: number({
      required: true,
      min: 1,
      max: 10_000,
      integer: true,
      unit: 'person',
      default: 1,
      adds: true,
    }),
    // As the place was when it was booked: the database holds such bookings apart.
    is_exclusive: boolean({ readOnly: true }),
    // Left empty: the place's price for each of its slots (domain/money/booked-slots.ts).
    price: money({ min: '0' }),
    // Other than the list's when it was typed: who may approve fees charges it (docs/domain/booking.md).
    has_own_price: boolean({ readOnly: true }),
    // As the place asked when it was booked; what was taken and is held of it stands in the register of deposits.
    deposit: money({ readOnly: true }),
    deposit_taken: computed({ of: 'money', server: true, from: 'deposit' }),
    deposit_held: computed({ of: 'money', server: true, from: 'deposit' }),
    // By its line, never by hand (docs/domain/booking.md); empty where there is nothing to pay.
    payment_status: select({
      readOnly: true,
      options: ['unpaid', 'paid'],
      colors: { unpaid: 'warning', paid: 'success' },
    }),
    paid_without_receipt: boolean({ readOnly: true }),
    fee_id: belongsTo('fee', { readOnly: true, onDelete: 'set null' }),
    // As the place said when it was booked: until then those who booked may call it off in the app.
    cancel_until: dateTime({ readOnly: true }),
    rating: number({ min: 1, max: 5, integer: true }),
    cancel_reason: longText({ maxLength: 500 }),
    note: longText(),
    deposits: hasMany('deposit', 'utility_booking_id', { refuse: 'booking_has_deposits' }),
  },

  lifecycle: {
    initial: 'new',
    waits: ['new', 'pending'],
    states: {
      new: { color: 'primary' },
      pending: { color: 'warning' },
      confirmed: { color: 'success' },
      complete: { color: 'default' },
      cancel: { color: 'danger', isCounted: false },
    },
    transitions: {
      accept: { from: ['new'], to: 'pending', flag: 'update' },
      confirm: { from: ['new', 'pending'], to: 'confirmed', flag: 'approve' },
      complete: { from: ['confirmed'], to: 'complete', flag: 'update' },
      charge: {
        from: ['complete'],
        to: 'complete',
        flag: 'update',
        guard: {
          when: {
            all: [
              { field: 'payment_status', equals: 'unpaid' },
              { field: 'fee_id', present: false },
            ],
          },
          code: 'booking_not_chargeable',
        },
      },
      call_off: {
        from: ['new', 'pending', 'confirmed'],
        to: 'cancel',
        flag: 'update',
        asks: ['cancel_reason'],
        requires: ['cancel_reason'],
      },
    },
  },

  actions: {
    /** What who booked thinks of it, said once. */
    rate: {
      flag: 'update',
      input: { stars: number({ required: true, min: 1, max: 5, integer: true }) },
      when: {
        all: [
          { field: 'status', equals: 'complete' },
          { field: 'rating', present: false },
        ],
      },
    },
  },

  notifies: [{ on: ['create'], tells: { flag: 'approve' } }],
  rules: [{ field: 'to_time', is: 'after', other: 'from_time' }],
  apart: {
    of: 'utility_id',
    day: 'date',
    from: 'from_time',
    to: 'to_time',
    when: 'is_exclusive',
    refuse: 'slot_taken',
  },
  conditions: [
    { fields: ['cancel_reason'], show: { field: 'status', equals: 'cancel' } },
    {
      fields: ['deposit', 'deposit_taken', 'deposit_held'],
      show: { field: 'deposit', present: true },
    },
    { fields: ['paid_without_receipt'], show: { field: 'paid_without_receipt', equals: true } },
    { fields: ['has_own_price'], show: { field: 'has_own_price', equals: true } },
  ],
  frozen: [{ in: ['complete', 'cancel'] }],
  list: {
    columns: [
      'code',
      'utility_id',
      'apartment_id',
      'date',
      'from_time',
      'to_time',
      'people_count',
      'price',
      'payment_status',
      'status',
    ],
    card: ['apartment_id', 'date'],
    filters: ['utility_id', 'apartment_id', 'date', 'payment_status', 'status'],
    sort: '-date',
    looks: [
      {
        kind: 'calendar',
        day: 'date',
        start: 'from_time',
        end: 'to_time',
        places: 'utility_id',
        opening: {
          open: 'open_time',
          close: 'close_time',
          slot: 'slot_minutes',
          closed: 'closed_weekdays',
          ahead: 'days_ahead',
          alone: 'is_exclusive',
          capacity: 'capacity',
          takes: 'people_count',
        },
      },
    ],
  },
  form: [
    {
      name: 'general',
      fields: [
        'code',
        'utility_id',
        'apartment_id',
        'resident_id',
        'date',
        'from_time',
        'to_time',
        'people_count',
        'cancel_until',
      ],
    },
    { slot: 'free_slots' },
    {
      name: 'payment',
      fields: [
        'price',
        'has_own_price',
        'deposit',
        'deposit_taken',
        'deposit_held',
        'payment_status',
        'paid_without_receipt',
        'fee_id',
        'rating',
        'cancel_reason',
        'note',
      ],
    },
  ],
  tabs: ['deposits'],
  resident: {
    own: 'apartment',
    who: 'adult',
    since: 'date',
    reads: [
      'apartment_id',
      'code',
      'utility_id',
      'date',
      'from_time',
      'to_time',
      'people_count',
      'price',
      'deposit',
      'payment_status',
      'cancel_until',
      'cancel_reason',
      'rating',
      'status',
      'created_at',
    ],
    creates: ['apartment_id', 'utility_id', 'date', 'from_time', 'to_time', 'people_count', 'note'],
    does: {
      call_off: {
        when: {
          all: [
            { field: 'cancel_until', present: true },
            { field: 'cancel_until', past: false },
          ],
        },
      },
      rate: {},
    },
    limits: { perDay: 10, of: 'home' },
    refuses: {
      422: [
        'slot_taken',
        'utility_full',
        'day_has_passed',
        'too_far_ahead',
        'closed_that_day',
        'outside_opening_hours',
        'not_whole_slots',
        'invalid_reference',
      ],
    },
    filters: ['status'],
    sort: ['-date', '-from_time'],
  },
})

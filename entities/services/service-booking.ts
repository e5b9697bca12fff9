import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  code,
  date,
  dateTime,
  lines,
  longText,
  money,
  number,
  phone,
  price,
  select,
  text,
} from '#core/fields/index.ts'

/** An order of services by an apartment. */
export const serviceBooking = defineEntity({
  name: 'service_booking',
  path: 'bookings',
  scope: 'building',
  permission: 'manage_booking',
  help: 'domain/booking',
  copied: 'never',
  title: 'code',
  subtitle: 'customer_name',
  menu: { module: 'ql', group: 'services', icon: 'schedule', order: 10 },
  webview: { list: 'view', show: true },

  fields: {
    code: code({ numbered: 'DV-{0000}' }),
    date: date({ required: true, starts: 'today' }),
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    customer_id: belongsTo('resident'),
    customer_name: text({ required: true, searchable: true }),
    customer_phone: phone({ searchable: true, personal: 'update' }),
    provider_id: belongsTo('provider'),
    scheduled_at: dateTime(),
    // After its start: checked where one that is left out is worked out (api/services/provider-time.ts).
    ends_at: dateTime({ starts: { after: 'scheduled_at', minutes: 60 } }),
    // As the provider was when it was booked: the database holds such bookings apart.
    is_exclusive: boolean({ readOnly: true }),
    services: lines({
      required: true,
      min: 1,
      max: 50,
      product: ['quantity', 'price'],
      fields: {
        service_id: belongsTo('service', { required: true }),
        quantity: number({ required: true, min: 0.01, scale: 2, default: 1 }),
        price: price({ required: true, min: '0' }),
        note: text(),
      },
    }),
    total: money({ readOnly: true }),
    // Other than the list's when it was typed: who may approve fees charges it (docs/domain/booking.md).
    has_own_price: boolean({ readOnly: true }),
    // By its line, never by hand (docs/domain/booking.md); empty where there is nothing to pay.
    payment_status: select({
      readOnly: true,
      options: ['unpaid', 'paid'],
      colors: { unpaid: 'warning', paid: 'success' },
    }),
    paid_without_receipt: boolean({ readOnly: true }),
    cash_basis: boolean({ required: true, default: false }),
    fee_id: belongsTo('fee', { readOnly: true, onDelete: 'set null' }),
    rating: number({ min: 1, max: 5, integer: true }),
    cancel_reason: longText({ maxLength: 500 }),
    note: longText(),
  },

  lifecycle: {
    initial: 'new',
    waits: ['new'],
    states: {
      new: { color: 'primary' },
      pending: { color: 'warning' },
      complete: { color: 'success' },
      cancel: { color: 'danger', isCounted: false },
    },
    transitions: {
      accept: { from: ['new'], to: 'pending', flag: 'update', asks: ['scheduled_at', 'ends_at'] },
      complete: { from: ['pending'], to: 'complete', flag: 'update', confirm: true },
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
        from: ['new', 'pending'],
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

  notifies: [{ on: ['create'], tells: { flag: 'update' } }],
  apart: {
    of: 'provider_id',
    from: 'scheduled_at',
    to: 'ends_at',
    when: 'is_exclusive',
    refuse: 'provider_busy',
  },
  conditions: [
    { fields: ['ends_at'], show: { field: 'scheduled_at', present: true } },
    { fields: ['cancel_reason'], show: { field: 'status', equals: 'cancel' } },
    { fields: ['paid_without_receipt'], show: { field: 'paid_without_receipt', equals: true } },
    { fields: ['has_own_price'], show: { field: 'has_own_price', equals: true } },
  ],
  frozen: [{ in: ['complete', 'cancel'], fields: ['services', 'apartment_id', 'date', 'provider_id'] }],
  list: {
    columns: [
      'code',
      'date',
      'apartment_id',
      'customer_name',
      'provider_id',
      'total',
      'payment_status',
      'status',
    ],
    card: ['date', 'apartment_id', 'provider_id', 'total'],
    filters: ['date', 'apartment_id', 'provider_id', 'payment_status', 'cash_basis', 'status'],
    sort: '-date',
    looks: [
      { kind: 'table' },
      { kind: 'calendar', start: 'scheduled_at', end: 'ends_at', places: 'provider_id' },
    ],
  },
  form: [
    {
      name: 'general',
      fields: ['code', 'date', 'apartment_id', 'customer_id', 'customer_name', 'customer_phone'],
    },
    {
      name: 'services',
      fields: ['provider_id', 'scheduled_at', 'ends_at', 'services', 'total', 'has_own_price'],
    },
    {
      name: 'payment',
      fields: [
        'payment_status',
        'paid_without_receipt',
        'cash_basis',
        'fee_id',
        'rating',
        'cancel_reason',
        'note',
      ],
    },
  ],
  resident: {
    own: 'apartment',
    who: 'adult',
    since: 'date',
    reads: [
      'apartment_id',
      'code',
      'date',
      'scheduled_at',
      'services',
      'total',
      'payment_status',
      'cancel_reason',
      'rating',
      'status',
      'created_at',
    ],
    creates: ['apartment_id', 'date', 'services', 'note'],
    // What it costs is the list's.
    createsRows: { services: ['service_id', 'quantity', 'note'] },
    does: { call_off: { when: { field: 'status', equals: 'new' } }, rate: {} },
    limits: { perDay: 10, of: 'home' },
    refuses: { 422: ['service_not_bookable', 'invalid_reference'] },
    filters: ['status'],
    sort: '-date',
  },
})

import { defineEntity } from '#core/entity.ts'
import { earlyMinutes } from '#domain/visitor-pass.ts'
import {
  belongsTo,
  code,
  dateTime,
  email,
  identifier,
  longText,
  number,
  phone,
  plate,
  text,
} from '#core/fields/index.ts'

/** Someone who is expected, or has come, to see an apartment. */
export const visitor = defineEntity({
  name: 'visitor',
  path: 'visitors',
  scope: 'building',
  permission: 'manage_visitor',
  help: 'domain/visitor-pass',
  copied: 'never',
  title: 'name',
  subtitle: 'code',
  menu: { module: 'ql', group: 'people', icon: 'login', order: 40 },

  fields: {
    code: code({ numbered: 'KT-{0000}' }),
    name: text({ required: true, searchable: true }),
    phone_number: phone({ searchable: true, personal: 'update' }),
    // Where the pass goes once the visit is approved.
    email: email({ personal: 'update' }),
    id_number: identifier({ searchable: true, personal: 'update', maxLength: 30 }),
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    host_id: belongsTo('resident'),
    relationship: text({ maxLength: 100 }),
    people_count: number({ required: true, min: 1, max: 200, integer: true, default: 1, adds: true }),
    license_plate: plate(),
    from_time: dateTime({ required: true, starts: 'now' }),
    to_time: dateTime({ required: true, starts: { after: 'from_time', minutes: 120 } }),
    purpose: text(),
    // Whoever has it has the pass (docs/domain/visitor-pass.md), so readers alone do not see it.
    pass_code: text({ readOnly: true, maxLength: 12, access: { read: 'update' } }),
    checked_in_at: dateTime({ readOnly: true }),
    checked_out_at: dateTime({ readOnly: true }),
    reject_reason: longText({ maxLength: 500 }),
    note: longText(),
  },

  lifecycle: {
    initial: 'new',
    waits: ['new'],
    states: {
      new: { color: 'primary' },
      approved: { color: 'success' },
      rejected: { color: 'danger' },
    },
    transitions: {
      approve: { from: ['new'], to: 'approved', flag: 'approve' },
      reject: {
        from: ['new'],
        to: 'rejected',
        flag: 'approve',
        asks: ['reject_reason'],
        requires: ['reject_reason'],
      },
      check_in: {
        from: ['approved'],
        to: 'approved',
        flag: 'update',
        // The gate's rule (`verdictOf`), on the visit's own page too.
        guard: [
          { when: { field: 'checked_in_at', present: false }, code: 'visitor_checked_in' },
          { when: { field: 'from_time', past: true, ahead: earlyMinutes }, code: 'visit_too_early' },
          { when: { field: 'to_time', past: false }, code: 'visit_over' },
        ],
      },
      check_out: {
        from: ['approved'],
        to: 'approved',
        flag: 'update',
        guard: {
          when: {
            all: [
              { field: 'checked_in_at', present: true },
              { field: 'checked_out_at', present: false },
            ],
          },
          code: 'visitor_not_inside',
        },
      },
    },
  },
  actions: {
    /** Its guest's pass by e-mail, once more. */
    send_pass: {
      flag: 'update',
      when: {
        all: [
          { field: 'status', equals: 'approved' },
          { field: 'email', present: true },
        ],
      },
      refuse: 'pass_not_sendable',
    },
  },
  mails: { on: ['approve', 'send_pass'], to: 'email' },
  notifies: [{ on: ['create'], tells: { flag: 'approve' } }],

  summary: ['apartment_id', 'from_time', 'to_time', 'people_count', 'checked_in_at'],
  rules: [{ field: 'to_time', is: 'after', other: 'from_time' }],
  conditions: [{ fields: ['reject_reason'], show: { field: 'status', equals: 'rejected' } }],
  list: {
    columns: [
      'code',
      'name',
      'apartment_id',
      'from_time',
      'to_time',
      'people_count',
      'license_plate',
      'checked_in_at',
      'status',
    ],
    card: ['apartment_id', 'from_time'],
    filters: ['apartment_id', 'from_time', 'checked_in_at', 'checked_out_at', 'status'],
    sort: '-from_time',
    looks: [{ kind: 'table' }, { kind: 'calendar', start: 'from_time', end: 'to_time' }],
  },
  form: [
    { slot: 'pass' },
    {
      name: 'general',
      fields: ['code', 'name', 'phone_number', 'email', 'id_number', 'people_count', 'license_plate'],
    },
    { name: 'visit', fields: ['apartment_id', 'host_id', 'relationship', 'from_time', 'to_time', 'purpose'] },
    { name: 'decision', fields: ['checked_in_at', 'checked_out_at', 'reject_reason', 'note'] },
  ],
  resident: {
    own: 'apartment',
    who: 'lives',
    // Others have the guests that they announced, and the pass of these alone (`readOwnPass`).
    all: 'acts',
    makes: 'adult',
    since: 'from_time',
    reads: [
      'apartment_id',
      'code',
      'name',
      'people_count',
      'license_plate',
      'from_time',
      'to_time',
      'purpose',
      'checked_in_at',
      'checked_out_at',
      'reject_reason',
      'status',
      'created_at',
    ],
    creates: [
      'apartment_id',
      'name',
      'phone_number',
      'email',
      'people_count',
      'license_plate',
      'from_time',
      'to_time',
      'purpose',
    ],
    withdraws: {
      all: [
        { field: 'status', in: ['new', 'approved'] },
        { field: 'checked_in_at', present: false },
      ],
    },
    limits: { perDay: 20, of: 'home' },
    filters: ['status'],
    sort: '-from_time',
  },
})

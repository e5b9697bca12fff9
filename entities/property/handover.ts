import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  code,
  date,
  dateTime,
  file,
  image,
  images,
  lines,
  longText,
  number,
  phone,
  text,
} from '#core/fields/index.ts'

/** The handover of an apartment: when, to whom, with which keys and cards, and the defects found. */
export const handover = defineEntity({
  name: 'handover',
  path: 'handovers',
  scope: 'building',
  permission: 'manage_apartment',
  help: 'domain/handover',
  copied: 'never',
  title: 'code',
  subtitle: 'receiver_name',
  menu: { module: 'ql', group: 'building', icon: 'key', order: 25 },
  screens: { list: 'apartment-handover' },

  fields: {
    code: code({ numbered: 'BG-{0000}' }),
    apartment_id: belongsTo('apartment', { required: true, immutable: true, searchable: true }),
    planned_at: dateTime({ required: true }),
    handover_date: date(),
    receiver_id: belongsTo('resident'),
    receiver_name: text({ required: true, searchable: true }),
    receiver_phone: phone({ searchable: true, personal: 'update' }),
    /** The person who recorded the handover. */
    handed_by_id: belongsTo('account', { readOnly: true }),
    keys_count: number({ min: 0, max: 100, integer: true, adds: true }),
    cards_count: number({ min: 0, max: 100, integer: true, adds: true }),
    water_number: number({ min: 0, scale: 3, unit: 'm3' }),
    electric_number: number({ min: 0, scale: 3, unit: 'kwh' }),
    /** What is looked at together; a new handover begins with the usual items. */
    checklist: lines({
      max: 60,
      fields: {
        item: text({ required: true }),
        passed: boolean({ required: true, default: false }),
        remark: text(),
        photos: images({ max: 3 }),
      },
    }),
    defects: lines({
      max: 50,
      fields: {
        item: text({ required: true }),
        description: text(),
        due_date: date(),
        fixed: boolean({ required: true, default: false }),
      },
    }),
    images: images({ max: 10 }),
    giver_signature: image({ access: { read: 'update' } }),
    receiver_signature: image({ access: { read: 'update' } }),
    minutes: file(),
    // The text that its minutes are signed in, kept from the handover on.
    template_version_id: belongsTo('template_version', { readOnly: true }),
    note: longText(),
  },

  lifecycle: {
    initial: 'wait_handover',
    waits: ['wait_handover', 'wait_closed'],
    states: {
      wait_handover: { color: 'warning' },
      handover: { color: 'success' },
      wait_closed: { color: 'warning' },
      closed: { color: 'danger' },
      inactive: { color: 'default' },
    },
    transitions: {
      hand_over: {
        from: ['wait_handover'],
        to: 'handover',
        flag: 'approve',
        confirm: true,
        asks: ['handover_date'],
        requires: ['handover_date'],
      },
      postpone: { from: ['wait_handover'], to: 'inactive', flag: 'update', confirm: true },
      plan_again: {
        from: ['inactive', 'closed'],
        to: 'wait_handover',
        flag: 'update',
        asks: ['planned_at'],
        requires: ['planned_at'],
      },
      request_close: { from: ['handover'], to: 'wait_closed', flag: 'update', confirm: true },
      keep_open: { from: ['wait_closed'], to: 'handover', flag: 'update' },
      close: { from: ['wait_closed'], to: 'closed', flag: 'approve', confirm: true },
    },
  },

  list: {
    columns: [
      'code',
      'apartment_id',
      'planned_at',
      'handover_date',
      'receiver_name',
      'receiver_phone',
      'handed_by_id',
      'status',
    ],
    card: ['apartment_id', 'planned_at'],
    filters: ['apartment_id', 'planned_at', 'handover_date', 'handed_by_id', 'status'],
    sort: '-planned_at',
    looks: [
      { kind: 'board', card: ['apartment_id', 'planned_at', 'receiver_name', 'receiver_phone', 'checklist'] },
      { kind: 'table' },
    ],
  },
  form: [
    { name: 'general', fields: ['code', 'apartment_id', 'planned_at', 'handover_date', 'handed_by_id'] },
    {
      name: 'receiver',
      fields: [
        'receiver_id',
        'receiver_name',
        'receiver_phone',
        'keys_count',
        'cards_count',
        'water_number',
        'electric_number',
      ],
    },
    {
      name: 'defects',
      fields: ['checklist', 'defects', 'images', 'giver_signature', 'receiver_signature', 'minutes', 'note'],
    },
    { slot: 'print' },
  ],
})

import { defineEntity } from '#core/entity.ts'
import { belongsTo, code, dateTime, images, longText, money, select, text } from '#core/fields/index.ts'

/** A breakdown or incident, and how it was resolved. */
export const incidentChecklist = defineEntity({
  name: 'incident_checklist',
  path: 'incident-checklists',
  scope: 'building',
  permission: 'manage_checklist',
  help: 'users/the-office-day',
  copied: 'never',
  title: 'title',
  subtitle: 'code',
  menu: { module: 'vh', group: 'operation', icon: 'alert', order: 70 },
  screens: { list: 'unexpected' },

  fields: {
    code: code({ numbered: 'SC-{0000}' }),
    title: text({ required: true, searchable: true }),
    severity: select({
      required: true,
      options: ['low', 'medium', 'high', 'urgent'],
      colors: { low: 'default', medium: 'primary', high: 'warning', urgent: 'danger' },
      default: 'medium',
    }),
    equipment_id: belongsTo('equipment'),
    apartment_id: belongsTo('apartment'),
    place: text({ searchable: true }),
    reported_by: text({ searchable: true }),
    reported_at: dateTime({ required: true, starts: 'now' }),
    deadline: dateTime(),
    assignee_id: belongsTo('account'),
    description: longText(),
    images_before: images({ max: 6 }),
    cause: longText(),
    solution: longText(),
    cost: money({ min: '0' }),
    images_after: images({ max: 6 }),
    cancel_reason: longText({ maxLength: 500 }),
  },

  lifecycle: {
    initial: 'new',
    waits: ['new'],
    states: {
      new: { color: 'primary' },
      processing: { color: 'warning' },
      done: { color: 'success' },
      cancelled: { color: 'default' },
    },
    transitions: {
      start: {
        from: ['new'],
        to: 'processing',
        flag: 'update',
        asks: ['assignee_id', 'deadline'],
        requires: ['assignee_id'],
      },
      finish: {
        from: ['processing'],
        to: 'done',
        flag: 'update',
        asks: ['cause', 'solution', 'cost', 'images_after'],
        requires: ['solution'],
      },
      reopen: { from: ['done'], to: 'processing', flag: 'approve', confirm: true },
      cancel: {
        from: ['new', 'processing'],
        to: 'cancelled',
        flag: 'approve',
        asks: ['cancel_reason'],
        requires: ['cancel_reason'],
      },
    },
  },
  notifies: [{ on: ['create', 'update', 'start'], tells: { field: 'assignee_id' } }],

  rules: [{ field: 'deadline', is: 'not_before', other: 'reported_at' }],
  conditions: [{ fields: ['cancel_reason'], show: { field: 'status', equals: 'cancelled' } }],
  frozen: [{ in: ['done', 'cancelled'] }],
  list: {
    columns: [
      'code',
      'title',
      'severity',
      'equipment_id',
      'place',
      'reported_at',
      'deadline',
      'assignee_id',
      'status',
    ],
    card: ['place', 'deadline'],
    filters: ['severity', 'equipment_id', 'apartment_id', 'assignee_id', 'reported_at', 'deadline', 'status'],
    sort: '-reported_at',
    looks: [
      { kind: 'table' },
      { kind: 'board', card: ['severity', 'equipment_id', 'place', 'assignee_id', 'deadline'] },
      { kind: 'calendar', start: 'reported_at' },
    ],
  },
  form: [
    { name: 'general', fields: ['code', 'title', 'severity', 'equipment_id', 'apartment_id', 'place'] },
    { name: 'report', fields: ['reported_by', 'reported_at', 'description', 'images_before'] },
    {
      name: 'work',
      fields: ['assignee_id', 'deadline', 'cause', 'solution', 'cost', 'images_after', 'cancel_reason'],
    },
  ],
})

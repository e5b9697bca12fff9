import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  code,
  date,
  dateTime,
  image,
  images,
  lines,
  longText,
  number,
  select,
  text,
} from '#core/fields/index.ts'
import { recurrences } from '#domain/recurrence.ts'
import { itemKinds, itemResults, rowErrors } from '#domain/round-items.ts'

/** A scheduled round: which checklist, where, who does it, when it is due, and what was found. */
export const periodicChecklist = defineEntity({
  name: 'periodic_checklist',
  path: 'periodic-checklists',
  scope: 'building',
  permission: 'manage_checklist',
  help: 'users/the-office-day',
  copied: 'never',
  title: 'code',
  menu: { module: 'vh', group: 'operation', icon: 'schedule', order: 60 },
  screens: { list: 'predictable' },
  // What is due first; what is done stays in the whole list.
  views: {
    due: { path: 'predictable-due', where: { field: 'status', in: ['new', 'doing', 'overdue'] } },
  },

  fields: {
    code: code({ numbered: 'KT-{0000}' }),
    checklist_id: belongsTo('checklist', { required: true, where: { field: 'is_active', equals: true } }),
    equipment_id: belongsTo('equipment'),
    place: text({ searchable: true }),
    assignee_id: belongsTo('account'),
    period: select({
      required: true,
      options: recurrences,
      default: 'monthly',
    }),
    start_date: date({ required: true, starts: 'today' }),
    due_date: date({ required: true }),
    // Of the month; kept by a series that is due on the 31st, also where a month is shorter.
    due_day: number({ readOnly: true, integer: true, min: 1, max: 31 }),
    // Rounds of the series that were due before this one and that nobody made.
    missed: number({ readOnly: true, integer: true, min: 0 }),
    started_at: dateTime({ readOnly: true }),
    finished_at: dateTime({ readOnly: true }),
    // A round begins with the items of its checklist, as they are then; rows without a number are what else was found.
    results: lines({
      max: 200,
      rowErrors,
      fields: {
        point: number({ readOnly: true, integer: true, min: 1 }),
        name: text({ required: true }),
        kind: select({ readOnly: true, options: itemKinds }),
        unit: text({ readOnly: true, maxLength: 20 }),
        min: number({ readOnly: true }),
        max: number({ readOnly: true }),
        required: boolean({ readOnly: true }),
        result: select({ options: itemResults }),
        value: text({ maxLength: 100 }),
        note: text(),
        photo: image(),
      },
    }),
    images: images({ max: 10 }),
    note: longText(),
    cancels: select({ options: ['this_one', 'series'], default: 'this_one' }),
    cancel_reason: longText({ maxLength: 500 }),
  },

  lifecycle: {
    initial: 'new',
    waits: ['overdue'],
    states: {
      new: { color: 'primary' },
      doing: { color: 'warning' },
      overdue: { color: 'danger' },
      done: { color: 'success' },
      cancelled: { color: 'default' },
    },
    transitions: {
      start: { from: ['new', 'overdue'], to: 'doing', flag: 'update' },
      finish: {
        from: ['doing'],
        to: 'done',
        flag: 'update',
        asks: ['results', 'note'],
        requires: ['results'],
      },
      fall_due: { from: ['new', 'doing'], to: 'overdue', by: 'clock', due: { field: 'due_date', after: 1 } },
      cancel: {
        from: ['new', 'doing', 'overdue'],
        to: 'cancelled',
        flag: 'approve',
        asks: ['cancels', 'cancel_reason'],
        requires: ['cancel_reason'],
      },
    },
  },
  notifies: [{ on: ['create', 'update'], tells: { field: 'assignee_id' } }],

  rules: [{ field: 'due_date', is: 'not_before', other: 'start_date' }],
  conditions: [
    { fields: ['cancels', 'cancel_reason'], show: { field: 'status', equals: 'cancelled' } },
    { fields: ['missed'], show: { field: 'missed', present: true } },
  ],
  frozen: [{ in: ['done', 'cancelled'] }, { in: ['doing'], fields: ['checklist_id'] }],
  list: {
    columns: ['code', 'checklist_id', 'equipment_id', 'place', 'assignee_id', 'period', 'due_date', 'status'],
    // What is to be checked, and where.
    card: ['checklist_id', 'equipment_id', 'place', 'due_date'],
    filters: ['checklist_id', 'equipment_id', 'assignee_id', 'period', 'due_date', 'status'],
    sort: 'due_date',
    looks: [
      { kind: 'table' },
      { kind: 'board', card: ['checklist_id', 'equipment_id', 'place', 'due_date', 'assignee_id'] },
    ],
  },
  form: [
    { slot: 'walk' },
    { name: 'general', fields: ['code', 'checklist_id', 'equipment_id', 'place', 'assignee_id'] },
    { name: 'term', fields: ['period', 'start_date', 'due_date', 'missed', 'started_at', 'finished_at'] },
    { name: 'results', fields: ['results', 'images', 'note', 'cancels', 'cancel_reason'] },
  ],
})

import { defineEntity } from '#core/entity.ts'
import { belongsTo, code, date, files, longText, money, select, text } from '#core/fields/index.ts'

/** A staff proposal to buy, repair or change something, for the board to decide. */
export const suggestion = defineEntity({
  name: 'suggestion',
  path: 'suggestions',
  scope: 'building',
  permission: 'manage_suggestion',
  help: 'users/the-office-day',
  copied: 'never',
  title: 'title',
  subtitle: 'code',
  menu: { module: 'vh', group: 'operation', icon: 'bulb', order: 80 },
  screens: { list: 'suggestion' },

  fields: {
    code: code({ numbered: 'DX-{0000}' }),
    title: text({ required: true, searchable: true }),
    type: select({
      required: true,
      options: ['purchase', 'repair', 'maintenance', 'staff', 'other'],
      default: 'purchase',
    }),
    proposer_id: belongsTo('account', { readOnly: true }),
    department: text({ searchable: true, maxLength: 100 }),
    needed_on: date(),
    estimated_cost: money({ min: '0' }),
    content: longText({ required: true }),
    files: files({ max: 5 }),
    decision_note: longText({ maxLength: 500 }),
    reject_reason: longText({ maxLength: 500 }),
  },

  lifecycle: {
    initial: 'new',
    waits: ['new'],
    states: {
      new: { color: 'primary' },
      approved: { color: 'success' },
      rejected: { color: 'danger' },
      done: { color: 'default' },
    },
    transitions: {
      approve: { from: ['new'], to: 'approved', flag: 'approve', confirm: true, asks: ['decision_note'] },
      reject: {
        from: ['new'],
        to: 'rejected',
        flag: 'approve',
        asks: ['reject_reason'],
        requires: ['reject_reason'],
      },
      complete: { from: ['approved'], to: 'done', flag: 'update', confirm: true },
      reconsider: { from: ['rejected'], to: 'new', flag: 'update' },
    },
  },

  notifies: [{ on: ['create', 'reconsider'], tells: { flag: 'approve' } }],
  conditions: [
    { fields: ['reject_reason'], show: { field: 'status', equals: 'rejected' } },
    { fields: ['decision_note'], show: { field: 'status', in: ['approved', 'done'] } },
  ],
  frozen: [{ in: ['approved', 'done'] }],
  list: {
    columns: ['code', 'title', 'type', 'proposer_id', 'department', 'estimated_cost', 'needed_on', 'status'],
    card: ['type', 'proposer_id', 'estimated_cost', 'needed_on'],
    filters: ['type', 'proposer_id', 'needed_on', 'estimated_cost', 'status'],
    sort: '-created_at',
  },
  form: [
    { name: 'general', fields: ['code', 'title', 'type', 'proposer_id', 'department'] },
    { name: 'proposal', fields: ['needed_on', 'estimated_cost', 'content', 'files'] },
    { name: 'decision', fields: ['decision_note', 'reject_reason'] },
  ],
})

import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  computed,
  date,
  longText,
  money,
  month,
  number,
  select,
  text,
} from '#core/fields/index.ts'
import { handoverExtents, journalLayouts } from '#domain/journal-layouts/names.ts'

/**
 * A month's journal as it was handed over to an accounting program: in which layout, how much, and its checksum. Which
 * entries it holds is told by links of the ledger's chain, so that what was booked later is known, and its file can be
 * had again.
 */
export const journalHandover = defineEntity({
  name: 'journal_handover',
  path: 'journal-handovers',
  scope: 'building',
  permission: 'manage_cash_account',
  help: 'domain/journal-handovers',
  copied: 'never',
  title: 'name',
  menu: { module: 'tc', group: 'vouchers', icon: 'database', order: 91 },
  screens: { list: 'journal-handovers' },
  operations: ['create'],
  trash: false,

  fields: {
    // The month, the layout, and at which time it is: `10/2026 · misa · 2`.
    name: text({ readOnly: true, searchable: true, maxLength: 60 }),
    month: month({ required: true, immutable: true, starts: 'last_month' }),
    layout: select({ required: true, immutable: true, options: journalLayouts, default: 'lobby' }),
    extent: select({ required: true, immutable: true, options: handoverExtents, default: 'whole' }),
    with_closing: boolean({ required: true, immutable: true, default: false }),
    // Of its month and layout, those that were taken back included.
    ordinal: number({ integer: true, readOnly: true }),
    // Links of the chain: it holds the month's entries after the one and up to the other.
    after_link: number({ integer: true, readOnly: true }),
    until_link: number({ integer: true, readOnly: true }),
    entries: number({ integer: true, readOnly: true }),
    lines: number({ integer: true, readOnly: true }),
    // The debits, which the credits come to as well.
    amount: money({ readOnly: true }),
    checksum: text({ readOnly: true, maxLength: 64 }),
    ledger_head: text({ readOnly: true, maxLength: 40 }),
    // What was booked in its month since: only of the last one that stands.
    since: computed({ of: 'number', server: true, scale: 0 }),
    made_by_id: belongsTo('account', { readOnly: true, searchable: true }),
    made_by_name: text({ readOnly: true }),
    made_by_code: text({ readOnly: true, maxLength: 20 }),
    note: longText({ maxLength: 500 }),
    reason: longText({ maxLength: 500, readOnly: true }),
    taken_back_on: date({ readOnly: true }),
    taken_back_by_name: text({ readOnly: true }),
  },

  lifecycle: {
    initial: 'handed_over',
    states: { handed_over: { color: 'success' }, taken_back: { color: 'default', isCounted: false } },
    transitions: {
      take_back: {
        from: ['handed_over'],
        to: 'taken_back',
        flag: 'approve',
        asks: ['reason'],
        requires: ['reason'],
      },
    },
  },

  conditions: [
    {
      fields: ['reason', 'taken_back_on', 'taken_back_by_name'],
      show: { field: 'status', equals: 'taken_back' },
    },
  ],
  list: {
    columns: [
      'name',
      'month',
      'layout',
      'extent',
      'lines',
      'amount',
      'since',
      'made_by_name',
      'created_at',
      'status',
    ],
    card: ['month', 'layout', 'since', 'lines'],
    filters: ['month', 'layout', 'status'],
    sort: '-created_at',
  },
  form: [
    { name: 'general', fields: ['name', 'month', 'layout', 'extent', 'with_closing', 'note'] },
    { slot: 'contents' },
    {
      name: 'outcome',
      fields: [
        'entries',
        'lines',
        'amount',
        'checksum',
        'ledger_head',
        'since',
        'made_by_name',
        'made_by_code',
      ],
    },
    { name: 'taking_back', fields: ['reason', 'taken_back_on', 'taken_back_by_name'] },
  ],
})

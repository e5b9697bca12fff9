import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  computed,
  dateTime,
  hasMany,
  longText,
  manyToMany,
  month,
  number,
  text,
} from '#core/fields/index.ts'
import { chargedStates } from '#domain/money/fee-types.ts'

/** A run that makes a month's draft fees for many apartments: by hand, or by its schedule (docs/domain/fee.md). */
export const groupFeeSlip = defineEntity({
  name: 'group_fee_slip',
  path: 'group-fee-slips',
  scope: 'building',
  permission: 'manage_fee',
  help: 'users/month-end',
  copied: 'never',
  title: 'name',
  menu: { module: 'tc', group: 'monthly_fees', icon: 'cluster', order: 24 },
  operations: ['create'],
  trash: false,

  fields: {
    name: text({ searchable: true }),
    month: month({ required: true, starts: 'this_month' }),
    fee_settings: manyToMany('fee_setting'),
    // Said explicitly: a run that names nobody is refused instead of charging everybody.
    all_apartments: boolean({ required: true, default: false }),
    // Naming some limits the run to their apartments, and to those that are named themselves.
    blocks: manyToMany('block', { max: 200 }),
    apartments: manyToMany('apartment', {
      max: 5000,
      offers: { field: 'handover_status', in: chargedStates },
    }),
    schedule_id: belongsTo('fee_schedule', { readOnly: true }),
    total: number({ integer: true, readOnly: true }),
    done: number({ integer: true, readOnly: true, default: 0 }),
    created: number({ integer: true, readOnly: true, default: 0 }),
    skipped: number({ integer: true, readOnly: true, default: 0 }),
    failed_count: number({ integer: true, readOnly: true, default: 0 }),
    amount: computed({ of: 'money', server: true }),
    finished_at: dateTime({ readOnly: true }),
    problem: longText({ readOnly: true }),
    note: longText(),
    fees: hasMany('fee', 'group_fee_slip_id'),
    errors: hasMany('fee_error', 'group_fee_slip_id'),
  },

  lifecycle: {
    initial: 'running',
    states: {
      running: { color: 'primary' },
      success: { color: 'success' },
      // Over, but some fees could not be made: `errors` tells which.
      incomplete: { color: 'warning' },
      failed: { color: 'danger' },
    },
    transitions: {
      succeed: { from: ['running'], to: 'success', by: 'ledger' },
      leave_errors: { from: ['running'], to: 'incomplete', by: 'ledger' },
      fail: { from: ['running'], to: 'failed', by: 'ledger' },
      retry: { from: ['success', 'incomplete', 'failed'], to: 'running', flag: 'create' },
    },
  },

  conditions: [{ fields: ['problem'], show: { field: 'status', equals: 'failed' } }],
  list: {
    columns: ['name', 'month', 'total', 'done', 'created', 'skipped', 'failed_count', 'created_at', 'status'],
    filters: ['month', 'schedule_id', 'status', 'created_at'],
    sort: '-created_at',
  },
  form: [
    {
      name: 'general',
      fields: ['name', 'month', 'fee_settings', 'all_apartments', 'blocks', 'apartments', 'note'],
    },
    { slot: 'progress' },
    {
      name: 'outcome',
      fields: [
        'schedule_id',
        'total',
        'done',
        'created',
        'skipped',
        'failed_count',
        'amount',
        'finished_at',
        'problem',
      ],
    },
  ],
  tabs: ['errors', 'fees'],
})

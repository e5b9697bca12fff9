import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, hasMany, longText, month, number, select, text } from '#core/fields/index.ts'

/** Why a schedule has not made its fees, or not all of them. */
export const scheduleProblems = [
  'month_closed',
  'order_expired',
  'fee_not_charged',
  'run_failed',
  'run_incomplete',
  'failed',
] as const
export type ScheduleProblem = (typeof scheduleProblems)[number]
const problemColors = {
  month_closed: 'danger',
  order_expired: 'danger',
  fee_not_charged: 'danger',
  run_failed: 'danger',
  run_incomplete: 'warning',
  failed: 'danger',
} as const

/** Automatic creation: on a day of each month, a fee's drafts for all apartments. */
export const feeSchedule = defineEntity({
  name: 'fee_schedule',
  path: 'fee-schedules',
  scope: 'building',
  permission: 'manage_fee',
  help: 'users/month-end',
  copied: { ticked: true, set: { is_active: false } },
  title: 'name',
  menu: { module: 'tc', group: 'monthly_fees', icon: 'schedule', order: 23 },
  screens: { list: 'manage-automatic-cost' },

  fields: {
    name: text({ required: true, searchable: true }),
    fee_setting_id: belongsTo('fee_setting', { required: true, unique: true }),
    day: number({ required: true, min: 1, max: 28, integer: true, default: 1 }),
    for_month: select({ required: true, options: ['this', 'last'], default: 'last' }),
    is_active: boolean({ required: true, default: true }),
    last_month: month({ readOnly: true }),
    // Why the last month that was due has no run, or one that lacks fees; empty once it has.
    problem: select({ readOnly: true, options: scheduleProblems, colors: problemColors }),
    problem_month: month({ readOnly: true }),
    note: longText(),
    runs: hasMany('group_fee_slip', 'schedule_id'),
  },

  list: {
    columns: [
      'name',
      'fee_setting_id',
      'day',
      'for_month',
      'last_month',
      'problem',
      'problem_month',
      'is_active',
    ],
    card: ['day', 'for_month', 'problem', 'problem_month'],
    filters: ['fee_setting_id', 'problem', 'is_active'],
    sort: 'name',
  },
  form: [
    {
      name: 'general',
      fields: [
        'name',
        'fee_setting_id',
        'day',
        'for_month',
        'is_active',
        'last_month',
        'problem',
        'problem_month',
        'note',
      ],
    },
  ],
  tabs: ['runs'],
})

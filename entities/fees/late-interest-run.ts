import { defineEntity } from '#core/entity.ts'
import { computed, hasMany, longText, month, text } from '#core/fields/index.ts'

/** Makes the draft fees for what was paid late, or is not paid yet, through the end of a month. */
export const lateInterestRun = defineEntity({
  name: 'late_interest_run',
  path: 'late-interest-runs',
  scope: 'building',
  permission: 'manage_fee',
  help: 'domain/late-interest',
  copied: 'never',
  title: 'name',
  menu: { module: 'tc', group: 'monthly_fees', icon: 'field-time', order: 28 },
  operations: ['create'],
  trash: false,

  fields: {
    // The month as offices write it.
    name: text({ readOnly: true, searchable: true, maxLength: 30 }),
    month: month({ required: true, starts: 'last_month' }),
    // Of the fees that are not void.
    fee_count: computed({ of: 'number', server: true, scale: 0 }),
    amount: computed({ of: 'money', server: true }),
    note: longText(),
    fees: hasMany('fee', 'late_interest_run_id'),
  },

  list: {
    columns: ['name', 'fee_count', 'amount', 'note', 'created_at'],
    filters: ['month', 'created_at'],
    sort: '-created_at',
  },
  form: [{ name: 'general', fields: ['name', 'month', 'note', 'fee_count', 'amount'] }, { slot: 'interest' }],
  tabs: ['fees'],
})

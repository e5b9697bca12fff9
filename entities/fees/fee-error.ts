import { defineEntity } from '#core/entity.ts'
import { belongsTo, month, select, text } from '#core/fields/index.ts'
import { feeErrorReasons, feeTypes } from '#domain/money/fee-types.ts'

/** An apartment that a run could make no fee for, and why. A later run that succeeds takes it off the list. */
export const feeError = defineEntity({
  name: 'fee_error',
  path: 'fee-errors',
  scope: 'building',
  permission: 'manage_fee',
  help: 'users/month-end',
  copied: 'never',
  title: 'detail',
  menu: { module: 'tc', group: 'monthly_fees', icon: 'alert', order: 25 },
  screens: { list: 'manage-fee-error' },
  operations: [],
  trash: false,
  history: false,

  fields: {
    apartment_id: belongsTo('apartment', { required: true }),
    fee_setting_id: belongsTo('fee_setting', { required: true }),
    fee_type: select({ required: true, options: feeTypes }),
    month: month({ required: true }),
    reason: select({ required: true, options: feeErrorReasons }),
    detail: text({ searchable: true }),
    group_fee_slip_id: belongsTo('group_fee_slip', { required: true }),
  },

  uniqueTogether: [['apartment_id', 'fee_setting_id', 'month']],
  list: {
    columns: [
      'apartment_id',
      'fee_setting_id',
      'month',
      'reason',
      'detail',
      'group_fee_slip_id',
      'created_at',
    ],
    filters: ['apartment_id', 'fee_setting_id', 'fee_type', 'month', 'reason', 'group_fee_slip_id'],
    sort: '-created_at',
  },
  form: [
    {
      name: 'general',
      fields: [
        'apartment_id',
        'fee_setting_id',
        'fee_type',
        'month',
        'reason',
        'detail',
        'group_fee_slip_id',
      ],
    },
  ],
})

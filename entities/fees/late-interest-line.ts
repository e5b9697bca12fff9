import { defineEntity } from '#core/entity.ts'
import { belongsTo, date, money, number, select } from '#core/fields/index.ts'
import { dayCounts, interestPeriods } from '#domain/money/late-interest.ts'

/**
 * What a fee for late payment consists of: for which days of which debt it is, and how that was calculated. A day of a
 * debt is on one line only; a voided or deleted fee gives its days back.
 */
export const lateInterestLine = defineEntity({
  name: 'late_interest_line',
  path: 'late-interest-lines',
  scope: 'building',
  permission: 'manage_fee',
  help: 'domain/late-interest',
  copied: 'never',
  title: 'debt_fee_id',
  operations: [],
  trash: false,
  history: false,

  fields: {
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    fee_id: belongsTo('fee', { required: true, onDelete: 'cascade' }),
    debt_fee_id: belongsTo('fee', { required: true, onDelete: 'cascade' }),
    from_date: date({ required: true }),
    to_date: date({ required: true }),
    days: number({ required: true, min: 1, integer: true }),
    unpaid: money({ required: true, min: '0.01', isRate: true }),
    rate: number({ required: true, scale: 4, unit: 'percent' }),
    per: select({ required: true, options: interestPeriods }),
    day_count: select({ required: true, options: dayCounts, default: 'unpaid_days' }),
    amount: money({ required: true, min: '0.01' }),
  },

  rules: [{ field: 'to_date', is: 'not_before', other: 'from_date' }],
  list: {
    columns: [
      'apartment_id',
      'debt_fee_id',
      'from_date',
      'to_date',
      'days',
      'unpaid',
      'rate',
      'per',
      'amount',
    ],
    card: ['from_date', 'to_date', 'unpaid', 'amount'],
    filters: ['apartment_id', 'fee_id', 'debt_fee_id', 'from_date'],
    sort: 'from_date',
  },
  form: [
    {
      name: 'general',
      fields: [
        'apartment_id',
        'fee_id',
        'debt_fee_id',
        'from_date',
        'to_date',
        'days',
        'unpaid',
        'rate',
        'per',
        'day_count',
        'amount',
      ],
    },
  ],
})

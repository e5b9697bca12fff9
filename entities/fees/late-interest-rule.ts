import { defineEntity } from '#core/entity.ts'
import { belongsTo, date, longText, manyToMany, money, number, select, text } from '#core/fields/index.ts'
import { dayCounts, interestPeriods } from '#domain/money/late-interest.ts'

/** What paying late costs in a building, between two days (docs/domain/late-interest.md). */
export const lateInterestRule = defineEntity({
  name: 'late_interest_rule',
  path: 'late-interest-rules',
  scope: 'building',
  permission: 'manage_fee',
  help: 'domain/late-interest',
  copied: {
    ticked: false,
    dated: { from: 'from_date', to: 'to_date', restarts: true },
    onlyWith: ['fee_settings'],
    sameCurrency: true,
  },
  title: 'name',
  menu: { module: 'tc', group: 'settings', icon: 'hourglass', order: 5 },

  fields: {
    name: text({ required: true, searchable: true, maxLength: 100 }),
    from_date: date({ required: true, starts: 'today' }),
    to_date: date(),
    // None: every fee that no other rule names.
    fee_settings: manyToMany('fee_setting', { max: 100 }),
    rate: number({ required: true, min: 0.0001, max: 100, scale: 4, unit: 'percent' }),
    per: select({ required: true, options: interestPeriods, default: 'month' }),
    day_count: select({ required: true, options: dayCounts, default: 'unpaid_days' }),
    grace_days: number({ required: true, min: 0, max: 365, integer: true, unit: 'day', default: 0 }),
    minimum: money({ min: '0' }),
    cap_percent: number({ min: 0.01, max: 1000, scale: 2, unit: 'percent' }),
    // Its revenue is booked there, apart from that of the fees.
    category_id: belongsTo('receipt_voucher_category', {
      required: true,
      where: {
        all: [
          { field: 'is_active', equals: true },
          { field: 'for_maintenance', equals: false },
        ],
      },
    }),
    note: longText(),
  },

  rules: [{ field: 'to_date', is: 'not_before', other: 'from_date' }],
  list: {
    columns: ['name', 'from_date', 'to_date', 'fee_settings', 'rate', 'per', 'grace_days', 'cap_percent'],
    card: ['rate', 'per', 'from_date', 'to_date'],
    filters: ['from_date', 'to_date', 'fee_settings', 'per'],
    sort: '-from_date',
  },
  form: [
    { name: 'general', fields: ['name', 'from_date', 'to_date', 'fee_settings', 'category_id', 'note'] },
    { name: 'interest', fields: ['rate', 'per', 'day_count', 'grace_days', 'minimum', 'cap_percent'] },
    { slot: 'limit' },
  ],
})

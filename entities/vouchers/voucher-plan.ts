import { currencyCodes } from '#domain/currency.ts'
import { defineEntity } from '#core/entity.ts'
import { belongsTo, date, hasMany, longText, money, number, select, text } from '#core/fields/index.ts'

/** The income or cost of a contract, period by period. */
export const voucherPlan = defineEntity({
  name: 'voucher_plan',
  path: 'voucher-plans',
  scope: 'building',
  permission: 'manage_contract',
  help: 'domain/cash-documents',
  copied: 'never',
  title: 'name',
  menu: { module: 'ql', group: 'contracts', icon: 'carry-out', order: 30 },

  fields: {
    name: text({ required: true, searchable: true }),
    kind: select({
      required: true,
      options: ['revenue', 'payment'],
      colors: { revenue: 'success', payment: 'warning' },
      default: 'revenue',
    }),
    contract_id: belongsTo('contract', {
      required: true,
      fills: { party_b_name: 'counterparty', start_date: 'first_date', end_date: 'last_date' },
    }),
    first_date: date({ required: true }),
    last_date: date({ required: true }),
    period_months: number({ required: true, min: 1, max: 120, integer: true, default: 1 }),
    amount_before_tax: money({ required: true, min: '0', currency: { field: 'currency_code' } }),
    amount_with_tax: money({ required: true, min: '0', currency: { field: 'currency_code' } }),
    counterparty: text({ required: true, searchable: true }),
    warning_days: number({ required: true, min: 0, max: 365, integer: true, unit: 'day', default: 7 }),
    currency_code: select({ required: true, options: currencyCodes, default: 'vnd' }),
    block_reason: longText({ maxLength: 500 }),
    note: longText(),
    periods: hasMany('voucher_plan_period', 'voucher_plan_id'),
  },

  lifecycle: {
    initial: 'coming_soon',
    states: {
      coming_soon: { color: 'primary' },
      active: { color: 'success' },
      expired: { color: 'default' },
      inactive: { color: 'danger' },
    },
    transitions: {
      begin: { from: ['coming_soon'], to: 'active', by: 'clock', due: { field: 'first_date' } },
      expire: {
        from: ['coming_soon', 'active'],
        to: 'expired',
        by: 'clock',
        due: { field: 'last_date', after: 1 },
      },
      block: {
        from: ['coming_soon', 'active'],
        to: 'inactive',
        flag: 'approve',
        confirm: true,
        asks: ['block_reason'],
        requires: ['block_reason'],
      },
      unblock: { from: ['inactive'], to: 'coming_soon', flag: 'approve', confirm: true },
    },
  },

  rules: [
    { field: 'last_date', is: 'not_before', other: 'first_date' },
    { field: 'amount_with_tax', is: 'at_least', other: 'amount_before_tax' },
  ],
  conditions: [{ fields: ['block_reason'], show: { field: 'status', equals: 'inactive' } }],
  list: {
    columns: [
      'name',
      'kind',
      'contract_id',
      'counterparty',
      'amount_with_tax',
      'period_months',
      'first_date',
      'last_date',
      'status',
    ],
    filters: ['kind', 'contract_id', 'first_date', 'last_date', 'currency_code', 'status'],
    sort: '-first_date',
  },
  form: [
    { name: 'general', fields: ['name', 'kind', 'contract_id', 'counterparty'] },
    { name: 'term', fields: ['first_date', 'last_date', 'period_months', 'warning_days'] },
    {
      name: 'money',
      fields: ['currency_code', 'amount_before_tax', 'amount_with_tax'],
    },
    // What it comes to, beside what its contract is worth.
    { slot: 'in_all' },
    { name: 'more', fields: ['block_reason', 'note'] },
  ],
  tabs: ['periods'],
})

import { currencyCodes } from '#domain/currency.ts'
import { defineEntity } from '#core/entity.ts'
import { boolean, code, date, longText, money, number, select, text } from '#core/fields/index.ts'

/** A discount that an order may use. Buyers of orders do not see the list of codes: they receive codes one by one. */
export const coupon = defineEntity({
  name: 'coupon',
  path: 'coupons',
  scope: 'organisation',
  reads: 'organisation',
  writes: 'organisation',
  permission: 'manage_coupon',
  help: 'admins/rights',
  title: 'code',
  subtitle: 'name',
  menu: { module: 'account', group: 'account', icon: 'gift', order: 14 },

  fields: {
    code: code(),
    name: text({ searchable: true }),
    discount_type: select({ required: true, options: ['percent', 'amount'], default: 'percent' }),
    percent: number({ min: 0.01, max: 100, unit: 'percent' }),
    currency_code: select({ options: currencyCodes }),
    amount: money({ currency: { field: 'currency_code' }, min: '0.01', isRate: true }),
    valid_from: date(),
    valid_to: date(),
    /** Orders that may use it; null = any number. */
    usage_limit: number({ min: 1, integer: true }),
    used_count: number({ required: true, readOnly: true, min: 0, integer: true, default: 0 }),
    active: boolean({ required: true, default: true }),
    note: longText(),
  },

  rules: [{ field: 'valid_to', is: 'not_before', other: 'valid_from' }],
  conditions: [
    {
      fields: ['percent'],
      show: { field: 'discount_type', equals: 'percent' },
      require: { field: 'discount_type', equals: 'percent' },
    },
    {
      fields: ['amount', 'currency_code'],
      show: { field: 'discount_type', equals: 'amount' },
      require: { field: 'discount_type', equals: 'amount' },
    },
  ],
  list: {
    columns: ['code', 'name', 'percent', 'amount', 'valid_to', 'usage_limit', 'used_count', 'active'],
    filters: ['discount_type', 'valid_to', 'active'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'discount_type', 'percent', 'currency_code', 'amount'] },
    { name: 'validity', fields: ['valid_from', 'valid_to', 'usage_limit', 'used_count', 'active', 'note'] },
  ],
})

import { belongsTo, date, longText, money, text } from '#core/fields/index.ts'

/** The fields that payment and receipt vouchers share. */
export const voucherFields = <const Category extends string>(category: Category) => ({
  code: text({ readOnly: true, unique: true, searchable: true, maxLength: 30 }),
  date: date({ required: true, starts: 'today' }),
  category_id: belongsTo(category, { required: true, where: { field: 'is_active', equals: true } }),
  cash_account_id: belongsTo('cash_account', {
    required: true,
    where: { field: 'is_active', equals: true },
  }),
  amount: money({ required: true, min: '0.01' }),
  party: text({ required: true, searchable: true }),
  apartment_id: belongsTo('apartment'),
  plan_period_id: belongsTo('voucher_plan_period'),
  description: longText({ maxLength: 1000 }),
  reason: longText({ maxLength: 500, readOnly: true }),
})

/** The fields that are frozen once money has moved. */
export const voucherNames = [
  'date',
  'category_id',
  'cash_account_id',
  'amount',
  'party',
  'apartment_id',
  'plan_period_id',
  'description',
] as const

export const voucherShape = {
  title: 'code',
  subtitle: 'party',
  frozen: [{ in: ['approved', 'voided'], fields: voucherNames }],
  conditions: [{ fields: ['reason'], show: { field: 'status', equals: 'voided' } }],
  list: {
    columns: ['code', 'date', 'category_id', 'cash_account_id', 'party', 'amount', 'status'],
    card: ['party', 'amount', 'date', 'category_id'],
    filters: ['date', 'category_id', 'cash_account_id', 'apartment_id', 'amount', 'status'],
    sort: '-date',
  },
  form: [{ name: 'general', fields: ['code', ...voucherNames, 'reason'] }],
} as const

export const voucherStates = {
  draft: { color: 'default' },
  approved: { color: 'success' },
  voided: { color: 'danger' },
} as const

export const voucherMoves = {
  approve: { from: ['draft'], to: 'approved', flag: 'approve', confirm: true },
  void: { from: ['approved'], to: 'voided', flag: 'approve', asks: ['reason'], requires: ['reason'] },
} as const

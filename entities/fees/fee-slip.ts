import { defineEntity } from '#core/entity.ts'
import { belongsTo, computed, count, hasMany, month } from '#core/fields/index.ts'

/** Everything that an apartment is charged for one month; it comes with the month's first fee. */
export const feeSlip = defineEntity({
  name: 'fee_slip',
  path: 'fee-slips',
  scope: 'building',
  permission: 'manage_fee',
  help: 'domain/fee',
  copied: 'never',
  title: 'apartment_id',
  subtitle: 'month',
  menu: { module: 'tc', group: 'monthly_fees', icon: 'profile', order: 22 },
  operations: [],
  trash: false,
  history: false,

  fields: {
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    month: month({ required: true }),
    amount: computed({ of: 'money', server: true }),
    open: computed({ of: 'money', server: true }),
    invoice: computed({ of: 'text', server: true, from: 'e_invoice' }),
    fees_count: count('fee', 'fee_slip_id'),
    fees: hasMany('fee', 'fee_slip_id'),
  },

  uniqueTogether: [['apartment_id', 'month']],
  list: {
    columns: ['apartment_id', 'month', 'fees_count', 'amount', 'open', 'invoice'],
    card: ['month', 'open'],
    filters: ['apartment_id', 'month'],
    sort: '-month',
  },
  form: [{ name: 'general', fields: ['apartment_id', 'month', 'amount', 'open', 'invoice'] }],
  tabs: ['fees'],
})

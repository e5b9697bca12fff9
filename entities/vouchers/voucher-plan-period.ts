import { defineEntity } from '#core/entity.ts'
import { belongsTo, computed, date, hasMany, money, number, text } from '#core/fields/index.ts'

/** One period of a voucher plan: when it is due, its amount, and whether its voucher has been created. */
export const voucherPlanPeriod = defineEntity({
  name: 'voucher_plan_period',
  path: 'voucher-plan-periods',
  scope: 'building',
  permission: 'manage_contract',
  help: 'domain/cash-documents',
  copied: 'never',
  title: 'name',
  operations: ['update'],
  trash: false,
  menu: { module: 'ql', group: 'contracts', icon: 'clock', order: 31 },

  fields: {
    name: text({ readOnly: true, searchable: true }),
    voucher_plan_id: belongsTo('voucher_plan', { required: true, immutable: true, onDelete: 'cascade' }),
    number: number({ integer: true, readOnly: true }),
    from_date: date({ readOnly: true }),
    to_date: date({ readOnly: true }),
    due_on: date({ required: true }),
    warn_on: date({ readOnly: true }),
    currency_code: computed({ of: 'text', server: true }),
    amount_before_tax: money({ required: true, min: '0', currency: { field: 'currency_code' } }),
    amount_with_tax: money({ required: true, min: '0', currency: { field: 'currency_code' } }),
    receipt_vouchers: hasMany('receipt_voucher', 'plan_period_id'),
    payment_vouchers: hasMany('payment_voucher', 'plan_period_id'),
  },

  lifecycle: {
    initial: 'coming_soon',
    states: {
      coming_soon: { color: 'default' },
      active: { color: 'warning' },
      expired: { color: 'danger' },
      done: { color: 'success' },
      inactive: { color: 'default' },
    },
    transitions: {
      begin: { from: ['coming_soon'], to: 'active', by: 'clock', due: { field: 'warn_on' } },
      expire: {
        from: ['coming_soon', 'active'],
        to: 'expired',
        by: 'clock',
        due: { field: 'due_on', after: 1 },
      },
      book: { from: ['coming_soon', 'active', 'expired'], to: 'done', by: 'ledger' },
      reopen: { from: ['done'], to: 'coming_soon', by: 'ledger' },
      block: { from: ['coming_soon', 'active', 'expired'], to: 'inactive', flag: 'approve', confirm: true },
      unblock: { from: ['inactive'], to: 'coming_soon', flag: 'approve', confirm: true },
    },
  },

  rules: [{ field: 'amount_with_tax', is: 'at_least', other: 'amount_before_tax' }],
  frozen: [{ in: ['done'], fields: ['due_on', 'amount_before_tax', 'amount_with_tax'] }],
  list: {
    columns: ['name', 'voucher_plan_id', 'from_date', 'to_date', 'due_on', 'amount_with_tax', 'status'],
    card: ['due_on', 'amount_with_tax', 'from_date', 'to_date'],
    filters: ['voucher_plan_id', 'due_on', 'status'],
    sort: 'due_on',
  },
  form: [
    {
      name: 'general',
      fields: [
        'name',
        'voucher_plan_id',
        'number',
        'from_date',
        'to_date',
        'due_on',
        'warn_on',
        'currency_code',
        'amount_before_tax',
        'amount_with_tax',
      ],
    },
  ],
  tabs: ['receipt_vouchers', 'payment_vouchers'],
})

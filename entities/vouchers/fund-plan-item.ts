import { defineEntity } from '#core/entity.ts'
import { belongsTo, computed, hasMany, longText, money, text } from '#core/fields/index.ts'

/** A work that a plan of the maintenance fund allows, and for how much. Its state follows its plan's. */
export const fundPlanItem = defineEntity({
  name: 'fund_plan_item',
  path: 'fund-plan-items',
  scope: 'building',
  permission: 'manage_voucher',
  help: 'domain/fund-plan',
  copied: 'never',
  title: 'name',
  subtitle: 'year',
  trash: false,

  fields: {
    fund_plan_id: belongsTo('fund_plan', {
      required: true,
      immutable: true,
      onDelete: 'cascade',
      where: { field: 'status', equals: 'draft' },
    }),
    name: text({ required: true, searchable: true, maxLength: 200 }),
    year: computed({ of: 'text', server: true }),
    amount: money({ required: true, min: '0.01' }),
    spent: computed({ of: 'money', server: true }),
    unspent: computed({ of: 'money', server: true }),
    note: longText({ maxLength: 1000 }),
    payment_vouchers: hasMany('payment_voucher', 'fund_item_id'),
  },

  lifecycle: {
    initial: 'planned',
    states: {
      planned: { color: 'default', isCounted: false },
      approved: { color: 'success' },
      withdrawn: { color: 'danger', isCounted: false },
    },
    transitions: {
      approve: { from: ['planned'], to: 'approved', by: 'records' },
      withdraw: { from: ['approved'], to: 'withdrawn', by: 'records' },
    },
  },

  uniqueTogether: [['fund_plan_id', 'name']],
  frozen: [{ in: ['approved', 'withdrawn'] }],
  list: {
    columns: ['name', 'fund_plan_id', 'year', 'amount', 'spent', 'unspent', 'status'],
    card: ['year', 'amount', 'spent', 'unspent'],
    filters: ['fund_plan_id', 'status'],
    sort: 'name',
  },
  form: [
    {
      name: 'general',
      fields: ['fund_plan_id', 'name', 'year', 'amount', 'spent', 'unspent', 'note'],
    },
  ],
  tabs: ['payment_vouchers'],
})

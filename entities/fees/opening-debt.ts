import { defineEntity } from '#core/entity.ts'
import { belongsTo, date, longText, money, month, select, text } from '#core/fields/index.ts'
import { feeTypes } from '#domain/money/fee-types.ts'

/**
 * A debt of an apartment from before the building started using Lobby: an approved fee, booked against the opening
 * balance.
 */
export const openingDebt = defineEntity({
  name: 'opening_debt',
  path: 'opening-debts',
  scope: 'building',
  permission: 'manage_debt',
  help: 'domain/debt',
  copied: 'never',
  title: 'name',
  subtitle: 'month',
  menu: { module: 'tc', group: 'settings', icon: 'history', order: 7 },
  operations: ['create'],
  movesMoney: true,

  fields: {
    apartment_id: belongsTo('apartment', { required: true, immutable: true }),
    fee_type: select({ required: true, options: feeTypes }),
    month: month({ required: true }),
    name: text({ required: true, searchable: true }),
    amount: money({ required: true, min: '0.01' }),
    // The day on which it was taken over; empty: that of entering it.
    date: date({ starts: 'today', latest: 'today', yearsBack: 5 }),
    due_on: date({ yearsBack: 20 }),
    fee_id: belongsTo('fee', { readOnly: true, onDelete: 'set null' }),
    note: longText(),
  },

  uniqueTogether: [['apartment_id', 'fee_type', 'month', 'name']],
  list: {
    columns: ['apartment_id', 'name', 'fee_type', 'month', 'amount', 'date', 'created_at'],
    filters: ['apartment_id', 'fee_type', 'month', 'amount', 'date'],
    sort: '-created_at',
  },
  form: [
    {
      name: 'general',
      fields: ['apartment_id', 'fee_type', 'month', 'name', 'amount', 'date', 'due_on', 'fee_id', 'note'],
    },
  ],
  imports: { by: ['apartment_id', 'fee_type', 'month', 'name'], refuseKnown: 'record_exists' },
})

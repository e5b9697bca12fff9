import { defineEntity } from '#core/entity.ts'
import { belongsTo, select, text } from '#core/fields/index.ts'
import { postings } from '#domain/money/charts.ts'
import { lineTypes } from '#domain/money/fee-types.ts'

/**
 * The code of an account in the books of the building's accountant, for one kind of posting or for one category, fee
 * type or fund of it. Where there is none, the building's chart says the code.
 */
export const chartAccount = defineEntity({
  name: 'chart_account',
  path: 'report/chart-accounts',
  scope: 'building',
  permission: 'manage_cash_account',
  help: 'domain/accounting',
  copied: {
    ticked: true,
    by: ['posting', 'fee_type', 'receipt_category_id', 'payment_category_id', 'cash_account_id'],
    // Without them it would be the code of the whole posting.
    onlyWith: ['receipt_category_id', 'payment_category_id', 'cash_account_id'],
    sameCurrency: true,
  },
  title: 'code',
  subtitle: 'name',
  menu: { module: 'tc', group: 'settings', icon: 'ordered-list', order: 31 },
  screens: { list: 'chart-accounts' },
  trash: false,

  fields: {
    posting: select({ required: true, options: postings, default: 'cash' }),
    fee_type: select({ options: lineTypes }),
    receipt_category_id: belongsTo('receipt_voucher_category', { onDelete: 'cascade' }),
    payment_category_id: belongsTo('payment_voucher_category', { onDelete: 'cascade' }),
    cash_account_id: belongsTo('cash_account', { onDelete: 'cascade' }),
    code: text({ required: true, searchable: true, format: 'code', uppercase: true, maxLength: 20 }),
    name: text({ searchable: true }),
    // What the code is for, as the journal looks it up: `fee/WATER`, `fund/3`, or the posting alone.
    subject: text({ readOnly: true, unique: true, taken: 'record_exists', maxLength: 60 }),
  },

  conditions: [
    { fields: ['fee_type'], show: { field: 'posting', in: ['revenue', 'collected_for_others'] } },
    {
      fields: ['receipt_category_id'],
      show: { field: 'posting', in: ['other_income', 'maintenance_income'] },
    },
    {
      fields: ['payment_category_id'],
      show: { field: 'posting', in: ['expense', 'maintenance_expense'] },
    },
    {
      fields: ['cash_account_id'],
      show: { field: 'posting', in: ['cash', 'bank', 'cash_shortage', 'cash_surplus'] },
    },
  ],
  list: {
    columns: [
      'code',
      'name',
      'posting',
      'fee_type',
      'receipt_category_id',
      'payment_category_id',
      'cash_account_id',
    ],
    filters: ['posting', 'code'],
    sort: 'code',
  },
  form: [
    {
      name: 'general',
      fields: [
        'posting',
        'fee_type',
        'receipt_category_id',
        'payment_category_id',
        'cash_account_id',
        'code',
        'name',
      ],
    },
  ],
})

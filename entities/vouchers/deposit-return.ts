import { defineEntity } from '#core/entity.ts'
import { belongsTo, money } from '#core/fields/index.ts'
import {
  ofLine,
  lineCondition,
  documentFields,
  documentLife,
  documentShape,
  foreignCondition,
  foreignFields,
  foreignNames,
  ordinaryFund,
  overdraftReason,
  party,
  printedForm,
} from './vouched.ts'

const names = [
  'date',
  'deposit_id',
  'party',
  'returned',
  'cash_account_id',
  ...foreignNames,
  'forfeited',
  'category_id',
  'description',
  'bank_line_id',
  'overdraft_reason',
] as const

/** What becomes of a deposit: a part is paid back, a part is kept as income. */
export const depositReturn = defineEntity({
  name: 'deposit_return',
  path: 'deposit-returns',
  scope: 'building',
  permission: 'manage_voucher',
  help: 'domain/cash-documents',
  copied: 'never',
  subtitle: 'party',
  menu: { module: 'tc', group: 'vouchers', icon: 'undo', order: 51 },
  fields: {
    ...documentFields,
    bank_line_id: ofLine(),
    deposit_id: belongsTo('deposit', {
      required: true,
      searchable: true,
      where: { field: 'status', equals: 'approved' },
    }),
    party: party(),
    returned: money({ min: '0.01' }),
    cash_account_id: ordinaryFund(),
    ...foreignFields(),
    forfeited: money({ min: '0.01' }),
    category_id: belongsTo('receipt_voucher_category', {
      where: {
        all: [
          { field: 'is_active', equals: true },
          { field: 'for_maintenance', equals: false },
        ],
      },
    }),
    overdraft_reason: overdraftReason(),
  },
  lifecycle: documentLife,
  ...documentShape(names),
  form: printedForm(names),
  conditions: [
    ...documentShape(names).conditions,
    lineCondition,
    {
      fields: ['cash_account_id', 'foreign_currency', 'overdraft_reason'],
      show: { field: 'returned', present: true },
    },
    { fields: ['cash_account_id'], require: { field: 'returned', present: true } },
    foreignCondition,
    {
      fields: ['category_id'],
      show: { field: 'forfeited', present: true },
      require: { field: 'forfeited', present: true },
    },
    { fields: ['returned'], require: { field: 'forfeited', present: false } },
  ],
  list: {
    columns: ['code', 'date', 'deposit_id', 'party', 'returned', 'forfeited', 'status'],
    card: ['deposit_id', 'returned', 'forfeited', 'date'],
    filters: ['date', 'deposit_id', 'cash_account_id', 'returned', 'forfeited', 'status'],
    sort: '-date',
  },
})

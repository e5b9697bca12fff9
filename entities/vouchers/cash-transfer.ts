import { defineEntity } from '#core/entity.ts'
import { money, select } from '#core/fields/index.ts'
import { currencyCodes } from '#domain/currency.ts'
import {
  ofLine,
  lineCondition,
  anyFund,
  documentAmount,
  documentFields,
  documentLife,
  documentShape,
  overdraftReason,
  printedForm,
} from './vouched.ts'

const names = [
  'date',
  'cash_account_id',
  'to_account_id',
  'amount',
  'foreign_currency',
  'foreign_amount',
  'description',
  'bank_line_id',
  'overdraft_reason',
] as const

/** Money that goes from one account of the building to another: cash to the bank, bank to the safe. */
export const cashTransfer = defineEntity({
  name: 'cash_transfer',
  path: 'cash-transfers',
  scope: 'building',
  permission: 'manage_voucher',
  subtitle: 'description',
  menu: { module: 'tc', group: 'vouchers', icon: 'interaction', order: 40 },
  fields: {
    ...documentFields,
    bank_line_id: ofLine(),
    cash_account_id: anyFund(),
    to_account_id: anyFund(),
    amount: documentAmount(),
    // Where one of the accounts is kept in another currency: what goes from it or comes into it.
    foreign_currency: select({ options: currencyCodes }),
    foreign_amount: money({ min: '0.01', currency: { field: 'foreign_currency' } }),
    overdraft_reason: overdraftReason(),
  },
  lifecycle: documentLife,
  rules: [{ field: 'to_account_id', is: 'different_from', other: 'cash_account_id' }],
  ...documentShape(names),
  conditions: [
    ...documentShape(names).conditions,
    lineCondition,
    {
      fields: ['foreign_amount'],
      show: { field: 'foreign_currency', present: true },
      require: { field: 'foreign_currency', present: true },
    },
  ],
  form: printedForm(names),
  list: {
    columns: ['code', 'date', 'cash_account_id', 'to_account_id', 'description', 'amount', 'status'],
    card: ['cash_account_id', 'to_account_id', 'amount', 'date'],
    filters: ['date', 'cash_account_id', 'to_account_id', 'amount', 'status'],
    sort: '-date',
  },
})

import { defineEntity } from '#core/entity.ts'
import {
  ofLine,
  lineCondition,
  requiredAnyFund,
  foreignCondition,
  foreignFields,
  foreignNames,
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
  ...foreignNames,
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
  help: 'domain/cash-documents',
  copied: 'never',
  subtitle: 'description',
  menu: { module: 'tc', group: 'vouchers', icon: 'interaction', order: 40 },
  fields: {
    ...documentFields,
    bank_line_id: ofLine(),
    cash_account_id: requiredAnyFund(),
    to_account_id: requiredAnyFund(),
    amount: documentAmount(),
    // Where one of the accounts is kept in another currency: what goes from it or comes into it.
    ...foreignFields(),
    overdraft_reason: overdraftReason(),
  },
  lifecycle: documentLife,
  rules: [{ field: 'to_account_id', is: 'different_from', other: 'cash_account_id' }],
  ...documentShape(names),
  conditions: [...documentShape(names).conditions, lineCondition, foreignCondition],
  form: printedForm(names),
  list: {
    columns: ['code', 'date', 'cash_account_id', 'to_account_id', 'description', 'amount', 'status'],
    card: ['cash_account_id', 'to_account_id', 'amount', 'date'],
    filters: ['date', 'cash_account_id', 'to_account_id', 'amount', 'status'],
    sort: '-date',
  },
})

import { defineEntity } from '#core/entity.ts'
import { belongsTo } from '#core/fields/index.ts'
import {
  ofLine,
  lineCondition,
  documentAmount,
  documentFields,
  documentLife,
  documentShape,
  foreignCondition,
  foreignFields,
  foreignNames,
  overdraftReason,
  party,
  printedForm,
  requiredOrdinaryFund,
} from './vouched.ts'

const names = [
  'date',
  'apartment_id',
  'cash_account_id',
  'amount',
  ...foreignNames,
  'party',
  'description',
  'bank_line_id',
  'overdraft_reason',
] as const

/** Credit of an apartment that is paid back. */
export const refund = defineEntity({
  name: 'refund',
  path: 'refunds',
  scope: 'building',
  permission: 'manage_voucher',
  help: 'domain/cash-documents',
  copied: 'never',
  subtitle: 'party',
  menu: { module: 'tc', group: 'vouchers', icon: 'rollback', order: 30 },
  fields: {
    ...documentFields,
    bank_line_id: ofLine(),
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    cash_account_id: requiredOrdinaryFund(),
    amount: documentAmount(),
    ...foreignFields(),
    party: party(),
    overdraft_reason: overdraftReason(),
  },
  lifecycle: documentLife,
  ...documentShape(names),
  conditions: [...documentShape(names).conditions, lineCondition, foreignCondition],
  form: printedForm(names),
  list: {
    columns: ['code', 'date', 'apartment_id', 'party', 'cash_account_id', 'amount', 'status'],
    card: ['apartment_id', 'amount', 'date', 'party'],
    filters: ['date', 'apartment_id', 'cash_account_id', 'amount', 'status'],
    sort: '-date',
  },
})

import { defineEntity } from '#core/entity.ts'
import { money, number, select } from '#core/fields/index.ts'
import { currencyCodes } from '#domain/currency.ts'
import { documentFields, documentLife, documentShape, foreignBankFund } from './vouched.ts'

const names = [
  'date',
  'cash_account_id',
  'foreign_currency',
  'foreign_amount',
  'rate_of',
  'rate',
  'book_value',
  'worth',
  'amount',
  'description',
] as const

/**
 * What a bank account in another currency is worth at the end of a day, by the rate of that day: the books have it so
 * afterwards. Cash is revalued as it is counted.
 */
export const revaluation = defineEntity({
  name: 'revaluation',
  path: 'revaluations',
  scope: 'building',
  permission: 'manage_voucher',
  help: 'domain/cash-documents',
  copied: 'never',
  subtitle: 'description',
  menu: { module: 'tc', group: 'vouchers', icon: 'sync', order: 42 },
  fields: {
    ...documentFields,
    cash_account_id: foreignBankFund(),
    // What the account had at the end of the day, found out by the server as is the rest.
    foreign_currency: select({ readOnly: true, options: currencyCodes }),
    foreign_amount: money({ readOnly: true, negative: true, currency: { field: 'foreign_currency' } }),
    // So many of the other currency of the pair for one.
    rate_of: select({ readOnly: true, options: currencyCodes }),
    rate: number({ readOnly: true, scale: 6 }),
    book_value: money({ readOnly: true, negative: true }),
    worth: money({ readOnly: true, negative: true }),
    // Gained; below zero: lost.
    amount: money({ readOnly: true, negative: true }),
  },
  lifecycle: documentLife,
  ...documentShape(names),
  list: {
    columns: ['code', 'date', 'cash_account_id', 'foreign_amount', 'worth', 'amount', 'status'],
    card: ['cash_account_id', 'amount', 'date'],
    filters: ['date', 'cash_account_id', 'amount', 'status'],
    sort: '-date',
  },
})

/** Accounts of the ledger that are no cash: a report's row may be called by one. */
export const namedAccounts = [
  'receivable',
  'credit',
  'revenue',
  'output_vat',
  'input_vat',
  'collected_for_others',
  'payable',
  'expense',
  'deduction',
  'bad_debt',
  'opening',
  'deposit',
  'prepaid',
  'prepaid_discount',
  'cash_difference',
  'exchange_difference',
] as const

/** The accounts of a building's books (docs/domain/ledger.md). */
export const accounts = ['cash', ...namedAccounts] as const
export type LedgerAccount = (typeof accounts)[number]

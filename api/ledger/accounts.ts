/** The accounts of a building's books (docs/domain/ledger.md). */
export const accounts = [
  'receivable',
  'credit',
  'cash',
  'revenue',
  'output_vat',
  'collected_for_others',
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
export type LedgerAccount = (typeof accounts)[number]

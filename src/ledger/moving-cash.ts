import type { EntityName } from '#entities/index.ts'

/** The entities whose records move money of a fund account. */
export const movingCash: readonly EntityName[] = [
  'receipt',
  'receipt_voucher',
  'payment_voucher',
  'refund',
  'cash_transfer',
  'prepayment',
  'deposit',
  'deposit_return',
  'opening_balance',
  'till_closing',
  'revaluation',
]

/** Those whose records book anything, and what says under which account code. */
export const movingBooks: readonly EntityName[] = [
  ...movingCash,
  'supplier_invoice',
  'fee',
  'opening_debt',
  'chart_account',
]

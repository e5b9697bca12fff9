/** The documents that an office prints in the form of a voucher, to be signed. */
export const printedVouchers = [
  'receipt_voucher',
  'payment_voucher',
  'refund',
  'cash_transfer',
  'deposit',
  'deposit_return',
  'prepayment',
] as const
export type PrintedVoucher = (typeof printedVouchers)[number]

/**
 * What a bank line may be booked by: documents whose entry moves the fund of the bank account, or another line that it
 * returns or is returned by. What was there before the books began is no movement of the bank.
 */
export const lineDocumentKinds = [
  'receipt',
  'receipt_voucher',
  'payment_voucher',
  'refund',
  'prepayment',
  'deposit',
  'deposit_return',
  'cash_transfer',
  'bank_line',
] as const
export type LineDocumentKind = (typeof lineDocumentKinds)[number]

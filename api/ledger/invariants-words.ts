import { quote } from '#core/fields/schemas.ts'
import { currencyCodes } from '#domain/currency.ts'
import { literalsOf, statesOf } from '#api/sql/literals.ts'
import { fee } from '#entities/fees/fee.ts'
import { closedMonth } from '#entities/finance/closed-month.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { ledgerDocuments, type DocumentKind, type LedgerDocument } from './documents.ts'

// States and words of the books as SQL text: the checks below take them from the declarations.

export const feeIs = statesOf(fee)
export const closedMonthIs = statesOf(closedMonth)
export const receiptIs = statesOf(receipt)
export const receiptVoucherIs = statesOf(receiptVoucher)
/** Of either kind of voucher. */
export const voucherIs = statesOf(paymentVoucher)
/** SQL of the states in which a document's entry stands, and of that in which it is taken back. */
export const bookedStates = `${voucherIs.approved}, ${voucherIs.voided}`
/** The same of one kind of document, which may have further states. */
export const bookedStatesOf = (kind: DocumentKind) => [bookedStates, ...standingOf(kind)].join(', ')
/** SQL of the states in which its entry stands and is not taken back. */
export const standingStatesOf = (kind: DocumentKind) => [voucherIs.approved, ...standingOf(kind)].join(', ')

function standingOf(kind: DocumentKind): string[] {
  const { standing = [] }: LedgerDocument = ledgerDocuments[kind]
  return standing.map(quote)
}

export const accountIs = literalsOf(accounts)
export const currencyIs = literalsOf(currencyCodes)

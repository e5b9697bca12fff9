import { currencyCodes } from '#domain/currency.ts'
import { literalsOf, statesOf } from '#api/sql/literals.ts'
import { fee } from '#entities/fees/fee.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { accounts } from './ledger.ts'

// States and words of the books as SQL text: the checks below take them from the declarations.

export const feeIs = statesOf(fee)
export const receiptIs = statesOf(receipt)
export const receiptVoucherIs = statesOf(receiptVoucher)
/** Of either kind of voucher. */
export const voucherIs = statesOf(paymentVoucher)
export const accountIs = literalsOf(accounts)
export const currencyIs = literalsOf(currencyCodes)

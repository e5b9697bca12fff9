import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { defineViews } from '../crud/views.ts'
import { VoucherPrint } from './voucher-print.tsx'
import { VoucherVat } from './voucher-vat.tsx'

/** The voucher of a sale, which says what of its amount is VAT. */
export const views = defineViews([receiptVoucher], {
  slots: { print: VoucherPrint, vat: VoucherVat },
})

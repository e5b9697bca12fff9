import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { defineViews } from '../crud/views.ts'
import { PaymentOrder } from './payment-order.tsx'
import { VoucherPrint } from './voucher-print.tsx'
import { VoucherVat } from './voucher-vat.tsx'

/** The voucher of a purchase, which says what of its amount is VAT, and is the order to a bank too. */
export const views = defineViews([paymentVoucher], {
  slots: { print: VoucherPrint, vat: VoucherVat, order: PaymentOrder },
})

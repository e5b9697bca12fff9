import { supplierInvoice } from '#entities/vouchers/supplier-invoice.ts'
import { defineViews } from '../crud/views.ts'
import { VoucherVat } from './voucher-vat.tsx'

/** A supplier's invoice says what of its amount is VAT. */
export const views = defineViews([supplierInvoice], { slots: { vat: VoucherVat } })

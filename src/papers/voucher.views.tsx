import { printedVouchers } from '#domain/money/printed-vouchers.ts'
import { registry } from '#entities/index.ts'
import { defineViews } from '../crud/views.ts'
import { VoucherPrint } from './voucher-print.tsx'

/** Documents that move money are printed from their pages, as vouchers to be signed. */
export const views = defineViews(
  printedVouchers.map((name) => registry[name]),
  { slots: { print: VoucherPrint } },
)

import type { Views } from '../crud/views.ts'
import { VoucherPrint } from './voucher-print.tsx'

/** Documents that move money are printed from their pages, as vouchers to be signed. */
export const views: Views = { slots: { print: VoucherPrint } }

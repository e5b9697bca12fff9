import type { Room } from '#api/room.ts'
import { certificatePaper } from './certificate-papers.ts'
import { countPaper } from './count-page.ts'
import { handoverPaper } from './handover-page.ts'
import { paymentOrderPaper } from './payment-order.ts'
import { preprintPaper } from './preprint-papers.ts'
import { receiptPaper } from './receipt-papers.ts'
import { paperRoutes } from './routes.ts'
import { adjustmentPaper, offsetPaper, writeOffPaper } from './settlement-papers.ts'
import { voucherPaper } from './voucher-papers.ts'

export const room: Room = {
  papers: [
    receiptPaper,
    preprintPaper,
    voucherPaper,
    writeOffPaper,
    offsetPaper,
    adjustmentPaper,
    handoverPaper,
    countPaper,
    certificatePaper,
    paymentOrderPaper,
  ],
  routes: [paperRoutes],
}

import type { Room } from '#api/room.ts'
import { certificatePaper } from './certificate-papers.ts'
import { countPaper } from './count-page.ts'
import { handoverPaper } from './handover-page.ts'
import { preprintPaper } from './preprint-papers.ts'
import { receiptPaper } from './receipt-papers.ts'
import { paperRoutes } from './routes.ts'
import { voucherPaper } from './voucher-papers.ts'

export const room: Room = {
  papers: [receiptPaper, preprintPaper, voucherPaper, handoverPaper, countPaper, certificatePaper],
  routes: [paperRoutes],
}

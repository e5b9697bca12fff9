import type { Room } from '#api/room.ts'
import { correctionListPaper } from './correction-list-paper.ts'
import { eInvoiceExtension } from './e-invoice.extension.ts'
import { invoiceBatchExtension } from './invoice-batch.extension.ts'
import { invoiceSellerExtension } from './invoice-seller.extension.ts'
import { noticePaper } from './notice-paper.ts'
import { eInvoiceRoutes } from './routes.ts'

export const room: Room = {
  extensions: [invoiceSellerExtension, invoiceBatchExtension, eInvoiceExtension],
  papers: [noticePaper, correctionListPaper],
  routes: [eInvoiceRoutes],
}

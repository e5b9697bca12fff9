import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    invoice_batch: async () => (await import('./invoice-batch.views.tsx')).views,
    e_invoice: async () => (await import('./e-invoice.views.tsx')).views,
    invoice_layout: async () => (await import('./invoice-layout.views.tsx')).views,
  },
}

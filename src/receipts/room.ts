import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    // The desk is the screen on which a receipt is created.
    {
      path: 'manage-cost-debt-create',
      right: { resource: 'receipt', flag: 'create' },
      menu: {
        name: 'collect',
        icon: 'dollar',
        order: 8,
        beginsWith: { resource: 'apartment', parameter: 'apartment', action: 'console.menu.collect_from' },
      },
    },
    {
      path: 'manage-cost-debt-ticket-print/:id',
      right: { resource: 'receipt', flag: 'read' },
      load: async () => (await import('./print-page.tsx')).ReceiptPrintPage,
    },
    {
      path: 'manage-preprint-ticket-print',
      right: { resource: 'receipt', flag: 'read' },
      load: async () => (await import('./preprint-page.tsx')).PreprintPage,
    },
  ],
  views: {
    till_closing: async () => (await import('./till-closing.views.tsx')).views,
    preprint_book: async () => (await import('./preprint-book.views.tsx')).views,
    preprint_template: async () => (await import('./preprint-template.views.tsx')).views,
    receipt: async () => (await import('./receipt.views.tsx')).views,
    debt_certificate: async () => (await import('./debt-certificate.views.tsx')).views,
  },
}

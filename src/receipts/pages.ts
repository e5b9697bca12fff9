import type { Page } from '../page.ts'

export const receiptPages: readonly Page[] = [
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
]

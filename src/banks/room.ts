import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'banking-statement',
      right: { resource: 'bank_line', flag: 'create' },
      load: async () => (await import('./statement-page.tsx')).StatementPage,
    },
    {
      path: 'bank-reconciliation',
      right: { resource: 'cash_account', flag: 'read' },
      help: 'users/month-end',
      menu: { name: 'bank_reconciliation', icon: 'one-to-one', order: 35 },
      load: async () => (await import('./reconciliation-page.tsx')).ReconciliationPage,
    },
    // It is shown to whoever pays.
    {
      path: 'payment-bank',
      frameless: true,
      right: { resource: 'payment_request', flag: 'read' },
      load: async () => (await import('./payment-bank-page.tsx')).PaymentBankPage,
    },
  ],
  views: {
    bank_line: async () => (await import('./bank-line.views.tsx')).views,
    bank_gateway: async () => (await import('./bank-gateway.views.tsx')).views,
    payment_request: async () => (await import('./payment-request.views.tsx')).views,
  },
}

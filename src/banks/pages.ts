import type { Page } from '../page.ts'

export const bankPages: readonly Page[] = [
  {
    path: 'banking-statement',
    right: { resource: 'bank_line', flag: 'create' },
    load: async () => (await import('./statement-page.tsx')).StatementPage,
  },
  // Outside the frame: it is shown to whoever pays.
  {
    path: 'payment-bank',
    needs: 'view',
    right: { resource: 'payment_request', flag: 'read' },
    load: async () => (await import('./payment-bank-page.tsx')).PaymentBankPage,
  },
]

import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    contract: async () => (await import('./contract.views.tsx')).views,
    voucher_plan: async () => (await import('./voucher-plan.views.tsx')).views,
  },
  pages: [
    {
      // For the customer by the link that they were mailed, and for whoever may read contracts.
      path: 'contracts/:id',
      needs: 'view',
      right: { resource: 'contract', flag: 'read' },
      load: async () => (await import('./contract-page.tsx')).ContractPage,
    },
  ],
}

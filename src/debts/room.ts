import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'debtors',
      right: { resource: 'debt', flag: 'read' },
      menu: { name: 'debtors', icon: 'team', order: 11 },
      load: async () => (await import('./debtors-page.tsx')).DebtorsPage,
    },
    {
      // The customer's credit, alone on the screen.
      path: 'credits/:id',
      frameless: true,
      right: { resource: 'debt', flag: 'read' },
      load: async () => (await import('./credit-page.tsx')).CreditPage,
    },
  ],
  views: {
    debt: async () => (await import('./debt.views.tsx')).views,
  },
}

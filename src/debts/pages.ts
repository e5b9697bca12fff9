import type { Page } from '../page.ts'

export const debtPages: readonly Page[] = [
  {
    path: 'debtors',
    right: { resource: 'debt', flag: 'read' },
    menu: { name: 'debtors', icon: 'team', order: 11 },
    load: async () => (await import('./debtors-page.tsx')).DebtorsPage,
  },
]

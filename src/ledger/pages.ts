import type { Page } from '../page.ts'

export const ledgerPages: readonly Page[] = [
  {
    path: 'journal',
    right: { resource: 'chart_account', flag: 'read' },
    menu: { name: 'journal', icon: 'audit', order: 90, group: 'vouchers' },
    load: async () => (await import('./journal-page.tsx')).JournalPage,
  },
]

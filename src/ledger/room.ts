import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'journal',
      right: { resource: 'chart_account', flag: 'read' },
      menu: { name: 'journal', icon: 'audit', order: 90, group: 'vouchers' },
      load: async () => (await import('./journal-page.tsx')).JournalPage,
    },
  ],
  views: {
    cash_account: async () => (await import('./cash-account.views.tsx')).views,
    closed_month: async () => (await import('./closed-month.views.tsx')).views,
  },
}

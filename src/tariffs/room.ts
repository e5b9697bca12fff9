import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'year-end',
      right: { resource: 'vat_rate', flag: 'read' },
      menu: { name: 'year_end', icon: 'bulb', order: 81, group: 'settings' },
      load: async () => (await import('./year-end-page.tsx')).YearEndPage,
    },
  ],
  views: {
    tariff: async () => (await import('./tariff.views.tsx')).views,
  },
}

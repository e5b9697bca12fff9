import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'file-usage',
      right: { resource: 'file', flag: 'read' },
      menu: { name: 'storage_use', icon: 'hdd', order: 55, module: 'account', group: 'account' },
      load: async () => (await import('./usage-page.tsx')).StorageUsagePage,
    },
    {
      // By the id that records hold; its record's page is another (`file-detail`).
      path: 'files/:id',
      frameless: true,
      load: async () => (await import('./file-page.tsx')).FilePage,
    },
  ],
  views: {
    file: async () => (await import('./file.views.tsx')).views,
  },
}

import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'file-usage',
      right: { resource: 'file', flag: 'read' },
      menu: { name: 'storage_use', icon: 'hdd', order: 55, module: 'account', group: 'account' },
      load: async () => (await import('./usage-page.tsx')).StorageUsagePage,
    },
  ],
  views: {
    file: async () => (await import('./file.views.tsx')).views,
  },
}

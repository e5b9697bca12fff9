import type { Page } from '../page.ts'

export const filePages: readonly Page[] = [
  {
    path: 'file-usage',
    right: { resource: 'file', flag: 'read' },
    menu: { name: 'storage_use', icon: 'hdd', order: 55, module: 'account', group: 'account' },
    load: async () => (await import('./usage-page.tsx')).StorageUsagePage,
  },
]

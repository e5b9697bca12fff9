import type { Page } from '../page.ts'

export const statusMapPages: readonly Page[] = [
  {
    path: 'status-map',
    right: { resource: 'apartment', flag: 'read', permission: 'manage_contract_map' },
    menu: { name: 'status_map', icon: 'database', order: 5, module: 'ql', group: 'building' },
    load: async () => (await import('./status-map-page.tsx')).StatusMapPage,
  },
]

import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'status-map',
      right: { resource: 'apartment', flag: 'read', permission: 'manage_contract_map' },
      menu: { name: 'status_map', icon: 'database', order: 5, module: 'ql', group: 'building' },
      load: async () => (await import('./status-map-page.tsx')).StatusMapPage,
    },
  ],
}

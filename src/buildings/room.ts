import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'building-set-up/:id',
      help: 'users/start-a-building',
      load: async () => (await import('./set-up-page.tsx')).BuildingSetUpPage,
    },
    {
      // `from` and `to` in the address name the two buildings.
      path: 'buildings/copy',
      help: 'users/copy-a-building',
      right: { resource: 'building', flag: 'read' },
      load: async () => (await import('./copy-page.tsx')).CopyPage,
    },
  ],
  views: {
    building: async () => (await import('./building.views.tsx')).views,
  },
}

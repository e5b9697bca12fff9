import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'building-workbook/:id',
      help: 'users/start-a-building',
      load: async () => (await import('./workbook-page.tsx')).BuildingWorkbookPage,
    },
  ],
}

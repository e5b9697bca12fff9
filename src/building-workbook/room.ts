import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'building-workbook/:id',
      load: async () => (await import('./workbook-page.tsx')).BuildingWorkbookPage,
    },
  ],
}

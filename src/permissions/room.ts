import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    permission_group: async () => (await import('./permission-group.views.tsx')).views,
  },
}

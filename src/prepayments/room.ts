import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    prepayment: async () => (await import('./prepayment.views.tsx')).views,
  },
}

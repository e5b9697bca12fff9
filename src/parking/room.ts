import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    vehicle: async () => (await import('./vehicle.views.tsx')).views,
    parking_card: async () => (await import('./parking-card.views.tsx')).views,
  },
}

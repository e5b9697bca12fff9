import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    water_reading: async () => (await import('./reading.views.tsx')).views,
    electric_reading: async () => (await import('./reading.views.tsx')).views,
  },
}

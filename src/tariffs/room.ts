import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    tariff: async () => (await import('./tariff.views.tsx')).views,
  },
}

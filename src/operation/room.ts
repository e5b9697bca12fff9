import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    equipment: async () => (await import('./equipment.views.tsx')).views,
    periodic_checklist: async () => (await import('./periodic-checklist.views.tsx')).views,
  },
}

import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    resident: async () => (await import('./resident.views.tsx')).views,
    residency: async () => (await import('./residency.views.tsx')).views,
    resident_registration: async () => (await import('./registration.views.tsx')).views,
  },
}

import type { Room } from '../room.ts'

export const room: Room = {
  views: { journal_handover: async () => (await import('./journal-handover.views.tsx')).views },
}

import type { Room } from '../room.ts'

export const room: Room = {
  views: { invitation_round: async () => (await import('./invitation-round.views.tsx')).views },
}

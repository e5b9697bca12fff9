import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    push_notification: async () => (await import('./push-notification.views.tsx')).views,
  },
}

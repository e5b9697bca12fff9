import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'tell-residents',
      right: { resource: 'push_notification', flag: 'create' },
      menu: { name: 'tell_residents', icon: 'sound', order: 5, module: 'ql', group: 'media' },
      load: async () => (await import('./tell-page.tsx')).TellPage,
    },
  ],
  views: {
    push_notification: async () => (await import('./push-notification.views.tsx')).views,
  },
}

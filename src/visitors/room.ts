import { passPage } from '#domain/visitor-pass.ts'
import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'visitor-gate',
      right: { resource: 'visitor', flag: 'read' },
      menu: { name: 'visitor_gate', icon: 'scan', order: 41, module: 'ql', group: 'people' },
      load: async () => (await import('./gate-page.tsx')).GatePage,
    },
    {
      // The guest of a pass signs in nowhere.
      path: passPage,
      needs: 'nothing',
      load: async () => (await import('./guest-pass-page.tsx')).GuestPassPage,
    },
  ],
  views: {
    visitor: async () => (await import('./visitor.views.tsx')).views,
  },
}

import { invitationPage, passPage } from '#domain/visitor-pass.ts'
import type { Room } from '../room.ts'

const guestPages = () => import('./visit-page.tsx')

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
    {
      // By the link that a guest was sent, or for who may announce visitors.
      path: invitationPage,
      needs: 'view',
      right: { resource: 'visitor', flag: 'create' },
      load: async () => (await guestPages()).AnnouncePage,
    },
    {
      // For the guest whose address has the pass's code, or for who may read visitors.
      path: 'visitors/:id',
      needs: 'view',
      right: { resource: 'visitor', flag: 'read' },
      load: async () => (await guestPages()).VisitPage,
    },
  ],
  views: {
    visitor: async () => (await import('./visitor.views.tsx')).views,
  },
}

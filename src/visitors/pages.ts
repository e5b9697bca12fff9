import { passPage } from '#domain/visitor-pass.ts'
import type { Page } from '../page.ts'

export const visitorPages: readonly Page[] = [
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
]

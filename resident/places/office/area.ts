import type { Area } from '../../area.ts'

/** What one writes with the office. */
export const area: Area = {
  places: [
    { path: '/office', needs: 'adult', load: async () => (await import('./talks.tsx')).TalksPlace },
    { path: '/office/write', needs: 'adult', load: async () => (await import('./write.tsx')).WritePlace },
    { path: '/office/:id', needs: 'adult', load: async () => (await import('./talk.tsx')).TalkPlace },
  ],
  bar: {
    order: 40,
    to: '/office',
    holds: /^\/office(?:\/|$)/,
    icon: 'talk',
    word: 'shell.office',
    needs: 'adult',
  },
}

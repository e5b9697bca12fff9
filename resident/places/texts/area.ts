import type { Area, MoreLine } from '../../area.ts'

const line = (order: number, name: 'news' | 'announcements' | 'handbook' | 'contacts'): MoreLine => ({
  group: 'home',
  order,
  to: `/${name}`,
  word: `texts.${name}`,
  needs: 'lives',
})

/** What the office publishes for who lives here. */
export const area: Area = {
  places: [
    { path: '/news', needs: 'lives', load: async () => (await import('./texts.tsx')).NewsPlace },
    { path: '/news/:id', needs: 'lives', load: async () => (await import('./texts.tsx')).ArticlePlace },
    {
      path: '/announcements',
      needs: 'lives',
      load: async () => (await import('./texts.tsx')).AnnouncementsPlace,
    },
    {
      path: '/announcements/:id',
      needs: 'lives',
      load: async () => (await import('./texts.tsx')).AnnouncementPlace,
    },
    { path: '/handbook', needs: 'lives', load: async () => (await import('./texts.tsx')).HandbookPlace },
    {
      path: '/handbook/:id',
      needs: 'lives',
      load: async () => (await import('./texts.tsx')).HandbookPagePlace,
    },
    { path: '/texts/:id', needs: 'lives', load: async () => (await import('../text.tsx')).TextPlace },
    { path: '/contacts', needs: 'lives', load: async () => (await import('./contacts.tsx')).ContactsPlace },
  ],
  more: [line(30, 'news'), line(31, 'announcements'), line(32, 'handbook'), line(33, 'contacts')],
}

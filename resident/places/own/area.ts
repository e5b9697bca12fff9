import type { Area, MoreLine } from '../../area.ts'

const line = (
  order: number,
  name: 'told' | 'me' | 'password' | 'devices' | 'language' | 'letters',
): MoreLine => ({
  group: 'own',
  order,
  to: `/more/${name}`,
  word: `more.${name}`,
})

/** What is the person's own, in whatever home. */
export const area: Area = {
  places: [
    { path: '/more', isOwn: true, load: async () => (await import('../more.tsx')).MorePlace },
    { path: '/more/told', isOwn: true, load: async () => (await import('../told.tsx')).ToldPlace },
    { path: '/more/me', isOwn: true, load: async () => (await import('../me.tsx')).MePlace },
    { path: '/more/password', isOwn: true, load: async () => (await import('../me.tsx')).PasswordPlace },
    { path: '/more/devices', isOwn: true, load: async () => (await import('../devices.tsx')).DevicesPlace },
    { path: '/more/language', isOwn: true, load: async () => (await import('../taste.tsx')).LanguagePlace },
    { path: '/more/letters', isOwn: true, load: async () => (await import('../taste.tsx')).LettersPlace },
  ],
  bar: { order: 90, to: '/more', holds: /^\/more(?:\/|$)/, icon: 'more', word: 'shell.more' },
  more: [
    line(10, 'told'),
    line(20, 'me'),
    line(30, 'password'),
    line(40, 'devices'),
    line(50, 'language'),
    line(60, 'letters'),
  ],
}

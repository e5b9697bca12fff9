import type { Area } from '../../area.ts'

/** Whom one expects, and their passes. */
export const area: Area = {
  places: [
    { path: '/guests', needs: 'lives', load: async () => (await import('./guests.tsx')).GuestsPlace },
    { path: '/guests/new', needs: 'adult', load: async () => (await import('./announce.tsx')).AnnouncePlace },
    { path: '/guests/:id', needs: 'lives', load: async () => (await import('./guest.tsx')).GuestPlace },
  ],
  more: [{ group: 'home', order: 40, to: '/guests', word: 'guests.title', needs: 'lives' }],
}

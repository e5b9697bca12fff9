import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    { path: 'help', calls: false, load: async () => (await import('./help-index.tsx')).HelpIndexPage },
    {
      path: 'help/:folder/:page',
      calls: false,
      load: async () => (await import('./help-page.tsx')).HelpPage,
    },
  ],
}

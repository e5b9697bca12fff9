import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      // A step of the guide of the building that the address names, whichever the header shows.
      path: 'building-guide/:id/:step',
      help: 'users/start-a-building',
      load: async () => (await import('./step-page.tsx')).GuideStepPage,
    },
  ],
}

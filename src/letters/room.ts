import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    example_template: async () => (await import('./example-template.views.tsx')).views,
  },
}

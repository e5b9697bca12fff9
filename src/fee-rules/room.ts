import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    fee_rule: async () => (await import('./fee-rule.views.tsx')).views,
  },
}

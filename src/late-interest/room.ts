import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    late_interest_rule: async () => (await import('./late-interest-rule.views.tsx')).views,
    late_interest_run: async () => (await import('./late-interest-run.views.tsx')).views,
  },
}

import type { Area } from '../../area.ts'

export const area: Area = {
  places: [{ path: '/more/household', load: async () => (await import('../household.tsx')).HouseholdPlace }],
  more: [{ group: 'home', order: 20, to: '/more/household', word: 'household.title', needs: 'lives' }],
}

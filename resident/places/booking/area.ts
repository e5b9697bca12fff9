import type { Area } from '../../area.ts'

/** What one books of the building, and what one has booked. */
export const area: Area = {
  places: [
    { path: '/booking', needs: 'lives', load: async () => (await import('./offers.tsx')).OffersPlace },
    { path: '/booking/mine', needs: 'adult', load: async () => (await import('./mine.tsx')).MinePlace },
    {
      path: '/booking/places/:id',
      needs: 'lives',
      load: async () => (await import('./amenity.tsx')).AmenityPlace,
    },
    {
      path: '/booking/services/:id',
      needs: 'lives',
      load: async () => (await import('./service.tsx')).ServicePlace,
    },
    {
      path: '/booking/reserved/:id',
      needs: 'adult',
      load: async () => (await import('./reserved.tsx')).ReservedPlace,
    },
    {
      path: '/booking/ordered/:id',
      needs: 'adult',
      load: async () => (await import('./reserved.tsx')).OrderedPlace,
    },
  ],
  bar: {
    order: 30,
    to: '/booking',
    holds: /^\/(?:booking|guests)(?:\/|$)/,
    icon: 'day',
    word: 'shell.booking',
    needs: 'lives',
  },
}

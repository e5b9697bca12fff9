/** The house's rooms, in the order in which they may import one another (`.oxlintrc.json` holds them to it). */
export const rooms = [
  'core',
  'domain',
  'entities',
  'access-control',
  'data-provider',
  'api',
  'src',
  'mock-api',
] as const

/** Rooms that a running server reads. */
export const serverRooms = [
  'core',
  'domain',
  'entities',
  'access-control',
  'api',
] as const satisfies readonly (typeof rooms)[number][]

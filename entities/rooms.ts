/**
 * Where the built console finds declarations: a room (a folder of `entities`) at a time, so that what it loads at first
 * does not grow with the number of entities (`scripts/entity-rooms-plugin.ts` fills it). Everywhere else all
 * declarations are there from the start, and there are no rooms to load.
 */
export interface EntityRooms {
  /** Loads the declarations of a room into the registry. */
  readonly load: Readonly<Record<string, () => Promise<void>>>
  /** By entity: the rooms of everything that a list of its records shows. */
  readonly ofList: Readonly<Record<string, readonly string[]>>
}

export const entityRooms: EntityRooms = { load: {}, ofList: {} }

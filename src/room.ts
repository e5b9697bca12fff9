import type { EntityName } from '#entities/index.ts'
import type { LoadViews } from './crud/use-views.ts'
import type { Page } from './page.ts'

/** What a room adds to the console: `room` of its `room.ts`. `node scripts/room-index.ts` lists all of them in `rooms.ts`. */
export interface Room {
  /** Screens that are no entity's. */
  readonly pages?: readonly Page[]
  /** For entities whose generated views are not enough: loaded with the first page that shows one. */
  readonly views?: Readonly<Partial<Record<EntityName, LoadViews>>>
}

import type { ComponentType } from 'react'
import type { EntityName } from '#entities/index.ts'
import type { LoadViews } from './crud/use-views.ts'
import type { Page } from './page.ts'

/** What a room adds to the console: `room` of its `room.ts`. `node scripts/room-index.ts` lists all of them in `rooms.ts`. */
export interface Room {
  /** Screens that are no entity's. */
  readonly pages?: readonly Page[]
  /** For entities whose generated views are not enough: loaded with the first page that shows one. */
  readonly views?: Readonly<Partial<Record<EntityName, LoadViews>>>
  /** Dialogs that the menu of the account opens, in whichever page. */
  readonly dialogs?: readonly AccountDialog[]
}

/** A record that its reader makes by themselves, of the entity's own name in the menu. */
export interface AccountDialog {
  /** Whoever may create one is offered it. */
  readonly resource: EntityName
  readonly icon: string
  readonly load: () => Promise<ComponentType<{ readonly close: () => void }>>
}

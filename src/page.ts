import type { ComponentType } from 'react'
import type { HelpName } from '#core/entity.ts'
import type { PermissionCode, ModuleCode, UserType } from '#domain/permission.ts'
import type { EntityName } from '#entities/index.ts'
import type { MenuGroup } from '#entities/words.ts'
import type { PageName } from './locales/menu.ts'

/** A screen that is no entity's. Its route, its guard, its place in the menu and its line in docs/routes.md derive from it. */
export interface Page {
  /** Without a leading slash; `also`: further addresses. */
  readonly path: string
  readonly also?: readonly string[]
  /**
   * Who may open it: only signed-out users, anyone (`nothing`), anyone signed in, also users whose second factor is
   * still missing (`token`), also holders of a view token, or one type of user. Default: `auth`.
   */
  readonly needs?: 'guest' | 'nothing' | 'auth' | 'token' | 'view' | UserType
  /** The right on an entity that is also needed; `permission` instead of the entity's own. */
  readonly right?: {
    readonly resource: EntityName
    readonly flag: 'read' | 'create'
    readonly permission?: PermissionCode
  }
  /** True for a page of who is signed in that stands alone on the screen, without the console's frame. */
  readonly frameless?: true
  /** False for a page that works on records alone; any other is absent where the data provider answers no calls. */
  readonly calls?: false
  /** Its place in the menu, if it has a right. */
  readonly menu?: PagePlace
  /** The page of the docs that explains it. Default: that of the entity of its right. */
  readonly help?: HelpName
  /** Its component. Absent: an entity's own screen at its address. */
  readonly load?: () => Promise<ComponentType>
}

interface PagePlace {
  /** Names its words (`pageWords` of the room's `locale.ts`). */
  readonly name: PageName
  readonly icon: string
  /** Within its group. */
  readonly order: number
  /** Default: the office's finance group. */
  readonly module?: ModuleCode
  readonly group?: MenuGroup
  readonly beginsWith?: Beginning
}

/** A screen can begin with a record. */
export interface Beginning {
  readonly resource: EntityName
  /** The parameter of the screen's address that takes the record's id. */
  readonly parameter: string
  /** Key of what one does there, a verb that the record's name may follow. */
  readonly action: 'console.menu.collect_from'
}

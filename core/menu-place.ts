import type { ModuleCode } from './vocabulary.ts'

/** The entity's place in the menu; `icon` is a name that the console knows. */
export interface MenuPlace {
  readonly module: ModuleCode
  readonly group: string
  readonly icon: string
  readonly order?: number
  /**
   * An entity with `overview`: the menu beside the page lists the place once the building has such a record. The module's page
   * and the palette list it always. Default: the menu does too.
   */
  readonly onceThereIs?: string
  /** Further modules that list it too. */
  readonly also?: readonly { readonly module: ModuleCode; readonly group: string; readonly order?: number }[]
}

import type { ModuleCode } from './vocabulary.ts'

/** The entity's place in the menu; `icon` is a name that the console knows. */
export interface MenuPlace {
  readonly module: ModuleCode
  readonly group: string
  readonly icon: string
  readonly order?: number
  /** Further modules that list it too. */
  readonly also?: readonly { readonly module: ModuleCode; readonly group: string; readonly order?: number }[]
}

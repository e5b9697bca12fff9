import { screensOf } from '#core/derive/screens.ts'
import { registry, type EntityName } from '#entities/index.ts'

/** The page of a record. */
export const pathTo = (entity: EntityName, id: string) =>
  `/${screensOf(registry[entity]).show.replace(':id', encodeURIComponent(id))}`

import type { NamedView } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { offersView } from '#src/data/capabilities.ts'
import { viewsHere } from '#src/session/screens-here.ts'

/** The view that the whole list opens on where its address asks for nothing; `view` is the one that is open. */
export const openingView = (entity: AnyEntity, view?: NamedView): NamedView | undefined =>
  view === undefined
    ? viewsHere(entity).find((one) => one.opens === true && offersView(entity, one))
    : undefined

import { screensOf, viewsOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { emptyListState, encodeListState, type FilterLeaf } from './list-state.ts'

interface ListAddress {
  readonly entity: AnyEntity
  /** The entity's further list of this name. Default: the list itself, also if there is no such list. */
  readonly view?: string | undefined
  /** The look that is not the first: `round`. */
  readonly look?: string
  readonly filters: readonly FilterLeaf[]
}

/** The console's address of a filtered list: `/push-recipients-not-reached?f=…`. */
export function listAddress({ entity, view, filters, look }: ListAddress): string {
  const path = viewsOf(entity).find(({ name }) => name === view)?.path ?? screensOf(entity).list
  const search = encodeListState({
    ...emptyListState,
    filters,
    ...(look === undefined ? {} : { look }),
  }).toString()
  return `/${path}${search === '' ? '' : `?${search}`}`
}

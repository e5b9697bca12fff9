import type { NamedView } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { ListState } from '#domain/lists/list-state.ts'

/** The list begins as pages of a table; a look that shows everything asks for other fields. */
export const beginsWithTable = (
  entity: AnyEntity,
  view: NamedView | undefined,
  { look, trashed }: Pick<ListState, 'look' | 'trashed'>,
): boolean =>
  trashed || view?.trashed === true || (look ?? entity.list.looks?.[0]?.kind ?? 'table') === 'table'

import type { NamedView } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { conditionNodes } from '#core/wire/filter.ts'
import { pageSize } from '#core/limits.ts'
import { addressOf, buildingPlace } from '#src/data/first-list.ts'
import { defaultColumns, shownColumns } from '../columns/columns.ts'
import { firstPageOf } from './list-question.ts'
import { beginsWithTable } from './first-look.ts'
import { emptyListState } from '#domain/lists/list-state.ts'

/**
 * What a list's page asks the server for where its reader has changed nothing and may read every column. The building's
 * id is to be put in the place of `buildingPlace`. The build keeps it in the page's head. Empty for a list that begins as
 * no table.
 */
export async function firstAddressOf(entity: AnyEntity, view?: NamedView): Promise<string> {
  if (!beginsWithTable(entity, view, emptyListState)) return ''
  const mine = { accountId: '' }
  const columns = shownColumns(entity, defaultColumns(entity, view), { can: () => true })
  const state = { ...emptyListState, trashed: view?.trashed === true }
  const input = { entity, state, pageSize, columns, fixed: conditionNodes(view?.where), tools: mine }
  return addressOf(firstPageOf(input, { ...mine, buildingId: buildingPlace }))
}

import { screensOf, viewsOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { conditionNodes } from '#core/wire/filter.ts'
import { entities } from '#resources'
import { capabilities } from '#src/data/capabilities.ts'
import { rememberFirstList } from '#src/data/first-list.ts'
import { loadForList } from '#src/data/load-entities.ts'
import { prefetchList } from '#src/data/prefetched-lists.ts'
import { can, currentSession } from '#src/session/session.ts'
import { recall } from '#src/storage/store.ts'
import { columnsKey, defaultColumns, isColumnSettings, settingsIn, shownColumns } from '../columns/columns.ts'
import { knownDefaultView } from '../saved/default-view.ts'
import { beginsWithTable } from './first-look.ts'
import { decodeListState } from '#domain/lists/list-state.ts'
import { rememberedPageSize } from './page-size.ts'
import { firstPageOf } from './list-question.ts'

/** Loads what the list at this address reads of declarations; false where there is no list. */
export async function loadFirstList({ pathname }: Location): Promise<boolean> {
  const found = listAt(pathname)
  if (found !== undefined) await loadForList(found.entity.name)
  return found !== undefined
}

/** Most visits start on a list: its rows are asked for before the console is drawn. Resolves when they are there. */
export async function prefetchFirstList({ pathname, search }: Location): Promise<void> {
  const { user, building } = currentSession()
  const found = listAt(pathname)
  if (user === undefined || found === undefined || building?.expired === true) return
  const { entity, view } = found
  if (!can('list', entity.name)) return
  // Any other look shows every record at once, by fields of its own.
  if ((entity.list.looks?.[0]?.kind ?? 'table') !== 'table') return
  const defaultView = search === '' ? knownDefaultView(pathname) : undefined
  const address = decodeListState(new URLSearchParams(defaultView?.address ?? search))
  const state = view?.trashed === true ? { ...address, trashed: true } : address
  if (!beginsWithTable(entity, view, state)) return
  const own =
    recall(`preference.${columnsKey(entity, view)}`, isColumnSettings) ?? defaultColumns(entity, view)
  const request = firstPageOf(
    {
      entity,
      state,
      pageSize: state.pageSize ?? rememberedPageSize(),
      columns: shownColumns(entity, settingsIn(state, own), { can }),
      fixed: conditionNodes(view?.where),
      tools: { accountId: user.id },
    },
    { accountId: user.id, buildingId: building?.id },
  )
  if (capabilities().calls) void rememberFirstList(pathname + search, request)
  await prefetchList(request)
}

function listAt(pathname: string) {
  const path = pathname.slice(1)
  for (const entity of entities as readonly AnyEntity[]) {
    if (screensOf(entity).list === path) return { entity, view: undefined }
    const view = viewsOf(entity).find((one) => one.path === path)
    if (view !== undefined) return { entity, view }
  }
  return undefined
}

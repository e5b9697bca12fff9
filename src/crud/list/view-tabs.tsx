import { Link } from 'react-router'
import { namesIn } from '#core/condition.ts'
import type { NamedView } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { offersView } from '#src/data/capabilities.ts'
import type { ListPartProps, Views } from '#src/crud/views.ts'
import { screensHere, viewsHere } from '#src/session/screens-here.ts'
import { emptyListState, encodeListState, isGroup, type ListState } from '#domain/lists/list-state.ts'

interface ViewTabsProps extends ListPartProps {
  readonly state: ListState
  /** Stands after each tab's word. */
  readonly count?: Views['viewCount']
}

/** An entity's further lists that the menu does not show, as a row of links; those of the trash in the trash. */
export function ViewTabs({ entity, tools, view, state, count: Count }: ViewTabsProps) {
  const tabs = viewTabs(entity, view, state)
  if (tabs.length === 0) return null
  const { t } = tools
  return (
    <nav className="lobby-view-tabs" aria-label={t('console.crud.list.views')}>
      <ul>
        {tabs.map(({ name, to }) => (
          <li key={name ?? ''}>
            <Link to={to} aria-current={name === view?.name ? 'page' : undefined}>
              {name === undefined
                ? t('console.crud.list.all_of_them')
                : t(`entity.${entity.name}.views.${name}`)}
              {Count !== undefined && <Count view={name} tools={tools} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ViewTab {
  /** Absent for the whole list. */
  readonly name?: string
  readonly to: string
}

/** Keeps the list's filters, except those that a tab sets itself. No tabs where the menu shows every list. */
export function viewTabs(entity: AnyEntity, view: NamedView | undefined, state: ListState): ViewTab[] {
  const isTrash = view === undefined ? state.trashed : view.trashed === true
  const own = viewsHere(entity).filter((one) => one.menu === undefined && offersView(entity, one))
  const tabs = own.filter(({ trashed }) => (trashed === true) === isTrash)
  const { list } = screensHere(entity)
  if (list === undefined || tabs.length === 0 || view?.menu !== undefined) return []
  const decided = new Set(own.flatMap(({ where }) => (where === undefined ? [] : namesIn(where))))
  const kept = {
    ...emptyListState,
    keyword: state.keyword,
    sort: state.sort,
    filters: state.filters.filter((item) => isGroup(item) || !decided.has(item.field)),
    ...(state.look === undefined ? {} : { look: state.look }),
  }
  const to = (path: string, trashed: boolean) => {
    const search = encodeListState({ ...kept, trashed }).toString()
    return `/${path}${search === '' ? '' : `?${search}`}`
  }
  return [{ to: to(list, isTrash) }, ...tabs.map(({ name, path }) => ({ name, to: to(path, false) }))]
}

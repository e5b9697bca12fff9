import { Navigate, useLocation } from 'react-router'
import type { NamedView } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { useViewTools } from '#src/fields/use-view-tools.ts'
import { useViews } from '#src/crud/use-views.ts'
import { addressOfView } from '#domain/lists/saved-view.ts'
import { isOwn, lookFor, looksOf } from '../looks/looks.ts'
import { useDefaultView } from '../saved/default-view.ts'
import { ListFrame } from './list-frame.tsx'
import { RecordList } from './record-list.tsx'
import { useListAddress } from './use-list-address.ts'

interface ListPageProps {
  readonly entity: AnyEntity
}

/** The list of an entity as its declaration defines it, or the entity's own page if it has one. */
export function ListPage({ entity }: ListPageProps) {
  const { pages } = useViews(entity.name)
  return pages?.list === undefined ? <GeneratedList entity={entity} /> : <pages.list entity={entity} />
}

/** The list in the look that its address names; an address that says nothing opens the reader's default view. */
export function GeneratedList({ entity, view }: ListPageProps & { readonly view?: NamedView | undefined }) {
  const tools = useViewTools()
  const views = useViews(entity.name)
  const [state] = useListAddress()
  const { pathname, search } = useLocation()
  const [defaultView] = useDefaultView(pathname)
  if (search === '' && defaultView !== undefined)
    return <Navigate replace to={{ pathname, search: addressOfView(defaultView) }} />
  const look = lookFor(looksOf({ entity, view, views, tools }), state)
  if (!isOwn(look)) return <RecordList key={look.kind} entity={entity} view={view} look={look} />
  const own = { entity, tools, ...(view === undefined ? {} : { view }) }
  return (
    <ListFrame entity={entity} view={view} creates={look.ofList === true}>
      <look.Body {...own} />
    </ListFrame>
  )
}

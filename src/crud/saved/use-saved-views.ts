import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { listSavedViews } from '#domain/calls/saved-views.ts'
import type { RowOf } from '#domain/calls/call.ts'
import { addressToSave, viewNamed } from '#domain/lists/saved-view.ts'
import { callForData } from '#src/data/call-api.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useSession } from '#src/session/session.ts'
import type { EntityList } from '../list/use-entity-list.tsx'
import { useDefaultView, type DefaultView } from './default-view.ts'
import { usePinnedViews } from './pinned-views.ts'

export type SavedView = RowOf<typeof listSavedViews>

/**
 * The views of a list and the one that its address names. They are asked for once somebody wants to choose, or to name
 * the chosen one once its rows are there (`isWanted`).
 */
export function useSavedViews({ entity, view, state }: EntityList, isWanted: boolean) {
  const { building } = useSession()
  const { pathname } = useLocation()
  const [defaultView, setDefaultView] = useDefaultView(pathname)
  const [pinned, setPinned] = usePinnedViews()
  const list = view?.name ?? ''
  const place = { building_id: building?.id ?? '', entity: entity.name, list }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['saved-views', place],
    queryFn: async () => {
      // Most lists are opened without a view: what the call is like comes with the first one.
      const calls = await import('#domain/calls/saved-views.ts')
      return callForData(calls.listSavedViews, { params: place })
    },
    enabled: isWanted && building !== undefined,
  })
  const id = viewNamed(state)
  const chosen = data?.find((one) => one.id === id)
  // Copies follow what a colleague changed, unshared or deleted since.
  useEffect(() => {
    if (data === undefined || isFetching) return
    const next = defaultView === undefined ? undefined : followed(defaultView, data)
    if (next !== defaultView) setDefaultView(next)
    const isOfList = (one: (typeof pinned)[number]) => one.entity === entity.name && one.list === list
    const left = pinned.flatMap((one) => (isOfList(one) ? (followed(one, data) ?? []) : one))
    if (left.length < pinned.length || left.some((one, at) => one !== pinned[at])) setPinned(left)
  }, [data, isFetching, defaultView, setDefaultView, pinned, setPinned, entity, list])
  return {
    /** Building, entity and list that the views are of. */
    place,
    views: data,
    failure: error,
    reload: refetch,
    chosen,
    /** Of the default view known before the views are loaded. */
    name: chosen?.name ?? (defaultView !== undefined && defaultView.id === id ? defaultView.name : undefined),
    /** The list is no longer as the chosen view describes it. */
    isChanged: typeof chosen?.address === 'string' && addressToSave(state) !== chosen.address,
    /** Why the address names a view that does not open. */
    missing:
      id === undefined || data === undefined || isFetching
        ? undefined
        : chosen === undefined
          ? ('gone' as const)
          : chosen.address === null
            ? ('closed' as const)
            : undefined,
    defaultView,
    setDefaultView,
    pinned,
    setPinned,
  }
}

/** A copy as the view is now, the same if nothing changed; undefined where it is gone or closed. */
function followed<T extends DefaultView>(copy: T, views: readonly SavedView[]): T | undefined {
  const view = views.find(({ id }) => id === copy.id)
  if (view === undefined || view.address === null) return undefined
  const { name, address } = view
  return name === copy.name && address === copy.address ? copy : { ...copy, name, address }
}

export type SavedViewsOf = ReturnType<typeof useSavedViews>

import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { listSavedViews } from '#domain/calls/saved-views.ts'
import type { RowOf } from '#domain/calls/call.ts'
import { addressToSave, viewNamed } from '#domain/lists/saved-view.ts'
import { callForData } from '#src/data/call-api.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useSession } from '#src/session/session.ts'
import type { EntityList } from '../list/use-entity-list.tsx'
import { useDefaultView } from './default-view.ts'

export type SavedView = RowOf<typeof listSavedViews>

/**
 * The views of a list and the one that its address names. They are asked for once somebody wants to choose, or to name
 * the chosen one once its rows are there (`isWanted`).
 */
export function useSavedViews({ entity, view, state }: EntityList, isWanted: boolean) {
  const { building } = useSession()
  const { pathname } = useLocation()
  const [defaultView, setDefaultView] = useDefaultView(pathname)
  const place = { building_id: building?.id ?? '', entity: entity.name, list: view?.name ?? '' }
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
  // The copy of the default follows what a colleague changed, unshared or deleted since.
  const found = data?.find((one) => one.id === defaultView?.id)
  useEffect(() => {
    if (data === undefined || isFetching || defaultView === undefined) return
    const { id: same, name, address } = found ?? {}
    if (same === undefined || name === undefined || address === undefined || address === null)
      return setDefaultView(undefined)
    if (name !== defaultView.name || address !== defaultView.address)
      setDefaultView({ id: same, name, address })
  }, [data, isFetching, found, defaultView, setDefaultView])
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
  }
}

export type SavedViewsOf = ReturnType<typeof useSavedViews>

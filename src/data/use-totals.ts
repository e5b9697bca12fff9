import { useEffect } from 'react'
import { live } from './live.ts'
import { providerParams, type ListRequest } from './list-request.ts'
import { dataProvider } from './provider.ts'
import { queryClient } from './query-client.ts'
import { rested } from './rested.ts'
import { useQuery } from './use-query.ts'

/** While records change all the time, sums over all of them are asked for once in so many milliseconds. */
const restMs = 3_000

interface TotalsInput {
  /** What is added up, by `query.totals`; the rows themselves are not read. */
  readonly request: ListRequest
  readonly enabled: boolean
}

/** What the server adds up over all records that match; it follows changes of the entity's records, with rests. */
export function useTotals({ request, enabled }: TotalsInput) {
  const { resource } = request
  useEffect(() => {
    if (!enabled) return
    const { tell, stop } = rested(
      () => void queryClient.invalidateQueries({ queryKey: ['totals', resource] }),
      restMs,
    )
    const leave = live.listen((message) => {
      if (message.type === 'changed' && message.resource === resource) tell()
    })
    // What this page's user has saved, also while nothing is live.
    const forget = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return
      const { queryKey } = event.query
      if (queryKey.includes(resource) && queryKey.includes('list')) tell()
    })
    return () => {
      leave()
      forget()
      stop()
    }
  }, [resource, enabled])
  const params = providerParams(request)
  const { data, isPending } = useQuery({
    queryKey: ['totals', resource, params],
    enabled,
    queryFn: () => dataProvider().getList(params),
  })
  return { totals: (data as { readonly totals?: unknown } | undefined)?.totals, isPending }
}

import { useEffect } from 'react'
import { live } from './live.ts'
import { queryClient } from './query-client.ts'
import { rested } from './rested.ts'

/** While records change all the time, sums over all of them are asked for once in so many milliseconds. */
const restMs = 3_000

/** What the server adds up of an entity's records, under `['totals', resource]`, follows their changes, with rests. */
export function useFollowedSums(resource: string, enabled: boolean): void {
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
}

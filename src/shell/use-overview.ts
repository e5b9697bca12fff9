import { useEffect } from 'react'
import { readOverview } from '#domain/calls/building.ts'
import type { RowOf } from '#domain/calls/call.ts'
import { capabilities } from '../data/capabilities.ts'
import { callForData } from '../data/call-api.ts'
import { queryClient } from '../data/query-client.ts'
import { useQuery } from '../data/use-query.ts'
import { live } from '../data/live.ts'

/** The number of records of an entity; with a state, the number waiting in it. */
export type RecordCount = RowOf<typeof readOverview>

/** The current building's counts; undefined: none are wanted yet. They follow what others change, a few seconds behind. */
export function useOverview(buildingId: string | undefined) {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = live.listen((message) => {
      if (message.type !== 'changed' || waiting !== undefined) return
      waiting = setTimeout(() => {
        waiting = undefined
        void queryClient.invalidateQueries({ queryKey: ['overview'] })
      }, 5000)
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [])
  return useQuery({
    queryKey: ['overview', buildingId],
    enabled: buildingId !== undefined && capabilities().calls,
    staleTime: 60_000,
    queryFn: () => callForData(readOverview, { params: { building_id: buildingId } }),
  })
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readOverview } from '#domain/calls/building.ts'
import type { RowOf } from '#domain/calls/call.ts'
import { callForData } from '../data/call-api.ts'
import { live } from './live.ts'

/** How many records there are of an entity; with a state, how many wait in it. */
export type Tally = RowOf<typeof readOverview>

/** The current building's counts; they follow what others change, a few seconds behind. */
export function useTally(buildingId: string | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = live.listen((message) => {
      if (message.type !== 'changed' || waiting !== undefined) return
      waiting = setTimeout(() => {
        waiting = undefined
        void client.invalidateQueries({ queryKey: ['tally'] })
      }, 5000)
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [client])
  return useQuery({
    queryKey: ['tally', buildingId],
    enabled: buildingId !== undefined,
    staleTime: 60_000,
    queryFn: () => callForData(readOverview, { params: { building_id: buildingId } }),
  })
}

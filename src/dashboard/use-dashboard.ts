import { useEffect } from 'react'
import type { DataOf } from '#domain/calls/call.ts'
import { readDashboard } from '#domain/calls/dashboard.ts'
import { callForData } from '../data/call-api.ts'
import { live } from '../data/live.ts'
import { queryClient } from '../data/query-client.ts'
import { rested } from '../data/rested.ts'
import { useQuery } from '../data/use-query.ts'

export type Dashboard = DataOf<typeof readDashboard>

/** While others work all the time, the figures are asked for once in so many milliseconds. */
const restMs = 5_000
const key = 'dashboard'

/** The figures of the current building; they follow what others change, a few seconds behind. */
export function useDashboard(buildingId: string | undefined) {
  useEffect(() => {
    const { tell, stop } = rested(() => void queryClient.invalidateQueries({ queryKey: [key] }), restMs)
    const leave = live.listen((message) => {
      if (message.type === 'changed') tell()
    })
    return () => {
      leave()
      stop()
    }
  }, [])
  return useQuery({
    queryKey: [key, buildingId],
    enabled: buildingId !== undefined,
    queryFn: () => callForData(readDashboard, { params: { building_id: buildingId } }),
    retry: false,
  })
}

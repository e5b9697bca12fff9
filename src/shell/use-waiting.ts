import { useEffect, useState } from 'react'
import { useSession } from '../session/session.ts'
import { useOverview } from './use-overview.ts'

/** Milliseconds after which the menu asks for its counts: the page's own records come first. */
const delay = 2_000

/** How many records of each entity wait for the office in the current building, by the entity's name. */
export function useWaiting(): ReadonlyMap<string, number> {
  const buildingId = useSession().building?.id
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), delay)
    return () => clearTimeout(timer)
  }, [])
  const { data = [] } = useOverview(isWanted ? buildingId : undefined)
  const waiting = new Map<string, number>()
  for (const { resource, state, total } of data)
    if (state !== null) waiting.set(resource, (waiting.get(resource) ?? 0) + total)
  return waiting
}

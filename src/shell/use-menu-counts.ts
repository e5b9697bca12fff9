import { useEffect, useState } from 'react'
import { capabilities } from '../data/capabilities.ts'
import { useSession } from '../session/session.ts'
import type { MenuEntry } from './menu-entries.ts'
import { useOverview } from './use-overview.ts'

/** Milliseconds after which the menu asks for its counts: the page's own records come first. */
const delay = 2_000

/** What the menu says of the current building's records. */
interface MenuCounts {
  /** How many records of each entity wait for the office, by the entity's name. */
  readonly waiting: ReadonlyMap<string, number>
  /** Whether an entry that waits for a first record has it; one that waits for none does. */
  isThere(entry: Pick<MenuEntry, 'onceThereIs'>): boolean
}

export function useMenuCounts(): MenuCounts {
  const buildingId = useSession().building?.id
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), delay)
    return () => clearTimeout(timer)
  }, [])
  const { data = [] } = useOverview(isWanted ? buildingId : undefined)
  const waiting = new Map<string, number>()
  const there = new Set<string>()
  for (const { resource, state, total } of data)
    if (state !== null) waiting.set(resource, (waiting.get(resource) ?? 0) + total)
    else if (total > 0) there.add(resource)
  return {
    waiting,
    // Where nobody counts, nothing is held back.
    isThere: ({ onceThereIs: name }) => name === undefined || !capabilities().calls || there.has(name),
  }
}

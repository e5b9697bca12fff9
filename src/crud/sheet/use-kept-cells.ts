import { useCallback, useRef, useState } from 'react'
import { isRecord } from '#src/fields/references/entities.ts'
import { currentSession } from '#src/session/session.ts'
import { useDraftKey } from '#src/session/use-draft-key.ts'
import { useFoundDraft } from '#src/session/use-found-draft.ts'
import { changeValues } from '#src/storage/drafts.ts'
import type { KeptCell } from './use-sheet.ts'

/**
 * Keeps a sheet's unsaved cells, by account and building. `found` are those of an earlier visit, until `leave` drops them:
 * once they stand on the screen again, or turn out to be saved. Cells of rows that are not shown stay kept.
 */
export function useKeptCells<R, Seen, Sent>(address: string) {
  type Kept = ReadonlyMap<string, KeptCell<R, Seen, Sent>>
  const key = useDraftKey(address)
  const [found, setFound] = useState<Kept>()
  /** Cells that this sheet has shown or given up: what is kept of them is what stands there now, or nothing. */
  const own = useRef<ReadonlySet<string>>(new Set())
  useFoundDraft(key, (draft) => {
    const kept = Object.entries(draft?.values ?? {}).filter(isKept)
    // What was typed while they were read is newer.
    setFound(new Map(kept.filter(([cell]) => !own.current.has(cell))) as Kept)
  })
  /** Writes beside what is kept and has not been read yet: the page may be left before it is. */
  const keep = useCallback(
    (cells: Kept) => {
      // A reply may come after the account has signed out, and its drafts are gone.
      if (key === undefined || currentSession().status !== 'signed_in') return
      const mine = (own.current = new Set([...own.current, ...cells.keys()]))
      if (mine.size === 0) return
      void changeValues(key, (stored) => ({
        ...Object.fromEntries(Object.entries(stored).filter(([cell]) => !mine.has(cell))),
        ...Object.fromEntries(cells),
      }))
    },
    [key],
  )
  const leave = useCallback((gone: readonly string[]) => {
    own.current = new Set([...own.current, ...gone])
    setFound((before) => before && new Map([...before].filter(([cell]) => !gone.includes(cell))))
  }, [])
  return { found, keep, leave }
}

/** An older console may have kept something else. */
const isKept = ([, value]: [string, unknown]) => isRecord(value) && typeof value['text'] === 'string'

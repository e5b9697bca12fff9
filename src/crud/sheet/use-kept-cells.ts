import { useCallback, useEffect, useState } from 'react'
import { isRecord } from '#src/fields/references/entities.ts'
import { dropDraft, findDraft, keepValues } from '#src/storage/drafts.ts'
import { useDraftKey } from '#src/session/use-draft-key.ts'
import type { KeptCell } from './use-sheet.ts'

/**
 * Keeps the cells of a sheet that are not saved, by account and building, and tells those of the last time until `leave`
 * says that they are on the screen or of no more use. Those of rows that are not shown wait, and stay kept.
 */
export function useKeptCells<R, Seen, Sent>(
  address: string,
  cells: ReadonlyMap<string, KeptCell<R, Seen, Sent>>,
) {
  type Kept = ReadonlyMap<string, KeptCell<R, Seen, Sent>>
  const key = useDraftKey(address)
  const [found, setFound] = useState<Kept>()
  useEffect(() => {
    if (key === undefined) return undefined
    let isGone = false
    void findDraft(key).then((draft) => {
      if (isGone) return
      setFound(new Map(Object.entries(draft?.values ?? {}).filter(isKept)) as Kept)
    })
    return () => {
      isGone = true
    }
  }, [key])
  useEffect(() => {
    // What is kept is not known yet: writing would lose it.
    if (key === undefined || found === undefined) return
    const all = new Map([...found, ...cells])
    void (all.size === 0 ? dropDraft(key) : keepValues(key, Object.fromEntries(all)))
  }, [key, found, cells])
  const leave = useCallback(
    (gone: readonly string[]) =>
      setFound((before) => before && new Map([...before].filter(([cell]) => !gone.includes(cell)))),
    [],
  )
  return { found, leave }
}

/** An older console may have kept something else. */
const isKept = ([, value]: [string, unknown]) => isRecord(value) && typeof value['text'] === 'string'

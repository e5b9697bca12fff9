import { useCallback, useEffect, useState } from 'react'
import { isRecord } from '#src/fields/references/entities.ts'
import { dropDraft, findDraft, keepValues } from '#src/storage/drafts.ts'
import { useDraftKey } from '#src/session/use-draft-key.ts'
import type { KeptCell } from './use-sheet.ts'

/**
 * Keeps a sheet's unsaved cells, by account and building. `found` are those of an earlier visit, until `leave` drops them:
 * once they stand on the screen again, or turn out to be saved. Cells of rows that are not shown stay kept.
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
    // Not read yet: writing now would overwrite it.
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

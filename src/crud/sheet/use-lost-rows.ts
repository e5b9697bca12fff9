import { useCallback, useRef, useState } from 'react'
import { isRecord } from '#src/fields/references/entities.ts'
import { useDraftKey } from '#src/session/use-draft-key.ts'
import { useFoundDraft } from '#src/session/use-found-draft.ts'
import { changeValues } from '#src/storage/drafts.ts'
import type { LostRow } from './lost-rows.tsx'

/** The pasted rows of a sheet that came back and stand in no row on the screen: they outlive the page until they are put away. */
export function useLostRows(address: string) {
  const key = useDraftKey(`${address}/lost`)
  const [rows, setRows] = useState<readonly LostRow[]>([])
  const isTold = useRef(false)
  useFoundDraft(key, (draft) => {
    const kept = draft?.values['rows']
    // Those of a sheet that was pasted meanwhile are newer.
    if (!isTold.current && Array.isArray(kept)) setRows(kept.filter(isLostRow))
  })
  const tell = useCallback(
    (next: readonly LostRow[]) => {
      isTold.current = true
      setRows(next)
      if (key !== undefined) void changeValues(key, () => (next.length === 0 ? {} : { rows: next }))
    },
    [key],
  )
  return [rows, tell] as const
}

/** An older console may have kept something else. */
const isLostRow = (row: unknown): row is LostRow =>
  isRecord(row) && typeof row['line'] === 'number' && Array.isArray(row['reasons'])

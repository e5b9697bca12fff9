import { use, useEffect, useRef } from 'react'
import { isPresent } from '#core/condition.ts'
import type { AnyEntity } from '#core/entity.ts'
import { isRecord } from './entities.ts'
import { useRecordsById } from './known-records.ts'
import { SiblingsContext } from './siblings.ts'

interface FilledIn {
  readonly target: AnyEntity | undefined
  /** The chosen record's; undefined while none is chosen. */
  readonly id: string | undefined
  /** Theirs to ours. */
  readonly fills: Readonly<Record<string, string>> | undefined
}

const nothing = {}

/**
 * Fills in fields around the input with values of the chosen record: when another one is chosen, and at first where they
 * are empty.
 */
export function useFilledIn({ target, id, fills = nothing }: FilledIn): void {
  const around = use(SiblingsContext)
  const isAsked = Object.keys(fills).length > 0 && id !== undefined
  const record = useRecordsById(target, isAsked ? [id] : []).get(id ?? '')
  const first = useRef(id)
  useEffect(() => {
    if (!isAsked || !isRecord(record)) return
    for (const [theirs, ours] of Object.entries(fills)) {
      const isKept = id === first.current && isPresent(around.get(ours))
      if (!isKept && record[theirs] !== undefined) around.set?.(ours, record[theirs])
    }
    first.current = undefined
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once for each record, not for each draw
  }, [id, record === undefined])
}

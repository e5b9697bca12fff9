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
 * Fills in fields around the input with values of the chosen record: all of them once the user has chosen it, which the
 * returned function tells. One that came otherwise (by the page's address, by a draft that is taken up again) leaves
 * alone what is filled; at first also a default gives way.
 */
export function useFilledIn({ target, id, fills = nothing }: FilledIn): (chosen: string | undefined) => void {
  const around = use(SiblingsContext)
  const isAsked = Object.keys(fills).length > 0 && id !== undefined
  const record = useRecordsById(target, isAsked ? [id] : []).get(id ?? '')
  const first = useRef(id)
  const chosen = useRef<string>(undefined)
  useEffect(() => {
    if (!isAsked || !isRecord(record)) return
    const isFirst = id === first.current
    for (const [theirs, ours] of Object.entries(fills)) {
      const isOpen = !isPresent(around.get(ours)) || (isFirst && around.isDefault?.(ours) === true)
      if ((chosen.current === id || isOpen) && record[theirs] !== undefined)
        around.set?.(ours, record[theirs])
    }
    first.current = undefined
    chosen.current = undefined
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once for each record, not for each draw
  }, [id, record === undefined])
  return (one) => {
    chosen.current = one
  }
}

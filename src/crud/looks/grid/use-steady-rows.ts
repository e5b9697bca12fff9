import { useMemo, useRef, useState, type FocusEvent } from 'react'
import type { AnyRecord } from '#core/entity.ts'

/**
 * Rows that stay where they are while somebody is typing among them: what was typed may sort a record elsewhere, or
 * out of the filter. Records that come meanwhile stand at the end.
 */
export function useSteadyRows(records: readonly AnyRecord[]) {
  const [isHeld, hold] = useState(false)
  const before = useRef(records)
  const rows = useMemo(() => (isHeld ? keepPlaces(before.current, records) : records), [isHeld, records])
  before.current = rows
  const focus = {
    onFocus: () => hold(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      hold(relatedTarget !== null && currentTarget.contains(relatedTarget)),
  }
  return { rows, focus }
}

/** The former order, with what is known of each record by now. */
export function keepPlaces(before: readonly AnyRecord[], now: readonly AnyRecord[]): readonly AnyRecord[] {
  const fresh = new Map(now.map((record) => [record.id, record]))
  const known = new Set(before.map(({ id }) => id))
  return [
    ...before.map((record) => fresh.get(record.id) ?? record),
    ...now.filter(({ id }) => !known.has(id)),
  ]
}

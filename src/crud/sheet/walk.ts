import type { KeyboardEvent } from 'react'

/** One row on, one back, or none. */
function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey) return 0
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return 1
  return key === 'ArrowUp' || (key === 'Enter' && shiftKey) ? -1 : 0
}

/**
 * Enter and the arrows walk the cells of a column, given from top to bottom; `at` says which of them one stands in.
 * Behind the last one the cell is left.
 */
export function walkColumn(
  event: KeyboardEvent,
  cells: readonly HTMLElement[],
  at: (cell: HTMLElement) => boolean,
): void {
  const by = stepOf(event)
  if (by === 0) return
  event.preventDefault()
  goTo(cells[cells.findIndex(at) + by], event.target as HTMLElement)
}

/** Tab walks cells row by row, past whatever else takes it between them; outside of them it does what it always does. */
export function walkRows(event: KeyboardEvent, cells: readonly HTMLElement[]): void {
  const from = cells.indexOf(event.target as HTMLElement)
  const next = cells[from + (event.shiftKey ? -1 : 1)]
  if (from < 0 || next === undefined) return
  event.preventDefault()
  goTo(next, event.target as HTMLElement)
}

function goTo(next: HTMLElement | undefined, from: HTMLElement) {
  if (next === undefined) return from.blur()
  next.focus()
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

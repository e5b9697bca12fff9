import { useState, type KeyboardEvent } from 'react'
import { nextPosition } from './matrix-filter.ts'

/** Arrow keys over boxes named `row:column`; only one of them is reached by Tab. */
export function useGridKeys(size: { readonly rows: number; readonly columns: number }) {
  const [active, setActive] = useState('0:0')
  const isThere = Number(active.split(':')[0]) < size.rows

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { target, currentTarget } = event
    if (!(target instanceof HTMLElement) || target.dataset['position'] === undefined) return
    const next = findNext(event.key, target.dataset['position'])
    if (next === null) return
    event.preventDefault()
    next.focus()

    function findNext(key: string, from: string): HTMLInputElement | null {
      const [row = 0, column = 0] = from.split(':').map(Number)
      const to = nextPosition(key, { row, column }, size)
      if (to === undefined) return null
      const position = `${to.row}:${to.column}`
      const box = currentTarget.querySelector<HTMLInputElement>(`input[data-position="${position}"]`)
      // A box that is held back can't have the focus: go past it.
      return box !== null && !box.disabled ? box : findNext(key, position)
    }
  }
  return { active: isThere ? active : '0:0', setActive, onKeyDown }
}

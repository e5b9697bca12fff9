import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** A reload takes a sheet away without leaving the cell where one stands: it is left first, and what is typed there told. */
export function useLeftOnReload(): void {
  useEffect(() => {
    const leave = () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && activeElement.matches('.lobby-sheet-input'))
        activeElement.blur()
    }
    // Captured: before anybody asks whether something is unsaved. A phone tells only that the page is hidden.
    window.addEventListener('beforeunload', leave, { capture: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('beforeunload', leave, { capture: true })
      window.removeEventListener('pagehide', leave)
    }
  }, [])
}

/** React takes a cell away without leaving it, as when one goes back by the keyboard: `leave` is told so all the same. */
export function useLeftWithPage<E extends HTMLElement>(cell: RefObject<E | null>, leave: (cell: E) => void) {
  const latest = useRef(leave)
  latest.current = leave
  useLayoutEffect(() => {
    const { current } = cell
    return () => {
      if (current !== null && document.activeElement === current) latest.current(current)
    }
  }, [cell])
}

import { useEffect, type RefObject } from 'react'

/** j and k walk the rows of a list, wherever the focus is but in something that takes text; Enter opens. */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if ((event.key !== 'j' && event.key !== 'k') || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target as HTMLElement
      if (
        target.closest(
          'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]',
        ) !== null
      )
        return
      const rows = [...(box.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
      const at = rows.indexOf(target.closest<HTMLElement>('tr[data-row]') ?? target)
      const next = rows[event.key === 'j' ? at + 1 : Math.max(at - 1, 0)]
      if (next === undefined) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [box])
}

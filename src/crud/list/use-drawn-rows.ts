import { useLayoutEffect, useState, type RefObject } from 'react'

/** Pages up to this length are drawn whole. */
const shortPage = 120
/** Rows drawn beyond each end of the screen; also the step by which the drawn part moves. */
const reserve = 20

export interface DrawnRows {
  /** The first row that is drawn and the one after the last, counted from 0. */
  readonly from: number
  readonly to: number
  /** Pixels of the rows before and behind, which are not drawn. */
  readonly before: number
  readonly behind: number
}

/** The rows of a long page that are on the screen or near it; rows are equally high. */
export function useDrawnRows(table: RefObject<HTMLTableElement | null>, total: number): DrawnRows {
  const isLong = total > shortPage
  const [part, setPart] = useState({ from: 0, to: 3 * reserve, height: 0 })
  useLayoutEffect(() => {
    if (!isLong) return
    const place = () => {
      const body = table.current?.tBodies[0]
      const row = body?.querySelector('tr[data-row]')
      if (body === undefined || row === null || row === undefined) return
      const height = row.getBoundingClientRect().height
      const top = body.getBoundingClientRect().top
      const first = Math.max(0, Math.floor(-top / height / reserve) - 1) * reserve
      const last = (Math.ceil((window.innerHeight - top) / height / reserve) + 1) * reserve
      const from = Math.min(first, Math.max(0, total - reserve))
      const to = Math.max(from + reserve, last)
      setPart((now) =>
        now.from === from && now.to === to && now.height === height ? now : { from, to, height },
      )
    }
    place()
    // The page scrolls, or the box around a wide table.
    document.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      document.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [isLong, table, total])
  if (!isLong) return { from: 0, to: total, before: 0, behind: 0 }
  const to = Math.min(part.to, total)
  return {
    from: part.from,
    to,
    before: part.from * part.height,
    behind: (total - to) * part.height,
  }
}

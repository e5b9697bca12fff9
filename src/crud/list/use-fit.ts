import { useLayoutEffect, useState, type RefObject } from 'react'

/** The minimum that columns shrink to before the table scrolls. */
const smallest = 0.8

interface Fit {
  /** By which the wished widths are multiplied. */
  readonly scale: number
  /** Even so they do not fit. */
  readonly isWider: boolean
}

interface Widths {
  /** Pixels of the columns that may shrink. */
  readonly wished: number
  /** The same for columns that may not shrink. */
  readonly bare: number
}

/** Fits columns into the box, as far as they stay readable. */
export function useColumnScale(box: RefObject<HTMLElement | null>, { wished, bare }: Widths): Fit {
  const [room, setRoom] = useState(Infinity)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => setRoom(element.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [box])
  const scale = Math.min(1, Math.max(smallest, (room - bare) / wished))
  return { scale, isWider: Math.floor(wished * scale) + bare > room }
}

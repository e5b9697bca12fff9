import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether so many pixels do not fit into the box. */
export function useIsWider(box: RefObject<HTMLElement | null>, width: number): boolean {
  const [isWider, setWider] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => setWider(element.clientWidth < width)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [box, width])
  return isWider
}

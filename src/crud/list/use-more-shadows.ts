import { useLayoutEffect, type RefObject } from 'react'

/** Marks a box with `data-more-left` and `data-more-right` while columns are hidden there. */
export function useMoreShadows(box: RefObject<HTMLElement | null>, width: number): void {
  useLayoutEffect(() => {
    const element = box.current
    const frame = element?.parentElement
    if (element === null || frame === null || frame === undefined) return
    const mark = () => {
      frame.toggleAttribute('data-more-left', element.scrollLeft > 1)
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft
      frame.toggleAttribute('data-more-right', rest > 1)
    }
    // Told of the first size too, once the page is laid out anyway.
    const observer = new ResizeObserver(mark)
    observer.observe(element)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [box, width])
}

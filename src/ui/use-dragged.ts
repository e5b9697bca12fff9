import { useState, type DragEvent } from 'react'

/** Dragging one of several things by mouse to the place of another. Keys and fingers need buttons beside it. */
export function useDragged<K extends string | number>(drop: (dragged: K, on: K) => void) {
  const [dragged, setDragged] = useState<K>()
  return {
    /** For what is taken hold of. */
    held: (key: K) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        // Without data some browsers drag nothing.
        event.dataTransfer.setData('text/plain', '')
        setDragged(key)
      },
      onDragEnd: () => setDragged(undefined),
    }),
    /** For where it is let go. */
    place: (key: K) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged !== undefined) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        drop(dragged, key)
        setDragged(undefined)
      },
    }),
  }
}

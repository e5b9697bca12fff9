import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import type { Column, Hours } from './columns.ts'
import type { CalendarItem } from './items.ts'
import { holdTouch } from '../hold-touch.ts'
import type { Spot } from './use-move.ts'

/** Pixels of an hour in the grid. */
export const hourHeight = 48

/** Pixels that a pointer may tremble and still have pressed. */
const still = 5
/** Minutes that a record without slots is moved by. */
const usualStep = 15

export interface Held {
  readonly item: CalendarItem
  readonly column: number
  readonly spot: Spot
  readonly by: 'pointer' | 'keys'
}

interface Grip {
  readonly item: CalendarItem
  readonly x: number
  readonly y: number
  /** Pixels from the record's top. */
  readonly grip: number
}

interface DragInput {
  readonly columns: readonly Column[]
  readonly hours: Hours
  readonly mayMove: (item: CalendarItem) => boolean
  readonly onMove: (item: CalendarItem, spot: Spot) => void
  readonly onOpen: (item: CalendarItem) => void
}

/** Takes a record by pointer or keys, and puts it down at another time or in another column. */
export function useDrag({ columns, hours, mayMove, onMove, onOpen }: DragInput) {
  const [held, showHeld] = useState<Held>()
  /** What is held now, also for a finger that took it before the last drawing. */
  const now = useRef<Held>(undefined)
  const setHeld = (next: Held | undefined) => {
    now.current = next
    showHeld(next)
  }
  const grid = useRef<HTMLDivElement>(null)
  const start = useRef<Grip>(undefined)
  /** The press that ends a drag is no press on the record. */
  const wasDragged = useRef(false)

  const spotIn = (item: CalendarItem, index: number, minutes: number): Held['spot'] | undefined => {
    const column = columns[index]
    if (column === undefined) return undefined
    const step = column.opening?.slot ?? usualStep
    const origin = column.opening?.open ?? 0
    const length = item.to - item.from
    const snapped = origin + Math.round((minutes - origin) / step) * step
    const from = Math.min(Math.max(snapped, hours.from), hours.to - length)
    return { day: column.day, from, place: column.place?.id ?? item.place }
  }
  const hold = (item: CalendarItem, index: number, minutes: number, by: Held['by']) => {
    const spot = spotIn(item, index, minutes)
    if (spot !== undefined) setHeld({ item, column: index, spot, by })
  }
  const put = () => {
    const { current } = now
    setHeld(undefined)
    if (current === undefined) return
    const { item, spot } = current
    if (spot.day !== item.day || spot.from !== item.from || spot.place !== item.place) onMove(item, spot)
  }
  const columnAt = (x: number) =>
    [...(grid.current?.querySelectorAll('[data-column]') ?? [])].findIndex((one) => {
      const { left, right } = one.getBoundingClientRect()
      return x >= left && x < right
    })

  const holdAt = (item: CalendarItem, x: number, top: number) => {
    const index = columnAt(x)
    const column = grid.current?.querySelectorAll('[data-column]')[index]
    if (column === undefined) return
    wasDragged.current = true
    const above = top - column.getBoundingClientRect().top
    hold(item, index, hours.from + (above / hourHeight) * 60, 'pointer')
  }

  const pointer = (item: CalendarItem) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      const { top } = event.currentTarget.getBoundingClientRect()
      if (event.pointerType === 'touch') {
        // A finger scrolls, until it has rested.
        if (!mayMove(item)) return
        const { clientX, clientY } = event
        const grip = clientY - top
        holdTouch(event, {
          onStart: () => holdAt(item, clientX, top),
          onMove: (x, y) => holdAt(item, x, y - grip),
          onDrop: put,
          onCancel: () => setHeld(undefined),
        })
        return
      }
      start.current = { item, x: event.clientX, y: event.clientY, grip: event.clientY - top }
      wasDragged.current = false
      if (mayMove(item)) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current
      if (from === undefined || from.item.id !== item.id || !mayMove(item)) return
      const isStill = Math.hypot(event.clientX - from.x, event.clientY - from.y) < still
      if (held === undefined && isStill) return
      holdAt(item, event.clientX, event.clientY - from.grip)
    },
    onPointerUp() {
      start.current = undefined
      if (now.current?.by === 'pointer') put()
    },
    onPointerCancel() {
      start.current = undefined
      setHeld(undefined)
    },
    onClick({ detail }: MouseEvent) {
      // Without a press of a pointer it is Enter.
      if ((detail === 0 || !wasDragged.current) && held === undefined) onOpen(item)
      wasDragged.current = false
    },
  })

  const key = (item: CalendarItem, index: number, pressed: string): boolean => {
    if (held?.by !== 'keys') {
      if (pressed !== 'm' || !mayMove(item)) return false
      hold(item, index, item.from, 'keys')
      return true
    }
    const step = columns[held.column]?.opening?.slot ?? usualStep
    const { spot, column } = held
    if (pressed === 'ArrowUp') hold(held.item, column, spot.from - step, 'keys')
    else if (pressed === 'ArrowDown') hold(held.item, column, spot.from + step, 'keys')
    else if (pressed === 'ArrowLeft') hold(held.item, column - 1, spot.from, 'keys')
    else if (pressed === 'ArrowRight') hold(held.item, column + 1, spot.from, 'keys')
    else if (pressed === 'Escape') setHeld(undefined)
    else if (pressed === 'Enter') put()
    else return false
    return true
  }
  return { grid, held, pointer, key, drop: () => setHeld(undefined) }
}

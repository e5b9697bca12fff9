import type { PointerEvent as ReactPointerEvent } from 'react'

type PointerEventName = 'pointermove' | 'pointerup' | 'pointercancel'

/** Milliseconds that a finger rests before it takes what is under it: until then it scrolls. */
const restMs = 350
/** Pixels that a resting finger may tremble. */
const still = 8

interface TouchHold {
  readonly onStart: () => void
  readonly onMove: (x: number, y: number) => void
  readonly onDrop: (x: number, y: number) => void
  readonly onCancel: () => void
}

/**
 * Follows a finger from its first touch: once it has rested it holds what it touches, and the page does not scroll until
 * it is lifted. That ends in no click.
 */
export function holdTouch(
  { currentTarget: element, pointerId, clientX, clientY }: ReactPointerEvent<HTMLElement>,
  on: TouchHold,
): void {
  const rules = new AbortController()
  const { signal } = rules
  let isHeld = false
  const timer = setTimeout(() => {
    isHeld = true
    on.onStart()
  }, restMs)
  const end = () => {
    clearTimeout(timer)
    rules.abort()
    if (isHeld) swallowClick(element)
  }
  const prevent = (event: Event) => {
    if (isHeld) event.preventDefault()
  }
  element.addEventListener('touchmove', prevent, { signal, passive: false })
  element.addEventListener('contextmenu', prevent, { signal })
  // The browser's own dragging begins by a rest too, and would take the finger away.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal, capture: true })
  const listen = (name: PointerEventName, hear: (event: PointerEvent) => void) =>
    element.addEventListener<PointerEventName>(
      name,
      (event) => event.pointerId === pointerId && hear(event),
      { signal },
    )
  listen('pointermove', (event) => {
    if (isHeld) on.onMove(event.clientX, event.clientY)
    else if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > still) end()
  })
  listen('pointerup', (event) => {
    if (isHeld) on.onDrop(event.clientX, event.clientY)
    end()
  })
  listen('pointercancel', () => {
    if (isHeld) on.onCancel()
    end()
  })
}

/** The click that may follow is no press on what was moved. */
function swallowClick(element: HTMLElement): void {
  const rules = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  element.addEventListener('click', swallow, { signal: rules.signal, capture: true, once: true })
  setTimeout(() => rules.abort(), restMs)
}

import { useEffect, useRef } from 'react'

/** By the key that was pressed; one that returns false leaves it to the browser. */
export type SingleKeys = Readonly<Record<string, (event: KeyboardEvent) => boolean | void>>

const takesKeys =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]'

let areOn = true

/** For those whose voice control or shaking hand presses keys that they did not mean. */
export const switchSingleKeys = (on: boolean): void => {
  areOn = on
}

/** Keys that work alone wherever nothing takes text and no dialog or menu is open. */
export function useSingleKeys(keys: SingleKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        !areOn ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.isComposing ||
        event.defaultPrevented
      )
        return
      const run = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined
      if (run === undefined || isTyping(event) || isCovered()) return
      if (run(event) !== false) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(takesKeys) !== null

const isCovered = () => document.querySelector('.ant-modal-wrap:not([style*="display: none"])') !== null

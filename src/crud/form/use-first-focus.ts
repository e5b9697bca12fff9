import { useEffect, type RefObject } from 'react'

const writable = 'input:not(:disabled, [type=file]), textarea:not(:disabled), [contenteditable=true]'
const isWritable = (element: Element | null) => element?.matches(writable) === true

/** Puts the cursor into the first field of a form. Inputs come later than the form, and not in its order. */
export function useFirstFocus(form: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const root = form.current
    if (!isWanted || root === null) return
    const watcher = new MutationObserver(() => focusFirst(root) && end())
    // Does not move the focus when the user is already typing elsewhere.
    const end = () => {
      watcher.disconnect()
      for (const name of ['keydown', 'pointerdown']) document.removeEventListener(name, end)
    }
    if (focusFirst(root)) return
    watcher.observe(root, { childList: true, subtree: true })
    for (const name of ['keydown', 'pointerdown']) document.addEventListener(name, end)
    return end
  }, [form, isWanted])
}

/** False while the first field's input has not come yet. */
function focusFirst(root: HTMLElement): boolean {
  if (isWritable(document.activeElement)) return true
  for (const label of root.querySelectorAll<HTMLLabelElement>('.lobby-field > label[for]')) {
    const input = document.getElementById(label.htmlFor)
    if (input === null) return false
    if (!isWritable(input)) continue
    input.focus({ preventScroll: true })
    return true
  }
  return false
}

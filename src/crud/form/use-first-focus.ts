import { useEffect, type RefObject } from 'react'

const writable = 'input:not(:disabled, [type=file]), textarea:not(:disabled), [contenteditable=true]'
const none: ReadonlySet<string> = new Set()
const isWritable = (element: Element | null) => element?.matches(writable) === true

interface FirstFocus {
  readonly isWanted: boolean
  /** Ids of the inputs that must be filled: the first of them comes before all others. */
  readonly toFill?: ReadonlySet<string>
}

/**
 * Puts the cursor into the first field of a form that must be filled, or else into its first. Inputs come later than the
 * form, and not in its order.
 */
export function useFirstFocus(
  form: RefObject<HTMLElement | null>,
  { isWanted, toFill = none }: FirstFocus,
): void {
  useEffect(() => {
    const root = form.current
    if (!isWanted || root === null) return
    // While nobody has pressed a key, a line of this form that has the cursor only came earlier than the first one.
    const isElsewhere = () => isTyping(root) && !hasCursor(root)
    const watcher = new MutationObserver(() => (isElsewhere() || focusFirst(root, toFill)) && end())
    // Does not move the focus when the user is already typing elsewhere.
    const end = () => {
      watcher.disconnect()
      for (const name of ['keydown', 'pointerdown']) document.removeEventListener(name, end, true)
    }
    if (isTyping(root) || focusFirst(root, toFill)) return
    watcher.observe(root, { childList: true, subtree: true })
    // On the way down: the press that has opened the form is past that.
    for (const name of ['keydown', 'pointerdown']) document.addEventListener(name, end, true)
    return end
  }, [form, isWanted, toFill])
}

/** Whether the cursor stands in a line there. */
const hasCursor = (place: Node) =>
  isWritable(document.activeElement) && place.contains(document.activeElement)

/** What lies below a dialog is not typed into while it is open. */
const isTyping = (root: HTMLElement) => hasCursor(root.closest('[role="dialog"]') ?? document)

/** False while the first field's input has not come yet. */
function focusFirst(root: HTMLElement, toFill: ReadonlySet<string>): boolean {
  const labels = [...root.querySelectorAll<HTMLLabelElement>('.lobby-field > label[for]')]
  const waits = ({ htmlFor }: HTMLLabelElement) => toFill.has(htmlFor)
  for (const label of [...labels.filter(waits), ...labels.filter((one) => !waits(one))]) {
    const input = document.getElementById(label.htmlFor)
    if (input === null) return false
    if (!isWritable(input)) continue
    input.focus({ preventScroll: true })
    return true
  }
  return false
}

interface Keys {
  readonly text: string
  /** Enter was pressed after the text. */
  readonly isEntered: boolean
}

const none: Keys = { text: '', isEntered: false }
let held: Keys | undefined

function hold(event: KeyboardEvent) {
  if (held === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key.length === 1) held = { text: held.text + event.key, isEntered: false }
  else if (event.key === 'Backspace') held = { text: held.text.slice(0, -1), isEntered: false }
  else if (event.key === 'Enter') held = { ...held, isEntered: true }
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** Keeps what is typed until the palette is there: it would go into the field behind, an amount perhaps. */
export function holdKeys(): void {
  if (held !== undefined) return
  held = none
  addEventListener('keydown', hold, true)
}

/** Ends the holding; returns what was typed meanwhile. */
export function takeKeys(): Keys {
  removeEventListener('keydown', hold, true)
  const typed = held ?? none
  held = undefined
  return typed
}

import { useRef } from 'react'
import { isPresent } from '#core/condition.ts'
import type { InputProps } from '../field-view.ts'

interface Press {
  readonly key: string
  readonly target: EventTarget
  preventDefault(): void
}

/**
 * Keys of the library's pickers. They keep their value when its text is deleted; here the field is then empty. Enter in an
 * open one takes the day that was typed, and no more: the form is not saved with it.
 */
export function usePickerKeys({ value, onChange }: InputProps) {
  const isOpen = useRef(false)
  const isEmpty = ({ target }: Pick<Press, 'target'>) =>
    target instanceof HTMLInputElement && target.value === ''
  const empty = (event: Pick<Press, 'target'>) => {
    if (isEmpty(event) && isPresent(value)) onChange?.(null)
  }
  return {
    // The key that closes it is still to be asked about.
    onOpenChange: (open: boolean) => queueMicrotask(() => void (isOpen.current = open)),
    onBlur: empty,
    onKeyDown: (event: Press) => {
      if (event.key !== 'Enter') return
      empty(event)
      if (isOpen.current && !isEmpty(event)) event.preventDefault()
    },
  }
}

interface Typing extends Pick<Press, 'key' | 'target'> {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Whether a key puts something into a text: a sign, a pasted text, or the first stroke of an input method. */
const inserts = ({ key, ctrlKey, metaKey, altKey }: Typing) => {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'v'
  return !altKey && (key.length === 1 || key === 'Process')
}

/**
 * Who comes into a field by Tab types over what stands there, as everywhere. The library's pickers draw a value that another
 * field moved a moment after it came, and lose the selection with it: the text would land behind the former one.
 */
export function useTypingOver() {
  const isEntered = useRef(false)
  const leave = () => void (isEntered.current = false)
  return {
    onKeyUp: ({ key }: Pick<Press, 'key'>) => {
      if (key === 'Tab') isEntered.current = true
    },
    onKeyDownCapture: (event: Typing) => {
      if (isEntered.current && inserts(event) && event.target instanceof HTMLInputElement)
        event.target.select()
      if (!modifiers.has(event.key)) leave()
    },
    onPointerDown: leave,
    onBlur: leave,
  }
}

/** Held before what they change: a press of one alone does nothing to a text. */
const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Meta', 'Alt', 'AltGraph'])

/** The library takes Tab in an open list of several values for a choice, which would take a chosen one away. */
export const leaveByTab = (event: Pick<Press, 'key'> & { stopPropagation(): void }) => {
  if (event.key === 'Tab') event.stopPropagation()
}

/** The library's selects of one value can be emptied by a click alone; here the two deleting keys do it too. */
export const emptyByKey = (empty: () => void) => (event: Pick<Press, 'key' | 'target'>) => {
  const isSearching = event.target instanceof HTMLInputElement && event.target.value !== ''
  if (!isSearching && (event.key === 'Delete' || event.key === 'Backspace')) empty()
}

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

/** The library takes Tab in an open list of several values for a choice, which would take a chosen one away. */
export const leaveByTab = (event: Pick<Press, 'key'> & { stopPropagation(): void }) => {
  if (event.key === 'Tab') event.stopPropagation()
}

/** The library's selects of one value can be emptied by a click alone; here the two deleting keys do it too. */
export const emptyByKey = (empty: () => void) => (event: Pick<Press, 'key' | 'target'>) => {
  const isSearching = event.target instanceof HTMLInputElement && event.target.value !== ''
  if (!isSearching && (event.key === 'Delete' || event.key === 'Backspace')) empty()
}

import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useLeftWithPage } from './use-cell-left.ts'

interface SheetInputProps {
  readonly label: string
  readonly initial: string
  readonly isReadOnly: boolean
  readonly isInvalid: boolean
  /** The element that says what is wrong. */
  readonly errorId: string
  /** Figures stand at the end, and a phone shows its number pad. Default false. */
  readonly isFigure?: boolean
  /** Default 40. */
  readonly maxLength?: number
  readonly focuses?: boolean
  /** `seen` stood in the cell when one began to type; somebody else's may be stored by now. */
  readonly onLeave: (text: string, seen: string, input: HTMLInputElement) => void
  /** Escape: back to what is stored. */
  readonly onDrop: () => void
  readonly onKey?: (key: string) => void
}

/** A cell of a sheet: what stands in it is selected when one comes, and told when one leaves. */
export function SheetInput({
  label,
  initial,
  isReadOnly,
  isInvalid,
  errorId,
  isFigure = false,
  maxLength = 40,
  focuses,
  ...on
}: SheetInputProps) {
  const first = initial === '–' ? '' : initial
  const input = useRef<HTMLInputElement>(null)
  const drawn = useRef(first)
  const seen = useRef(first)
  const isDropped = useRef(false)
  // A colleague's value appears in the cell, unless somebody is typing there.
  useEffect(() => {
    const { current } = input
    if (current === null || drawn.current === first) return
    if (document.activeElement !== current || current.value === drawn.current) {
      current.value = first
      seen.current = first
    }
    drawn.current = first
  }, [first])
  const leave = (cell: HTMLInputElement) => {
    if (!isReadOnly && !isDropped.current && cell.value !== first) on.onLeave(cell.value, seen.current, cell)
  }
  useLeftWithPage(input, leave)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    on.onKey?.(event.key)
    if (event.key !== 'Escape') return
    isDropped.current = true
    event.currentTarget.value = first
    on.onDrop()
  }
  return (
    <input
      ref={input}
      className="lobby-sheet-input"
      data-figure={isFigure}
      inputMode={isFigure ? 'decimal' : 'text'}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the office has just asked for this cell
      autoFocus={focuses === true}
      aria-label={label}
      aria-invalid={isInvalid}
      {...(isInvalid ? { 'aria-describedby': errorId } : {})}
      readOnly={isReadOnly}
      defaultValue={first}
      maxLength={maxLength}
      onFocus={({ target }) => {
        isDropped.current = false
        seen.current = first
        target.select()
      }}
      onKeyDown={onKeyDown}
      onInput={() => {
        isDropped.current = false
      }}
      onBlur={({ target }) => leave(target)}
    />
  )
}

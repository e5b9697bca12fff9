import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { Translate } from '#src/i18n/use-t.ts'
import { movedTo } from '#src/ui/moved-to.ts'
import { useDragged } from '#src/ui/use-dragged.ts'
import type { Values } from '../field-view.ts'

interface Moving {
  readonly rows: readonly Values[]
  readonly onChange: ((rows: readonly Values[]) => void) | undefined
  /** What holds the table. */
  readonly box: RefObject<HTMLElement | null>
}

const focusable = 'input:not([type=hidden]), textarea, button, [tabindex="0"]'
const controlsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>(focusable) ?? []),
]

/**
 * Rows change places: by dragging, by buttons, and by Alt with an arrow key from anywhere in a row. The cursor goes along with its
 * row.
 */
export function useRowMoves({ rows, onChange, box }: Moving) {
  const followed = useRef<{ readonly row: number; readonly control: number }>(undefined)
  useEffect(() => {
    const to = followed.current
    followed.current = undefined
    if (to === undefined) return
    const controls = controlsOf(box.current?.querySelectorAll('tbody tr')[to.row])
    const control = controls[to.control] ?? controls.at(-1)
    // The button up of the row that has come to the top does nothing any more.
    if (control?.matches(':disabled') === true) controls.find((one) => one.matches('button:enabled'))?.focus()
    else control?.focus()
  })
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length || from === to) return
    const row = box.current?.querySelectorAll('tbody tr')[from]
    const active = document.activeElement
    const control = controlsOf(row).findIndex((one) => one === active)
    if (control >= 0) followed.current = { row: to, control }
    onChange?.(movedTo(rows, from, to))
  }
  const dragged = useDragged<number>(move)
  const steps: Readonly<Partial<Record<string, number>>> = { ArrowUp: -1, ArrowDown: 1 }
  return {
    move,
    held: dragged.held,
    /** For the row itself. */
    row: (at: number) => ({
      ...dragged.place(at),
      // Before the inputs: Alt with an arrow opens their lists.
      onKeyDownCapture: (event: KeyboardEvent) => {
        const step = event.altKey ? steps[event.key] : undefined
        if (step === undefined) return
        event.preventDefault()
        event.stopPropagation()
        move(at, at + step)
      },
    }),
  }
}

interface RowMovesProps {
  readonly at: number
  readonly last: number
  readonly moves: ReturnType<typeof useRowMoves>
  readonly t: Translate
}

/** What moves a row: a grip for the mouse, a button for each direction. */
export const RowMoves = ({ at, last, moves, t }: RowMovesProps) => (
  <>
    <span
      className="lobby-rows-grip"
      aria-hidden="true"
      title={t('console.fields.drag_line')}
      {...moves.held(at)}
    >
      <HolderOutlined />
    </span>
    <Button
      type="text"
      icon={<ArrowUpOutlined />}
      disabled={at === 0}
      aria-label={t('console.fields.line_up', { line: at + 1 })}
      title={t('console.fields.line_keys')}
      onClick={() => moves.move(at, at - 1)}
    />
    <Button
      type="text"
      icon={<ArrowDownOutlined />}
      disabled={at === last}
      aria-label={t('console.fields.line_down', { line: at + 1 })}
      title={t('console.fields.line_keys')}
      onClick={() => moves.move(at, at + 1)}
    />
  </>
)

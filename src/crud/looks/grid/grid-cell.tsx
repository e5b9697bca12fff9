import { memo, useEffect, useRef, useState } from 'react'
import { SheetInput } from '../../sheet/sheet-input.tsx'
import { useLeftWithPage } from '../../sheet/use-cell-left.ts'
import type { SheetCell } from '../../sheet/use-sheet.ts'
import { cellText, choicesOf, type CellUse } from './cell-text.ts'
import type { GridRefusal } from './save-rows.ts'
import { cellKey, type Grid } from './use-grid.ts'

interface GridCellProps extends Pick<Grid, 'enter' | 'forget'> {
  readonly id: string
  /** The record's. */
  readonly title: string
  readonly label: string
  readonly use: CellUse
  readonly value: unknown
  readonly cell: SheetCell<GridRefusal> | undefined
  readonly isFigure: boolean
}

/** A cell that is typed into: drawn again only when its own value changes. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { id, title, label, use, value, cell, isFigure, enter, forget } = props
  const { t } = use.tools
  const { name } = use
  const refusal = cell?.refusal
  const stored = cellText(use, value)
  const text = cell?.text ?? stored
  const errorId = `lobby-grid-error-${id}-${name}`
  const choices = choicesOf(use)
  const element = {
    label: t('console.crud.sheet.cell', { field: label, record: title }),
    initial: text,
    isInvalid: refusal !== undefined,
    errorId,
    onLeave: (typed: string, seen: string) => enter(id, name, typed, { seen }),
    onDrop: () => forget(cellKey(id, name)),
  }
  return (
    <>
      {choices === undefined ? (
        <SheetInput {...element} isReadOnly={false} isFigure={isFigure} maxLength={2000} />
      ) : (
        <ChoiceInput {...element} choices={choices} mayBeEmpty={use.field.required !== true} />
      )}
      {cell?.isSaving === true && (
        <span className="lobby-sheet-saving" role="status" aria-label={t('console.crud.sheet.saving')} />
      )}
      {refusal !== undefined && (
        <span className="lobby-sheet-error" id={errorId} role="alert">
          <span>{refusal.texts.join(' ')}</span>
          <Again {...props} text={text} refusal={refusal} />
        </span>
      )}
    </>
  )
})

interface AgainProps extends GridCellProps {
  readonly text: string
  readonly refusal: GridRefusal
}

/** The way out of a refusal, where there is one beside typing something else. */
function Again({ id, use, text, cell, refusal: { again }, enter }: AgainProps) {
  const { t } = use.tools
  if (again === undefined) return null
  const theirs = again.kind === 'keep_mine' ? cellText(use, again.theirs) : ''
  const anew = again.kind === 'confirm' ? { confirmed: again.confirmed } : {}
  // Only a user who was asked may save over a colleague's value.
  const seen = again.kind === 'retry' ? cell?.seen : undefined
  const send = () => enter(id, use.name, text, { anew, seen })
  return (
    <button type="button" onClick={send}>
      {t(`console.crud.sheet.${again.kind}`, {
        theirs: theirs === '' ? t('console.crud.sheet.empty') : theirs,
      })}
    </button>
  )
}

interface ChoiceInputProps {
  readonly label: string
  readonly initial: string
  readonly choices: readonly string[]
  readonly mayBeEmpty: boolean
  readonly isInvalid: boolean
  readonly errorId: string
  readonly onLeave: (text: string, seen: string) => void
  readonly onDrop: () => void
}

/** A cell that takes only a few words: letters and arrows choose among them, and it is saved as one leaves it. */
function ChoiceInput({ label, initial, choices, mayBeEmpty, isInvalid, errorId, ...on }: ChoiceInputProps) {
  const [chosen, choose] = useState(initial)
  const select = useRef<HTMLSelectElement>(null)
  const last = useRef(chosen)
  last.current = chosen
  const seen = useRef(initial)
  // A colleague's value appears in the cell, unless somebody has chosen another one there.
  useEffect(() => {
    if (last.current !== seen.current) return
    seen.current = initial
    choose(initial)
  }, [initial])
  const leave = () => {
    const before = seen.current
    seen.current = chosen
    if (chosen !== initial) on.onLeave(chosen, before)
  }
  useLeftWithPage(select, leave)
  // What was pasted and refused stays to be seen.
  const odd = choices.includes(initial) || (initial === '' && mayBeEmpty) ? [] : [initial]
  return (
    <select
      ref={select}
      className="lobby-sheet-input"
      aria-label={label}
      aria-invalid={isInvalid}
      {...(isInvalid ? { 'aria-describedby': errorId } : {})}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        seen.current = initial
        choose(initial)
        on.onDrop()
      }}
      onBlur={leave}
    >
      {[...(mayBeEmpty ? [''] : []), ...odd, ...choices].map((word) => (
        <option key={word} value={word}>
          {word}
        </option>
      ))}
    </select>
  )
}

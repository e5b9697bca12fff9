import { groupDigits } from '#core/number-text.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { rolledOver, seenOf, unsent, type Refusal, type RoundRow, type Seen } from './round-cell.ts'
import type { Round } from './use-round.ts'

interface CellErrorProps extends Pick<Round, 'enter'> {
  readonly id: string
  readonly row: RoundRow
  /** What was typed. */
  readonly text: string
  readonly refusal: Refusal
  /** What stood there when it was typed. */
  readonly seen: Seen | undefined
  /** Asks what a replaced meter really used. */
  readonly replace: () => void
  readonly tools: Pick<ViewTools, 't' | 'language'>
}

/** Why a cell was refused, with the ways out of it. */
export function CellError({ id, row, text, refusal, seen, enter, replace, tools }: CellErrorProps) {
  const { t, language } = tools
  const { errors, confirm } = refusal
  const says = (code: string) => errors.some((one) => one.code === code)
  const { used } = refusal
  const typed = {
    new_number: text,
    ...(used === undefined ? {} : { replaced: true, replaced_consumption: used }),
  }
  const theirs = theirsBeside({ text, used }, row).map((figure) => groupDigits(figure, language))
  return (
    <span className="lobby-sheet-error" id={id} role="alert">
      <span>{errors.map(({ message }) => message).join(' ')}</span>
      {says('index_runs_backwards') && (
        <>
          <button
            type="button"
            onClick={() =>
              enter(row, { new_number: text, replaced: true, replaced_consumption: rolledOver(row, text) })
            }
          >
            {t('console.metering.rolled_over', { used: groupDigits(rolledOver(row, text), language) })}
          </button>
          <button type="button" onClick={replace}>
            {t('console.metering.replaced')}
          </button>
        </>
      )}
      {says('record_changed') && theirs.length > 0 && (
        <button type="button" onClick={() => enter(row, typed)}>
          {t('console.metering.keep_mine', { theirs: theirs.join(' · ') })}
        </button>
      )}
      {says(unsent) && (
        <button type="button" onClick={() => enter(row, typed, seen)}>
          {t('console.crud.sheet.retry')}
        </button>
      )}
      {confirm !== undefined && (
        <button type="button" onClick={() => enter(row, { ...typed, confirmed: true })}>
          {t('console.metering.confirm', { used: groupDigits(confirm.new, language) })}
        </button>
      )}
    </span>
  )
}

/** What a colleague has stored that one would write over: the index, what a replaced meter used, or both. */
function theirsBeside(
  { text, used }: { readonly text: string; readonly used: string | undefined },
  row: RoundRow,
): readonly string[] {
  const stored = seenOf(row)
  if (stored.index === '') return []
  if (used === undefined || stored.used === '' || stored.used === used) return [stored.index]
  return stored.index === text ? [stored.used] : [stored.index, stored.used]
}

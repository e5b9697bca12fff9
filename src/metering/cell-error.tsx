import { groupDigits } from '#core/number-text.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { rolledOver, type Refusal, type RoundRow } from './round-cell.ts'
import type { Round } from './use-round.ts'

interface CellErrorProps extends Pick<Round, 'enter'> {
  readonly id: string
  readonly row: RoundRow
  /** What was typed. */
  readonly text: string
  readonly refusal: Refusal
  /** Asks what a replaced meter really used. */
  readonly replace: () => void
  readonly tools: Pick<ViewTools, 't' | 'language'>
}

/** Why a cell was refused, with the ways out of it. */
export function CellError({ id, row, text, refusal, enter, replace, tools }: CellErrorProps) {
  const { t, language } = tools
  const { errors, confirm } = refusal
  const says = (code: string) => errors.some((one) => one.code === code)
  const theirs = row.reading?.new_number
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
      {says('record_changed') && theirs !== undefined && (
        <button type="button" onClick={() => enter(row, { new_number: text })}>
          {t('console.metering.keep_mine', { theirs: groupDigits(theirs, language) })}
        </button>
      )}
      {confirm !== undefined && (
        <button type="button" onClick={() => enter(row, { new_number: text, confirmed: true })}>
          {t('console.metering.confirm', { used: groupDigits(confirm.new, language) })}
        </button>
      )}
    </span>
  )
}

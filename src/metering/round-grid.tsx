import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { isPastedSheet } from '#src/crud/sheet/pasted.ts'
import { walkColumn } from '#src/crud/sheet/walk.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { readSheet, type PastedRow, type RoundRow } from './round-cell.ts'
import { RoundRowLine } from './round-row.tsx'
import type { Presence } from '#src/data/use-presence.ts'
import type { Round } from './use-round.ts'

interface RoundGridProps {
  readonly round: Round
  /** The rows that are shown: those of the mark that was chosen. */
  readonly rows: readonly RoundRow[]
  readonly unit: string
  readonly label: string
  readonly mayWrite: boolean
  readonly presence: Presence
  readonly onPaste: (sheet: readonly PastedRow[]) => Promise<void>
  readonly onPhoto: (row: RoundRow, file: File) => Promise<void>
  readonly onMissed: ((row: RoundRow) => void) | undefined
  readonly pathOf: (id: string) => string | undefined
  readonly meterPathOf: (id: string) => string | undefined
  readonly tools: ViewTools
}

const cellOf = 'tr[data-meter] .lobby-round-index input'

/** The sheet: Tab, Enter and the arrows walk its indexes, and what is copied from a spreadsheet is pasted into it. */
export function RoundGrid({
  round,
  rows,
  unit,
  label,
  mayWrite,
  presence,
  onPaste,
  ...rest
}: RoundGridProps) {
  const { t, language } = rest.tools
  const body = useRef<HTMLTableSectionElement>(null)
  const usedLabel = t('console.metering.used', { unit })
  const cells = () => [...(body.current?.querySelectorAll<HTMLInputElement>(cellOf) ?? [])]
  const onKeyDown = (event: KeyboardEvent) => {
    // Tab needs no help: nothing else between two cells takes it.
    const row = (event.target as HTMLElement).closest<HTMLElement>('tr[data-meter]')
    if (row !== null && event.target instanceof HTMLInputElement)
      walkColumn(event, cells(), (cell) => row.contains(cell))
  }
  const onPasted = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!mayWrite || !isPastedSheet(text)) return
    event.preventDefault()
    const id = (event.target as HTMLElement).closest<HTMLElement>('tr[data-meter]')?.dataset['meter']
    const at = Math.max(
      0,
      rows.findIndex((row) => row.meter_id === id),
    )
    void onPaste(readSheet(text, { from: rows.slice(at), language }))
  }
  return (
    <div
      className="lobby-sheet-box"
      onPaste={onPasted}
      onKeyDown={onKeyDown}
      onFocus={({ target }) =>
        presence.stand(target.closest<HTMLElement>('tr[data-meter]')?.dataset['meter'] ?? '')
      }
      onBlur={() => presence.stand('')}
    >
      <table className="lobby-sheet lobby-round" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('console.metering.apartment')}</th>
            <th scope="col">{t('console.metering.previous')}</th>
            <th scope="col">{t('console.metering.index')}</th>
            <th scope="col">{usedLabel}</th>
            <th scope="col" className="lobby-round-usual">
              {t('console.metering.usual')}
            </th>
            <th scope="col">{t('console.metering.note')}</th>
            <th scope="col">
              <span className="lobby-hidden">{t('console.metering.tools')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <RoundRowLine
              key={row.meter_id}
              row={row}
              cell={round.cells.get(row.meter_id)}
              mayWrite={mayWrite}
              usedLabel={usedLabel}
              other={presence.whoIsAt(row.meter_id)}
              enter={round.enter}
              hold={round.hold}
              forget={round.forget}
              onPhoto={rest.onPhoto}
              onMissed={rest.onMissed}
              pathOf={rest.pathOf}
              meterPathOf={rest.meterPathOf}
              tools={rest.tools}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

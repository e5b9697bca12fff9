import type { Translate } from '#src/i18n/use-t.ts'
import { markOf, marks, type Mark, type RoundRow } from './round-cell.ts'
import type { Cell } from './use-round.ts'

export type RowFilter = 'all' | 'refused' | Mark

type Cells = ReadonlyMap<string, Cell>

/** The rows to look at. */
export const rowsWith = (filter: RowFilter, rows: readonly RoundRow[], cells: Cells): readonly RoundRow[] =>
  filter === 'all' ? rows : rows.filter((row) => isIn(filter, row, cells))

const isIn = (filter: RowFilter, row: RoundRow, cells: Cells) =>
  filter === 'all' ||
  (filter === 'refused' ? cells.get(row.meter_id)?.refusal !== undefined : markOf(row) === filter)

interface RoundFilterProps {
  readonly filter: RowFilter
  readonly onFilter: (filter: RowFilter) => void
  readonly rows: readonly RoundRow[]
  readonly cells: Cells
  readonly t: Translate
}

/** What should be looked at, and how many there are of each. */
export function RoundFilter({ filter, onFilter, rows, cells, t }: RoundFilterProps) {
  const offered = (['all', 'refused', ...marks] as const).map((name) => ({
    name,
    total: rowsWith(name, rows, cells).length,
  }))
  return (
    <div className="lobby-round-filter">
      <div role="group" aria-label={t('console.metering.show')} className="lobby-switch">
        {offered
          .filter(({ name, total }) => total > 0 || name === 'all' || name === filter)
          .map(({ name, total }) => (
            <button key={name} type="button" aria-pressed={name === filter} onClick={() => onFilter(name)}>
              {t(
                name === 'all' || name === 'refused'
                  ? `console.metering.${name}`
                  : `console.metering.marks.${name}`,
              )}
              <span className="lobby-secondary">{total}</span>
            </button>
          ))}
      </div>
    </div>
  )
}

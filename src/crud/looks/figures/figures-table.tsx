import { Link } from 'react-router'
import type { Grouping } from '#core/derive/groupings.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { LineTable, type LineColumn } from '#src/ui/line-table.tsx'
import { figureTexts, groupingLabel, groupLabel } from './figure-words.ts'
import { addressOfGroups, type FiguresShown } from './figures-shown.ts'
import type { FigureCell, FigureRow } from './use-figures.ts'

interface FiguresTableProps {
  readonly shown: FiguresShown
}

/** A line for each group, and their total; each figure leads to the list of its records. */
export function FiguresTable({ shown }: FiguresTableProps) {
  const { entity, tools, asked, figures } = shown
  const { t } = tools
  const { row, across, sums } = asked
  const figure = (
    cell: FigureCell | undefined,
    measure: string | undefined,
    groups: readonly (readonly [Grouping, string | null])[],
  ) => {
    if (cell === undefined || cell.records === 0) return <span className="lobby-nothing">–</span>
    const texts = figureTexts(entity, cell, measure, tools)
    if (texts.length === 0) return <span className="lobby-nothing">–</span>
    return <Link to={addressOfGroups(shown, groups)}>{texts.join(' · ')}</Link>
  }
  const measureTitle = (measure: string | undefined) =>
    measure === undefined ? t('console.crud.looks.group.records') : fieldLabel(t, entity.name, measure)
  const head: LineColumn<FigureRow> = {
    title: groupingLabel(entity, row, tools),
    isHead: true,
    cell: (one) => groupLabel(entity, row, one, tools),
  }
  const measures = [undefined, ...sums]
  const plain = measures.map((measure): LineColumn<FigureRow> => ({
    title: measureTitle(measure),
    isNumber: true,
    isEmpty: ({ records }) => records === 0,
    cell: (one) => figure(one, measure, [[row, one.key]]),
    total: figure(figures.all, measure, []),
  }))
  const [measured] = sums
  const crossed =
    across === undefined
      ? []
      : (figures.all.across ?? []).map((column): LineColumn<FigureRow> => {
          const of = (one: FigureRow) => one.across?.find(({ key }) => key === column.key)
          return {
            title: groupLabel(entity, across, column, tools),
            isNumber: true,
            isEmpty: (one) => (of(one)?.records ?? 0) === 0,
            cell: (one) =>
              figure(of(one), measured, [
                [row, one.key],
                [across, column.key],
              ]),
            total: figure(column, measured, [[across, column.key]]),
          }
        })
  const whole: LineColumn<FigureRow> = {
    title: t('console.crud.looks.group.all'),
    isNumber: true,
    isEmpty: ({ records }) => records === 0,
    cell: (one) => figure(one, measured, [[row, one.key]]),
    total: figure(figures.all, measured, []),
  }
  return (
    <LineTable
      columns={[head, ...(across === undefined ? plain : [...crossed, whole])]}
      rows={figures.rows}
      keyOf={({ key }) => key ?? ''}
      totals={t('console.crud.looks.group.all')}
      caption={groupingLabel(entity, row, tools)}
    />
  )
}

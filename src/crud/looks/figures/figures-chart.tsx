import { allFields } from '#core/derive/fields.ts'
import { Chart } from '#src/charts/chart.tsx'
import type { ChartPoint, ChartSeries } from '#src/charts/chart-data.ts'
import { fieldLabel } from '#src/fields/words.ts'
import type { EntityList } from '../../list/use-entity-list.tsx'
import { figureIn, groupingLabel, groupLabel } from './figure-words.ts'
import type { AskedFigures } from './offered.ts'
import type { FigureRow, Figures } from './use-figures.ts'

interface FiguresChartProps {
  readonly list: EntityList
  readonly asked: AskedFigures
  readonly figures: Figures
}

/** Beyond so many bars nothing is compared any more; days make a line. */
const mostBars = 31
const mostPoints = 370
const mostSeries = 6

/** Days as a line, other groups as bars, what stands in columns on top of each other; none where currencies differ. */
export function FiguresChart({ list, asked, figures }: FiguresChartProps) {
  const { entity, tools } = list
  const { row, across, sums } = asked
  const [measure] = sums
  // A chart says an axis of money or of things.
  const isNumber = measure !== undefined && allFields(entity)[measure]?.kind === 'number'
  const isLine = row.grain === 'day' && across === undefined
  const columns = across === undefined ? [] : (figures.all.across ?? [])
  if (figures.rows.length > (isLine ? mostPoints : mostBars) || columns.length > mostSeries) return null
  const title =
    measure === undefined
      ? tools.t('console.crud.looks.group.records')
      : fieldLabel(tools.t, entity.name, measure)
  const series: ChartSeries[] =
    across === undefined
      ? [{ key: 'all', label: title }]
      : columns.map(({ key }) => ({ key: String(key), label: groupLabel(entity, across, { key }, tools) }))
  const cellOf = (one: FigureRow, key: string) =>
    across === undefined ? one : one.across?.find((part) => String(part.key) === key)
  const points = figures.rows.map((one): ChartPoint => ({
    key: String(one.key),
    label: groupLabel(entity, row, one, tools),
    values: Object.fromEntries(
      series.map(({ key }) => {
        const cell = cellOf(one, key)
        return [key, cell === undefined ? '0' : figureIn(cell, measure, tools.currency)]
      }),
    ),
  }))
  const isOneCurrency = points.every(({ values }) =>
    Object.values(values).every((value) => value !== undefined),
  )
  if (!isOneCurrency || points.length < 2) return null
  return (
    <Chart
      kind={isLine ? 'line' : across === undefined ? 'bar' : 'stacked'}
      unit={measure === undefined || isNumber ? 'count' : 'money'}
      title={title}
      pointTitle={groupingLabel(entity, row, tools)}
      series={series}
      points={points}
      tools={tools}
    />
  )
}

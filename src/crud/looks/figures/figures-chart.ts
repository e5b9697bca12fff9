import { allFields } from '#core/derive/fields.ts'
import type { ChartProps } from '#src/charts/chart.tsx'
import type { ChartPoint, ChartSeries } from '#src/charts/chart-data.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { figureIn, groupingLabel, groupLabel } from './figure-words.ts'
import { addressOfGroups, type FiguresShown } from './figures-shown.ts'
import type { FigureRow } from './use-figures.ts'

/** Beyond so many bars nothing is compared any more; days make a line. */
const mostBars = 31
const mostPoints = 370
const mostSeries = 6

/**
 * Days as a line, other groups as bars, what stands in columns on top of each other; undefined where there is too little or
 * too much to compare, or currencies differ.
 */
export function chartOf(shown: FiguresShown): ChartProps | undefined {
  const { entity, tools, asked, figures } = shown
  const { row, across, sums } = asked
  const [measure] = sums
  // A chart says an axis of money or of things.
  const isNumber = measure !== undefined && allFields(entity)[measure]?.kind === 'number'
  const isLine = row.grain === 'day' && across === undefined
  const columns = across === undefined ? [] : (figures.all.across ?? [])
  if (figures.rows.length > (isLine ? mostPoints : mostBars) || columns.length > mostSeries) return undefined
  const title =
    measure === undefined
      ? tools.t('console.crud.looks.group.records')
      : fieldLabel(tools.t, entity.name, measure)
  const series: (ChartSeries & { readonly value: string | null })[] =
    across === undefined
      ? [{ key: 'all', label: title, value: null }]
      : columns.map(({ key }) => ({
          key: String(key),
          label: groupLabel(entity, across, { key }, tools),
          value: key,
        }))
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
    links: Object.fromEntries(
      series.map(({ key, value }) => [
        key,
        addressOfGroups(shown, [[row, one.key], ...(across === undefined ? [] : [[across, value] as const])]),
      ]),
    ),
  }))
  const isOneCurrency = points.every(({ values }) =>
    Object.values(values).every((value) => value !== undefined),
  )
  if (!isOneCurrency || points.length < 2) return undefined
  return {
    kind: isLine ? 'line' : across === undefined ? 'bar' : 'stacked',
    unit: measure === undefined || isNumber ? 'count' : 'money',
    title,
    pointTitle: groupingLabel(entity, row, tools),
    series,
    points,
    tools,
  }
}

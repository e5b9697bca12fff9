import { Link } from 'react-router'
import type { ViewTools } from '../fields/field-view.ts'
import { formatValue, type ChartData } from './chart-data.ts'

type Part = Pick<ChartData, 'unit' | 'series' | 'points'>

interface ChartTableProps {
  /** The first gives the rows; the others add columns to the rows of the same key. */
  readonly parts: readonly [Part, ...Part[]]
  readonly title: string
  readonly pointTitle: string
  readonly tools: ViewTools
}

/** The values of a chart, each with the way to its list. */
export function ChartTable({ title, pointTitle, parts, tools }: ChartTableProps) {
  const columns = parts.flatMap(({ unit, series, points }) =>
    series.map(({ key, label }) => ({ key, label, unit, points })),
  )
  return (
    <div className="lobby-rows-box">
      <table className="lobby-graph-table">
        <caption className="lobby-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{pointTitle}</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts[0].points.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {columns.map(({ key, unit, points }) => {
                const point = points.find((one) => one.key === row.key)
                const text = formatValue(point?.values[key], unit, tools)
                const to = point?.links?.[key]
                return <td key={key}>{to === undefined ? text : <Link to={to}>{text}</Link>}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

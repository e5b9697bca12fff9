import { Link } from 'react-router'
import type { ViewTools } from '../fields/field-view.ts'
import { formatValue, type ChartData } from './chart-data.ts'

interface ChartTableProps extends Omit<ChartData, 'kind'> {
  readonly title: string
  readonly pointTitle: string
  readonly tools: ViewTools
}

/** The values of a chart, each with the way to its list. */
export function ChartTable({ title, pointTitle, unit, series, points, tools }: ChartTableProps) {
  return (
    <div className="lobby-rows-box">
      <table className="lobby-graph-table">
        <caption className="lobby-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{pointTitle}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key}>
              <th scope="row">{point.label}</th>
              {series.map(({ key }) => {
                const text = formatValue(point.values[key], unit, tools)
                const to = point.links?.[key]
                return <td key={key}>{to === undefined ? text : <Link to={to}>{text}</Link>}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import { Skeleton } from 'antd'
import { lazy, Suspense, useId } from 'react'
import type { ViewTools } from '../fields/field-view.ts'
import { ChartTable } from './chart-table.tsx'
import type { ChartData } from './chart-data.ts'
import { SeriesSample } from './series-look.tsx'
import './charts.css'

export interface ChartProps extends ChartData {
  /** What the chart shows, for those who don't see it; the table's caption. */
  readonly title: string
  /** The head of the table's first column: `Month`. */
  readonly pointTitle: string
  readonly tools: ViewTools
  /** Pixels of the drawing, at least. Default 220. */
  readonly height?: number
  /** Further columns of the table: what the drawn values are made of. Points by the same keys. */
  readonly also?: Pick<ChartData, 'unit' | 'series' | 'points'>
  /** The table stands below the drawing from the start. */
  readonly isTableOpen?: boolean
}

/** The library comes with the first chart, never with a page's first rows. */
const ChartDrawing = lazy(async () => ({ default: (await import('./chart-drawing.tsx')).ChartDrawing }))

/**
 * A chart: the drawing for those who see it, and the same values as a table, in which each value is a link to its list.
 * Series differ by pattern or dash as well as by colour.
 */
export function Chart({
  title,
  pointTitle,
  tools,
  height = 220,
  isTableOpen = false,
  also,
  ...data
}: ChartProps) {
  const id = useId()
  // One bar compares nothing: its values are said in the table alone.
  const isDrawn = data.points.length > 1
  return (
    <figure className="lobby-graph" aria-label={title}>
      {isDrawn && data.series.length > 1 && (
        <figcaption className="lobby-graph-legend">
          {data.series.map(({ key, label }, index) => (
            <span key={key}>
              <SeriesSample id={`${id}-${index}`} index={index} isLine={data.kind === 'line'} />
              {label}
            </span>
          ))}
        </figcaption>
      )}
      {/* The table says the same, in words that can be read aloud. */}
      {isDrawn && (
        <div aria-hidden className="lobby-graph-drawing" style={{ minHeight: height }}>
          <div>
            <Suspense fallback={<Skeleton.Node active style={{ width: '100%', height }} />}>
              <ChartDrawing {...data} tools={tools} />
            </Suspense>
          </div>
        </div>
      )}
      <details open={isTableOpen || !isDrawn}>
        <summary>{tools.t('console.charts.as_table')}</summary>
        <ChartTable
          parts={also === undefined ? [data] : [data, also]}
          title={title}
          pointTitle={pointTitle}
          tools={tools}
        />
      </details>
    </figure>
  )
}

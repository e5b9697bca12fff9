import { theme } from 'antd'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { textWidth } from '../ui/text-width.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatTick, formatValue, type ChartData, type ChartPoint } from './chart-data.ts'
import { fillOf, lookOf, SeriesPattern } from './series-look.tsx'

interface DrawingProps extends ChartData {
  readonly tools: ViewTools
}

/** Pixels between two names. */
const air = 6
/** As many bars as may have names that lean. */
const mostLeaning = 12

/** Degrees. */
const leaning = 35
/** Pixels below the bars for leaning names of this length; a very long one must leave room for the bars. */
const heightOf = (length: number) =>
  Math.min(130, Math.ceil(length * Math.sin((leaning * Math.PI) / 180)) + 36)

const quiet = { fill: 'var(--ant-color-text-secondary)', fontSize: 12 }

/**
 * The drawing itself, as large as its box; the only file that knows the library. Its sizes are pixels, so values become
 * binary numbers here.
 */
export function ChartDrawing({ kind, unit, series, points, tools }: DrawingProps) {
  const id = useId()
  const navigate = useNavigate()
  const [width, setWidth] = useState(0)
  // A billion is a long word in Khmer.
  const axis = tools.language === 'km' ? 88 : 64
  const { fontFamily } = theme.useToken().token
  const longest = textWidth(
    points.map(({ label }) => label),
    `${quiet.fontSize}px ${fontFamily}`,
  )
  // A bar without its name says nothing: where names have no room side by side, all of them lean.
  const leans =
    kind !== 'line' &&
    points.length <= mostLeaning &&
    points.some(({ short }) => short === undefined) &&
    width > 0 &&
    longest + air > (width - axis) / points.length
  const rows = points.map((point) => ({
    name: point.short ?? point.label,
    point,
    ...Object.fromEntries(
      series.map(({ key }) => {
        const value = point.values[key]
        return [`v-${key}`, value === undefined ? null : Number(value)]
      }),
    ),
  }))
  const follow = (key: string) => (bar: { readonly payload?: unknown }) => {
    const to = pointOf(bar.payload)?.links?.[key]
    if (to !== undefined) void navigate(to)
  }
  const frame = (
    <>
      <CartesianGrid vertical={false} stroke="var(--ant-color-border-secondary)" />
      <XAxis
        dataKey="name"
        tick={quiet}
        tickLine={false}
        axisLine={{ stroke: 'var(--ant-color-border)' }}
        // Months read as a row of months only with air between them, and with the same number left out each time.
        interval={leans ? 0 : 'equidistantPreserveStart'}
        minTickGap={14}
        {...(leans ? { angle: -leaning, textAnchor: 'end', height: heightOf(longest) } : {})}
      />
      <YAxis
        tick={quiet}
        tickLine={false}
        axisLine={false}
        width={axis}
        domain={unit === 'percent' ? [0, 100] : undefined}
        allowDecimals={unit !== 'count'}
        tickFormatter={(value: number) => formatTick(value, unit, tools)}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--ant-color-fill-tertiary)', stroke: 'var(--ant-color-border)' }}
        content={({ active, payload }) => {
          const point = pointOf(payload[0]?.payload)
          if (active !== true || point === undefined) return null
          return (
            <div className="lobby-graph-tip">
              <strong>{point.label}</strong>
              {series.map(({ key, label }) => (
                <span key={key}>
                  {label}: {formatValue(point.values[key], unit, tools)}
                </span>
              ))}
            </div>
          )
        }}
      />
    </>
  )
  const margin = { top: 8, right: 8, bottom: 0, left: 0 }
  const box = { data: rows, margin, accessibilityLayer: false }
  if (kind === 'line')
    return (
      <ResponsiveContainer width="100%" height="100%">
        <LineChart {...box}>
          {frame}
          {series.map(({ key }, index) => (
            <Line
              key={key}
              dataKey={`v-${key}`}
              type="linear"
              stroke={lookOf(index).color}
              strokeDasharray={lookOf(index).dash ?? ''}
              strokeWidth={2}
              dot={{ r: 3, fill: 'var(--ant-color-bg-container)', strokeDasharray: '' }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    )
  return (
    <ResponsiveContainer width="100%" height="100%" onResize={setWidth}>
      <BarChart {...box} barGap={2} barCategoryGap="20%">
        <defs>
          {series.map(({ key }, index) => (
            <SeriesPattern key={key} id={`${id}-${index}`} index={index} />
          ))}
        </defs>
        {frame}
        {series.map(({ key }, index) => (
          <Bar
            key={key}
            dataKey={`v-${key}`}
            {...(kind === 'stacked' ? { stackId: 'all' } : {})}
            fill={fillOf(`${id}-${index}`, index)}
            stroke={lookOf(index).color}
            maxBarSize={44}
            isAnimationActive={false}
            cursor={points.some(({ links }) => links?.[key] !== undefined) ? 'pointer' : 'default'}
            onClick={follow(key)}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

/** The point that a row of the library's was made of. */
function pointOf(row: unknown): ChartPoint | undefined {
  return typeof row === 'object' && row !== null && 'point' in row ? (row.point as ChartPoint) : undefined
}

/** How series are told apart: colour, and for those who see none, a pattern or a dash. */
interface Look {
  readonly color: string
  /** What is drawn over the colour's paler ground; absent: a solid fill. */
  readonly pattern?: string
  /** Of a line. */
  readonly dash?: string
}

const looks: readonly [Look, ...Look[]] = [
  { color: 'var(--ant-color-primary)' },
  { color: 'var(--ant-color-text-tertiary)', pattern: 'M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6', dash: '7 4' },
  { color: 'var(--ant-color-warning)', pattern: 'M4 0 V8', dash: '2 3' },
  { color: 'var(--ant-color-error)', pattern: 'M0 4 H8 M4 0 V8', dash: '10 3 2 3' },
  { color: 'var(--ant-color-success)', pattern: 'M3 4 A1 1 0 1 0 5 4 A1 1 0 1 0 3 4', dash: '4 2' },
  { color: 'var(--ant-color-text-secondary)', pattern: 'M0 4 H8', dash: '1 4' },
]

export const lookOf = (index: number): Look => looks[index % looks.length] ?? looks[0]

/** The fill of a bar: the colour, or the pattern that `SeriesPattern` defines under this id. */
export const fillOf = (id: string, index: number): string =>
  lookOf(index).pattern === undefined ? lookOf(index).color : `url(#${id})`

/** A `<pattern>` for the drawing's `<defs>`; a solid series needs none. */
export function SeriesPattern({ id, index }: { readonly id: string; readonly index: number }) {
  const { color, pattern } = lookOf(index)
  if (pattern === undefined) return null
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
      <rect width={8} height={8} style={{ fill: color, fillOpacity: 0.16 }} />
      <path d={pattern} style={{ stroke: color, strokeWidth: 2, fill: 'none' }} />
    </pattern>
  )
}

interface SampleProps {
  readonly id: string
  readonly index: number
  readonly isLine: boolean
}

/** A series as the legend has it. */
export function SeriesSample({ id, index, isLine }: SampleProps) {
  const { color, dash } = lookOf(index)
  if (isLine)
    return (
      <svg width={28} height={12} aria-hidden>
        <path d="M0 6 H28" style={{ stroke: color, strokeWidth: 2, strokeDasharray: dash }} />
      </svg>
    )
  return (
    <svg width={14} height={14} aria-hidden>
      <defs>
        <SeriesPattern id={id} index={index} />
      </defs>
      <rect width={13} height={13} x={0.5} y={0.5} fill={fillOf(id, index)} style={{ stroke: color }} />
    </svg>
  )
}

import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney, formatNumber } from '../fields/format.ts'
import { inShort } from './short-amount.ts'

/** What the values of a chart are: decimal strings of the building's currency, percents, or numbers of things. */
export type ChartUnit = 'money' | 'percent' | 'count'

export interface ChartSeries {
  /** The name of its values in every point. */
  readonly key: string
  readonly label: string
}

export interface ChartPoint {
  readonly key: string
  /** Written whole: `11/2026`. */
  readonly label: string
  /** Below the axis, where the whole takes too much room: `11`. */
  readonly short?: string
  /** Decimal strings by series; a series without a value has a gap in its line and a dash in the table. */
  readonly values: Readonly<Record<string, string | undefined>>
  /** The lists that the values sum, by series. */
  readonly links?: Readonly<Record<string, string>>
}

export interface ChartData {
  /** `bar`: series side by side. `stacked`: on top of each other. */
  readonly kind: 'bar' | 'stacked' | 'line'
  readonly unit: ChartUnit
  readonly series: readonly ChartSeries[]
  readonly points: readonly ChartPoint[]
}

type Tools = Pick<ViewTools, 't' | 'language' | 'currency'>

/** A value whole, as the table and the tooltip have it. */
export function formatValue(value: string | undefined, unit: ChartUnit, tools: Tools): string {
  if (value === undefined) return '–'
  const { language } = tools
  if (unit === 'money') return formatMoney(value, tools.currency, language)
  const digits = unit === 'percent' ? 1 : 0
  const text = formatNumber(Number(value), { language, digits })
  return unit === 'percent' ? `${text} %` : text
}

/** A tick of the axis. */
export const formatTick = (value: number, unit: ChartUnit, tools: Tools): string =>
  unit === 'money'
    ? `${value < 0 ? '−' : ''}${inShort(String(Math.abs(value)), tools)}`
    : formatValue(String(value), unit, tools)

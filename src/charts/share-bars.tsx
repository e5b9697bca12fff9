import { Link } from 'react-router'
import type { ViewTools } from '../fields/field-view.ts'
import { formatValue, type ChartUnit } from './chart-data.ts'
import { largestOf, shareOf } from './short-amount.ts'
import './charts.css'

export interface Share {
  readonly key: string
  readonly label: string
  /** A decimal string, not negative. */
  readonly value: string
  /** The list that it sums. */
  readonly to?: string
  /** Default: the primary colour. */
  readonly tone?: 'quiet' | 'warning' | 'error' | 'success'
}

interface ShareBarsProps {
  readonly title: string
  readonly unit: ChartUnit
  readonly shares: readonly Share[]
  /** The value of a full bar. Default: the largest. */
  readonly full?: string
  readonly tools: ViewTools
}

/** A few values, each with its name, its figure and a bar below: readable without the bars, and without a library. */
export function ShareBars({ title, unit, shares, full, tools }: ShareBarsProps) {
  const whole = full ?? largestOf(shares.map(({ value }) => value))
  return (
    <dl className="lobby-shares" aria-label={title}>
      {shares.map(({ key, label, value, to, tone }) => {
        const text = formatValue(value, unit, tools)
        return (
          <div key={key} data-tone={tone}>
            <dt>{label}</dt>
            <dd>
              {to === undefined ? text : <Link to={to}>{text}</Link>}
              <i aria-hidden>
                <i style={{ width: `${shareOf(value, whole)}%` }} />
              </i>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

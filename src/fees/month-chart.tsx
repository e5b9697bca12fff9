import { Link } from 'react-router'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDecimal, formatMoney, formatMonth } from '../fields/format.ts'
import { feeList } from './fee-lists.ts'
import { inShort, largestOf, shareOf } from '../charts/short-amount.ts'
import { rateOf, type MonthSums } from './figures.ts'

interface MonthChartProps {
  readonly months: readonly MonthSums[]
  readonly tools: ViewTools
}

const kinds = ['charged', 'collected'] as const

/** Twelve pairs of bars: upright on a wide screen, lying on a phone. Each is a link that says its month and amount. */
export function MonthChart({ months, tools }: MonthChartProps) {
  const { t } = tools
  const largest = largestOf(months.map(({ charged }) => charged))
  return (
    <figure className="lobby-chart">
      <figcaption className="lobby-chart-legend">
        {kinds.map((kind) => (
          <span key={kind} data-kind={kind}>
            {t(`console.fees.statistic.${kind}`)}
          </span>
        ))}
      </figcaption>
      <ol>
        {months.map((month) => (
          <Month key={month.month} sums={month} largest={largest} tools={tools} />
        ))}
      </ol>
    </figure>
  )
}

interface MonthProps {
  readonly sums: MonthSums
  readonly largest: string
  readonly tools: ViewTools
}

function Month({ sums, largest, tools }: MonthProps) {
  const { t, language, currency } = tools
  const rate = rateOf(sums.collected, sums.charged)
  const name = formatMonth(sums.month)
  return (
    <li>
      <span className="lobby-chart-bars">
        {kinds.map((kind) => {
          const what = t('console.fees.statistic.bar', {
            month: name,
            what: t(`console.fees.statistic.${kind}`),
            amount: formatMoney(sums[kind], currency, language),
          })
          return (
            <Link key={kind} to={feeList({ month: sums.month, which: kind })} data-kind={kind} title={what}>
              <i style={{ ['--lobby-bar' as string]: shareOf(sums[kind], largest) }} />
              <span className="lobby-chart-short">{inShort(sums[kind], tools)}</span>
              <span className="lobby-hidden">{what}</span>
            </Link>
          )
        })}
      </span>
      <span className="lobby-chart-month">{name}</span>
      <span className="lobby-secondary">
        {rate === undefined ? '–' : `${formatDecimal(rate, { language, digits: 1 })} %`}
      </span>
    </li>
  )
}

import { isZero, scaleAmount } from '#core/amount.ts'
import { fee } from '#entities/fees/fee.ts'
import { debt } from '#entities/debts/debt.ts'
import { Chart } from '../charts/chart.tsx'
import type { ChartPoint } from '../charts/chart-data.ts'
import { ShareBars, type Share } from '../charts/share-bars.tsx'
import { formatMonth } from '../fields/format.ts'
import { fieldLabel, optionLabel } from '../fields/words.ts'
import { FigureLink, figureLink } from '../figures/figure-link.tsx'
import type { RowProps } from './first-row.tsx'
import { Facts, Panel } from './panel.tsx'
import { spans } from './spans.ts'
import type { Dashboard } from './use-dashboard.ts'

type Fees = NonNullable<Dashboard['fees']>

/** What was charged and settled, and what is open by its age. */
export function FeePanels({ data, tools }: RowProps) {
  const { fees } = data
  if (fees === null) return null
  return (
    <>
      <ByType fees={fees} data={data} tools={tools} />
      <Ageing fees={fees} data={data} tools={tools} />
      <ByMonth fees={fees} data={data} tools={tools} />
    </>
  )
}

interface FeeProps extends RowProps {
  readonly fees: Fees
}

function ByType({ fees, data, tools }: FeeProps) {
  const { t } = tools
  const title = t('console.dashboard.by_type', { month: formatMonth(fees.month) })
  const points = fees.types.map(({ fee_type, charged, settled }) => ({
    key: fee_type,
    label: optionLabel(t, fee.name, 'fee_type', fee_type),
    ...sumsOf({ charged, settled }, tools),
  }))
  return (
    <Panel title={title} span={spans[data.role].chart}>
      {points.length === 0 ? (
        <p>{t('console.dashboard.tile.none_charged')}</p>
      ) : (
        <Chart
          kind="bar"
          unit="money"
          title={title}
          pointTitle={t('console.dashboard.type')}
          series={seriesOf(tools)}
          points={points}
          tools={tools}
        />
      )}
    </Panel>
  )
}

/** The share of each month's fees that has been settled since; the table has the amounts. */
function ByMonth({ fees, data, tools }: FeeProps) {
  const { t } = tools
  const title = t('console.dashboard.rate')
  const named = fees.months.map((one) => ({
    ...one,
    key: one.month,
    label: formatMonth(one.month),
    short: one.month.slice(5),
  }))
  const points = named.map(({ charged, settled, key, label, short }): ChartPoint => {
    const rate = isZero(charged.value)
      ? undefined
      : scaleAmount(settled.value, { by: '100', over: charged.value, digits: 1, down: true })
    return { key, label, short, values: { rate }, links: sumsOf({ charged, settled }, tools).links }
  })
  return (
    <Panel title={title} span={spans[data.role].chart}>
      <Chart
        kind="line"
        unit="percent"
        title={title}
        pointTitle={t('console.dashboard.month')}
        series={[{ key: 'rate', label: t('console.dashboard.paid_rate') }]}
        points={points}
        also={{
          unit: 'money',
          series: seriesOf(tools),
          points: named.map(({ charged, settled, key, label }) => ({
            key,
            label,
            ...sumsOf({ charged, settled }, tools),
          })),
        }}
        tools={tools}
      />
    </Panel>
  )
}

const seriesOf = ({ t }: RowProps['tools']) =>
  (['charged', 'settled'] as const).map((key) => ({ key, label: t(`console.dashboard.${key}`) }))

function sumsOf(
  { charged, settled }: Pick<Fees['of_month'], 'charged' | 'settled'>,
  tools: RowProps['tools'],
) {
  const ways = { charged: figureLink(charged, tools), settled: figureLink(settled, tools) }
  return {
    values: { charged: charged.value, settled: settled.value },
    links: Object.fromEntries(
      Object.entries(ways).filter((way): way is [string, string] => way[1] !== undefined),
    ),
  }
}

const tones: Readonly<Record<string, Share['tone']>> = {
  not_due: 'quiet',
  to_30: 'warning',
  to_60: 'warning',
  to_90: 'error',
  over_90: 'error',
}

function Ageing({ fees, tools }: FeeProps) {
  const { t } = tools
  const title = t('console.dashboard.ageing')
  const shares = fees.ageing.map(({ band, open }): Share => {
    const to = figureLink(open, tools)
    const tone = tones[band]
    return {
      key: band,
      label: fieldLabel(t, debt.name, band),
      value: open.value,
      ...(to === undefined ? {} : { to }),
      ...(tone === undefined ? {} : { tone }),
    }
  })
  return (
    <Panel title={title}>
      <ShareBars title={title} unit="money" shares={shares} tools={tools} />
    </Panel>
  )
}

/** The apartments that owe most: the name opens the debt, the figure the list of it. */
export function Debtors({ data: { role, debtors, fees }, tools }: RowProps) {
  const { t } = tools
  if (fees === null) return null
  return (
    <Panel title={t('console.dashboard.debtors')} span={spans[role].debtors}>
      {debtors.length === 0 ? (
        <p>{t('console.dashboard.no_debts')}</p>
      ) : (
        <Facts
          facts={debtors.map(({ debt_id, code, name, outstanding }) => ({
            key: debt_id,
            label: (
              <>
                <a href={tools.pathOf(debt.name, debt_id)} onClick={tools.follow}>
                  {code}
                </a>
                <small>{name}</small>
              </>
            ),
            value: <FigureLink figure={outstanding} tools={tools} />,
          }))}
        />
      )}
    </Panel>
  )
}

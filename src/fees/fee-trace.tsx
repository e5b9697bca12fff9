import { Card, Skeleton } from 'antd'
import { readFeeTrace } from '#domain/calls/fees.ts'
import type { PricedPeriod } from '#domain/money/charge-types.ts'
import { amountInWords } from '#domain/money/words.ts'
import type { fee } from '#entities/fees/fee.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { callForData } from '../data/call-api.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatDecimal, formatMoney } from '../fields/format.ts'
import { PricedTable } from '../tariffs/priced-table.tsx'
import { RateLine } from '../tariffs/rate-line.tsx'
import { SplitLine } from '../tariffs/split-line.tsx'
import { VehicleTable } from './vehicle-table.tsx'

interface FeeTraceProps {
  readonly record: ShownRecord<typeof fee>
  readonly tools: ViewTools
}

/**
 * The calculation of a fee, as it was stored when the fee was created: tariffs with their days, tiers, surcharges,
 * vehicles, rates; and what of it is no revenue, of a fee that was entered too.
 */
export function FeeTrace({ record, tools }: FeeTraceProps) {
  const { t, language, currency } = tools
  const id = String(record.id)
  const {
    data: trace,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['fee-trace', id, record.version],
    queryFn: () => callForData(readFeeTrace, { path: { id } }),
    enabled: record.fee_setting_id !== null,
  })
  const total = String(record.amount ?? '0')
  const parts = (
    <SplitLine
      parted={{ amount: total, vat: String(record.vat ?? '0'), forOthers: String(record.for_others ?? '0') }}
      tools={tools}
    />
  )
  if (record.fee_setting_id === null || trace === null) return parts
  if (isPending) return <Skeleton active paragraph={{ rows: 4 }} />
  if (error !== null)
    return (
      <Failure title={t('console.fees.trace.load_failed')} error={error} t={t} retry={() => void refetch()} />
    )
  const { periods, vehicles, surcharges, rates = [], rule } = trace
  // A single table in the building's own currency ends with the fee itself.
  const isOne = periods.length + (vehicles.length > 0 ? 1 : 0) === 1 && rates.length === 0
  return (
    <Card size="small" className="lobby-trace" title={<h2>{t('console.fees.trace.title')}</h2>}>
      {rule !== undefined && (
        <p>
          {t('console.fees.trace.rule', {
            name: rule.name,
            coefficient: formatDecimal(rule.coefficient, { language, digits: 4 }),
          })}
          {rule.reason !== null && <span className="lobby-secondary"> {rule.reason}</span>}
        </p>
      )}
      {periods.map((period) => (
        <section key={period.from}>
          <PeriodHead period={period} tools={tools} />
          <PricedTable priced={period} tools={{ ...tools, currency: period.currency }} inWords={false} />
        </section>
      ))}
      {vehicles.length > 0 && <VehicleTable vehicles={vehicles} surcharges={surcharges} tools={tools} />}
      {rates.map((used) => (
        <RateLine key={used.from} used={used} tools={tools} />
      ))}
      <p className="lobby-sum">
        {!isOne && (
          <>
            {t('console.fees.trace.total')} <strong>{formatMoney(total, currency, language)}</strong>
          </>
        )}
        <span className="lobby-secondary">{amountInWords(total, { language, currency })}</span>
      </p>
      {parts}
    </Card>
  )
}

interface PeriodHeadProps {
  readonly period: PricedPeriod
  readonly tools: ViewTools
}

/** The days on which each tariff applied, and the decision that set it. */
function PeriodHead({ period: { from, to, days, of, tariff, decision }, tools: { t } }: PeriodHeadProps) {
  return (
    <dl className="lobby-trace-head">
      <div>
        <dt>{t('console.fees.trace.days')}</dt>
        <dd>
          {`${formatDate(from)} – ${formatDate(to)} `}
          <span className="lobby-secondary">{t('console.fees.trace.days_of', { days, of })}</span>
        </dd>
      </div>
      <div>
        <dt>{t('console.fees.trace.tariff')}</dt>
        <dd>{tariff}</dd>
      </div>
      {decision !== null && (
        <div>
          <dt>{t('console.fees.trace.decision')}</dt>
          <dd>{decision}</dd>
        </div>
      )}
    </dl>
  )
}

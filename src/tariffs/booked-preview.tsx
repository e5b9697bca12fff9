import { Alert, Skeleton } from 'antd'
import { monthOf, officeToday } from '#core/days.ts'
import { readTariffRates } from '#domain/calls/tariffs.ts'
import { currencies, type CurrencyCode } from '#domain/currency.ts'
import { bookTotals } from '#domain/money/book-totals.ts'
import { amountInWords } from '#domain/money/words.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMonth } from '../fields/format.ts'
import { useSession } from '../session/session.ts'
import { RateLine } from './rate-line.tsx'

interface BookedPreviewProps {
  readonly total: string
  readonly from: CurrencyCode
  /** The day on which the tariff begins. */
  readonly validFrom: unknown
  readonly tools: ViewTools
}

/** What the building would book for a total in another currency, by the rate that a run would use; or that there is none. */
export function BookedPreview({ total, from, validFrom, tools }: BookedPreviewProps) {
  const { t, language, currency } = tools
  const { building } = useSession()
  const thisMonth = monthOf(officeToday())
  const begins = typeof validFrom === 'string' ? monthOf(validFrom) : thisMonth
  const month = begins > thisMonth ? begins : thisMonth
  const {
    data: rates,
    error,
    isPending,
    refetch,
  } = useReport({
    call: readTariffRates,
    input: { params: { building_id: building?.id, month } },
    of: ['exchange_rate', 'currency'],
  })
  if (isPending) return <Skeleton active title={false} paragraph={{ rows: 1 }} />
  if (error !== null)
    return (
      <Failure title={t('console.money.rates_failed')} error={error} t={t} retry={() => void refetch()} />
    )
  const booked = bookTotals([{ currency: from, total }], { currency, rates })
  if ('lacking' in booked)
    return (
      <Alert
        type="warning"
        showIcon
        message={t('console.money.no_rate', {
          unit: currencies[booked.lacking].symbol,
          month: formatMonth(month),
        })}
      />
    )
  return (
    <>
      {booked.used.map((used) => (
        <RateLine key={used.from} used={used} tools={tools} />
      ))}
      <p className="lobby-secondary">{amountInWords(booked.amount, { language, currency })}</p>
    </>
  )
}

import { currencies } from '#domain/currency.ts'
import type { UsedRate } from '#domain/money/charge-types.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDecimal, formatMoney } from '../fields/format.ts'

interface RateLineProps {
  readonly used: UsedRate
  readonly tools: ViewTools
}

/** How a sum in another currency became the amount that is booked: the sum, the rate, the amount. */
export function RateLine({ used, tools: { t, language, currency } }: RateLineProps) {
  const rate = (text: string) => formatDecimal(text, { language, digits: 6 })
  return (
    <p className="lobby-rate">
      {t('console.money.rate', {
        total: formatMoney(used.total, used.from, language),
        // Đồng for one unit of the other currency, whichever of the two that is.
        unit: currencies[used.from === 'vnd' ? currency : used.from].symbol,
        rate: rate(used.rate),
      })}
      {used.bookRate !== undefined &&
        t('console.money.book_rate', { unit: currencies[currency].symbol, rate: rate(used.bookRate) })}
      {used.booked !== undefined && (
        <>
          {': '}
          <strong>{formatMoney(used.booked, currency, language)}</strong>
        </>
      )}
    </p>
  )
}

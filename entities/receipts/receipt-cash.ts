import { compareAmounts, scaleAmount, subtractAmounts } from '#core/amount.ts'
import { currencies, currencyCodes, type CurrencyCode } from '#domain/currency.ts'
import type { PairRate } from '#domain/money/tenders.ts'
import type { Language } from '#core/language.ts'
import { formatDecimal, formatMoney } from '#domain/money/money-text.ts'
import type { ShownRecord } from '../shown-record.ts'
import type { receipt } from './receipt.ts'

type Receipt = ShownRecord<typeof receipt>

interface CashContext {
  readonly currency: CurrencyCode
  readonly language: Language
}

/**
 * The amount received in a currency other than that of the books, and the rate as a payer reads it: `10,00 $ (1 $ =
 * 25.650 đ)`. Undefined if it was the books' own currency.
 */
export function describeForeignCash(
  record: Receipt,
  { currency, language }: CashContext,
): string | undefined {
  const tendered = currencyCodes.find((code) => code === record.currency_code) ?? currency
  if (tendered === currency) return undefined
  const amount = formatMoney(String(record.amount_received), tendered, language)
  const rate = rateOf(record, { tendered, currency })
  if (rate === undefined) return amount
  return `${amount} (${formatRate(rate, { pair: [tendered, currency], language })})`
}

interface RateContext {
  /** The two currencies of the rate, in any order. */
  readonly pair: readonly [CurrencyCode, CurrencyCode]
  readonly language: Language
}

/** A rate as people read it: `1 $ = 4.050 ៛`. */
export function formatRate({ of: base, price }: PairRate, { pair, language }: RateContext): string {
  const [first, second] = pair
  const quote = base === first ? second : first
  return `1 ${currencies[base].symbol} = ${formatDecimal(price, { language, digits: 6 })} ${currencies[quote].symbol}`
}

/** Cash that went into the till, or out of it, as a receipt keeps it; none for money in one currency. */
export function tendersOf({ tenders }: Receipt): readonly Tender[] {
  return (tenders ?? []).flatMap(({ currency_code, amount, rate_of, rate }) => {
    const [currency, of] = [currency_code, rate_of].map((code) =>
      currencyCodes.find((known) => known === code),
    )
    if (currency === undefined || typeof amount !== 'string') return []
    return [
      {
        currency,
        amount,
        rate: of === undefined || typeof rate !== 'number' ? null : { of, price: String(rate) },
      },
    ]
  })
}

interface Tender {
  readonly currency: CurrencyCode
  /** Below zero: handed back. */
  readonly amount: string
  readonly rate: PairRate | null
}

/** `40,00 $`, or `50.000 ៛ (1 $ = 4.050 ៛)` of another currency than that of the books. */
export function describeTender(
  { currency: tendered, amount, rate }: Tender,
  { currency, language }: CashContext,
) {
  const money = formatMoney(amount, tendered, language)
  return rate === null ? money : `${money} (${formatRate(rate, { pair: [tendered, currency], language })})`
}

/** The change of a receipt, in the currency in which it was handed back. */
export function changeIn(record: Receipt, { currency }: Pick<CashContext, 'currency'>) {
  const given = tendersOf(record).find(({ amount }) => compareAmounts(amount, '0') < 0)
  return given === undefined
    ? { amount: String(record.change_given ?? '0'), currency }
    : { amount: subtractAmounts('0', given.amount), currency: given.currency }
}

/** Both rates are đồng for one unit; between two foreign currencies the payer is told one price instead of two. */
function rateOf(
  { rate, book_rate: bookRate }: Receipt,
  { tendered, currency }: { readonly tendered: CurrencyCode; readonly currency: CurrencyCode },
): PairRate | undefined {
  if (tendered === 'vnd')
    return typeof bookRate === 'number' ? { of: currency, price: String(bookRate) } : undefined
  if (typeof rate !== 'number') return undefined
  if (currency === 'vnd') return { of: tendered, price: String(rate) }
  // A receipt from before there was a second rate may lack it: a calculation without it would be wrong.
  if (typeof bookRate !== 'number') return undefined
  return { of: tendered, price: scaleAmount(String(rate), { by: '1', over: String(bookRate), digits: 2 }) }
}

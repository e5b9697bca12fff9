import { scaleAmount } from '#core/amount.ts'
import { currencies, currencyCodes, type CurrencyCode } from '#domain/currency.ts'
import type { Language } from '#core/language.ts'
import type { Values } from '../fields/field-view.ts'
import { formatDecimal, formatMoney } from '../fields/format.ts'

interface CashContext {
  readonly currency: CurrencyCode
  readonly language: Language
}

/**
 * The amount received in a currency other than that of the books, and the rate as a payer reads it: `10,00 $ (1 $ =
 * 25.650 đ)`. Undefined if it was the books' own currency.
 */
export function describeForeignCash(record: Values, { currency, language }: CashContext): string | undefined {
  const tendered = currencyCodes.find((code) => code === record.currency_code) ?? currency
  if (tendered === currency) return undefined
  const amount = formatMoney(String(record.amount_received), tendered, language)
  const rate = rateOf(record, { tendered, currency })
  if (rate === undefined) return amount
  const [unit, price] = [currencies[rate.of].symbol, currencies[rate.in].symbol]
  return `${amount} (1 ${unit} = ${formatDecimal(rate.value, { language, digits: 6 })} ${price})`
}

interface Rate {
  readonly value: string
  readonly of: CurrencyCode
  readonly in: CurrencyCode
}

/** Both rates are đồng for one unit; between two foreign currencies the payer is told one price instead of two. */
function rateOf(
  { rate, book_rate: bookRate }: Values,
  { tendered, currency }: { readonly tendered: CurrencyCode; readonly currency: CurrencyCode },
): Rate | undefined {
  if (tendered === 'vnd')
    return typeof bookRate === 'number' ? { value: String(bookRate), of: currency, in: tendered } : undefined
  if (typeof rate !== 'number') return undefined
  if (currency === 'vnd') return { value: String(rate), of: tendered, in: currency }
  // A receipt from before there was a second rate may lack it: a calculation without it would be wrong.
  if (typeof bookRate !== 'number') return undefined
  const value = scaleAmount(String(rate), { by: '1', over: String(bookRate), digits: 2 })
  return { value, of: tendered, in: currency }
}

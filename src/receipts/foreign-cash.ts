import { currencyCodes, type CurrencyCode } from '#domain/currency.ts'
import type { Language } from '#core/language.ts'
import type { Values } from '../fields/field-view.ts'
import { formatMoney, formatNumber } from '../fields/format.ts'

interface CashContext {
  readonly currency: CurrencyCode
  readonly language: Language
}

/**
 * The amount received in a currency other than that of the books, and its conversion: `10 $ × 25.650 ÷ 6,35`. Undefined
 * if it was the books' own currency.
 */
export function describeForeignCash(record: Values, { currency, language }: CashContext): string | undefined {
  const tendered = currencyCodes.find((code) => code === record.currency_code) ?? currency
  if (tendered === currency) return undefined
  const amount = formatMoney(String(record.amount_received), tendered, language)
  const { rate, book_rate: bookRate } = record
  // A receipt from before there was a second rate may lack it: a calculation without it would be wrong.
  if (currency !== 'vnd' && typeof bookRate !== 'number') return amount
  const factor = (sign: string, value: unknown) =>
    typeof value === 'number' ? ` ${sign} ${formatNumber(value, { language, digits: 6 })}` : ''
  return `${amount}${factor('×', rate)}${factor('÷', bookRate)}`
}

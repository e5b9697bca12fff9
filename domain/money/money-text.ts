import { isAmount, roundAmount } from '#core/amount.ts'
import type { Language } from '#core/language.ts'
import { groupDigits } from '#core/number-text.ts'
import { currencies, type CurrencyCode } from '../currency.ts'

// Numbers and amounts as people write them, in the console, in mails and messages.

export interface DecimalFormat {
  readonly language: Language
  /** Fraction digits to round to. */
  readonly digits: number
  /** Keep zeros at the end, so that a column lines up. Default false. */
  readonly fixed?: boolean
}

/** A decimal string, rounded and formatted; a text that is no number is returned unchanged. */
export function formatDecimal(text: string, { language, digits, fixed = false }: DecimalFormat): string {
  if (!isAmount(text)) return text
  const rounded = roundAmount(text, digits)
  return groupDigits(fixed ? padFraction(rounded, digits) : rounded, language)
}

/** A plain number: a count, an index of a meter. */
export const formatNumber = (value: number, format: DecimalFormat): string =>
  formatDecimal(Number.isInteger(value) ? String(value) : value.toFixed(6), format)

/** An amount without its currency, as columns show it. */
export const formatAmount = (amount: string, currency: CurrencyCode, language: Language): string =>
  formatDecimal(amount, { language, digits: currencies[currency].digits, fixed: true })

/** An amount with its currency's sign: `1.250.000 đ`. */
export const formatMoney = (amount: string, currency: CurrencyCode, language: Language): string =>
  `${formatAmount(amount, currency, language)} ${currencies[currency].symbol}`

function padFraction(text: string, digits: number) {
  if (digits === 0) return text
  const [whole, fraction = ''] = text.split('.')
  return `${whole}.${fraction.padEnd(digits, '0')}`
}

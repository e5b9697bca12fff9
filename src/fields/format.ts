import { canonicalAmount, fractionDigits, isAmount } from '#core/amount.ts'
import { currencies, type CurrencyCode } from '#domain/currency.ts'
import {
  formatAmount,
  formatDecimal,
  formatMoney,
  formatNumber,
  type DecimalFormat,
} from '#domain/money/money-text.ts'
import { officeClock, writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { asciiDigits } from '#core/phone.ts'
import { separators } from '#core/number-text.ts'

export { formatAmount, formatDecimal, formatMoney, formatNumber }

/** A number among others below each other: the zeros stand, but three of them would read as thousands. */
export const formatInColumn = (value: number, { language, digits }: Omit<DecimalFormat, 'fixed'>): string =>
  formatNumber(value, { language, digits, fixed: digits < 3 })

/** The price of one unit, at least with its currency's digits and with none lost: `0,185`, `3,00`, `1.984`. */
export function formatPriceFigure(price: string, currency: CurrencyCode, language: Language): string {
  const digits = isAmount(price) ? Math.max(currencies[currency].digits, fractionDigits(price)) : 0
  return formatDecimal(price, { language, digits, fixed: true })
}

/** A price with its currency's sign: `0,185 $`. */
export const formatPrice = (price: string, currency: CurrencyCode, language: Language): string =>
  `${formatPriceFigure(price, currency, language)} ${currencies[currency].symbol}`

/** `2026-01-31` -> `31/01/2026`. Text in, text out: no clock can shift it. */
export const formatDate = (day: string): string => writtenDay(day.slice(0, 10))

/** `2026-01` -> `01/2026`. */
export const formatMonth = (month: string): string => writtenDay(month.slice(0, 7))

/** `17:30:00` -> `17:30`; seconds show only where there are some. */
export const formatTime = (time: string): string =>
  time.endsWith(':00') && time.length > 5 ? time.slice(0, -3) : time

/** An instant on the office's clock, wherever the browser is: `31/01/2026 17:30`. */
export function formatDateTime(instant: string): string {
  if (Number.isNaN(Date.parse(instant))) return instant
  const [day = '', clock = ''] = officeClock(instant).split(' ')
  return `${formatDate(day)} ${clock.slice(0, 5)}`
}

/** Bytes as people say them: `1,4 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const units = ['B', 'kB', 'MB', 'GB']
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  return `${formatNumber(bytes / 1024 ** step, { language, digits: step === 0 ? 0 : 1 })} ${units[step]}`
}

/**
 * Converts the text of an input to a decimal string while someone types. A separator typed at the end is the decimal
 * point, whichever of the two it is: number pads have only one.
 */
export function readTyped(text: string, language: Language): string {
  const { group, decimal } = separators[language]
  const typed = text.endsWith(group) ? `${text.slice(0, -1)}${decimal}` : text
  return typed
    .replaceAll(group, '')
    .replace(decimal, '.')
    .replace(/[^\d.-]/g, '')
}

interface FormatContext {
  /** The reader's: it decides what `1.250` is. */
  readonly language: Language
  /** Fraction digits that the field takes. */
  readonly digits: number
}

/**
 * A number from elsewhere, in whichever spelling, with or without a currency: `1.250.000 đ`, `1,250,000.50`, `$12.5`.
 * Undefined where it is none, or could be two: `1,250` is 1.25 to a Vietnamese reader and 1250 to an English one.
 */
export function readPasted(text: string, reading: FormatContext): string | undefined {
  const bare = asciiDigits(text)
    .replace(currencyWords, '')
    .replace(/[\s\u00a0\u202f]/g, '')
  const [, minus = '', body = ''] = /^(-?)([\d.,]+)$/.exec(bare) ?? []
  const plain = plainSpelling(body, reading)
  return plain !== undefined && isAmount(minus + plain) ? canonicalAmount(minus + plain) : undefined
}

const currencyWords = /^\s*(?:US\$|[$₫៛])|(?:₫|đ|đồng|VNĐ|VND|\$|USD|៛|KHR|riel|%)\s*$/iu

function plainSpelling(body: string, reading: FormatContext): string | undefined {
  const marks = [...new Set(body.replace(/\d/g, ''))]
  const last =
    marks.length === 2
      ? (body.at(Math.max(body.lastIndexOf('.'), body.lastIndexOf(','))) ?? '')
      : (marks[0] ?? '')
  if (last === '') return body
  const parts = body.split(last)
  const [whole = '', fraction = ''] = parts
  // Both marks: the last one parts the fraction off, the other one the groups.
  if (marks.length === 2)
    return parts.length === 2 && isGrouped(whole.split(last === '.' ? ',' : '.'))
      ? `${whole.replace(/[.,]/g, '')}.${fraction}`
      : undefined
  if (parts.length > 2) return isGrouped(parts) ? parts.join('') : undefined
  if (!isGrouped(parts)) return `${whole === '' ? '0' : whole}.${fraction}`
  return groupOrPoint(parts, last, reading)
}

/** `1.250`, `1,250`: the reader's own spelling, unless the field can't have such a fraction. */
function groupOrPoint(
  [whole = '', rest = '']: readonly string[],
  mark: string,
  { language, digits }: FormatContext,
) {
  if (mark === separators[language].group || digits === 0) return whole + rest
  if (digits >= 3) return `${whole}.${rest}`
  // A fraction of three digits is one of two only where it ends in a zero.
  return rest.endsWith('0') ? undefined : whole + rest
}

const isGrouped = ([first = '', ...others]: readonly string[]) =>
  /^[1-9]\d{0,2}$/.test(first) && others.every((part) => /^\d{3}$/.test(part))

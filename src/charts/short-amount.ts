import { canonicalAmount, compareAmounts, isZero, scaleAmount } from '#core/amount.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDecimal } from '../fields/format.ts'

/** The share of a whole, in percent to two digits: how long a bar is. */
export const shareOf = (part: string, whole: string): string =>
  isZero(whole) ? '0' : scaleAmount(part, { by: '100', over: whole, digits: 2 })

export const largestOf = (amounts: readonly string[]): string =>
  amounts.reduce((largest, one) => (compareAmounts(one, largest) > 0 ? one : largest), '0')

const steps = [
  ['billion', '1000000000'],
  ['million', '1000000'],
  ['thousand', '1000'],
] as const

export interface Short {
  readonly value: string
  /** Absent: the value is the whole amount. */
  readonly unit?: (typeof steps)[number][0]
}

/** An amount as one says it in passing: `579 million`. */
export function shorten(amount: string): Short {
  const step = steps.find(([, size]) => compareAmounts(amount, size) >= 0)
  if (step === undefined) return { value: canonicalAmount(amount) }
  const [unit, size] = step
  // Three digits say enough: `579 million`, `1.3 thousand`.
  const digits = compareAmounts(amount, `${size}00`) >= 0 ? 0 : 1
  return { value: scaleAmount(amount, { by: '1', over: size, digits }), unit }
}

/** The short figure on an axis or above a bar: `579 tr`. */
export function inShort(amount: string, { t, language }: Pick<ViewTools, 't' | 'language'>): string {
  const { value, unit } = shorten(amount)
  const text = formatDecimal(value, { language, digits: 1 })
  return unit === undefined ? text : t(`console.charts.short.${unit}`, { value: text })
}

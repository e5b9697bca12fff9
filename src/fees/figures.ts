import {
  canonicalAmount,
  compareAmounts,
  isZero,
  scaleAmount,
  subtractAmounts,
  sumAmounts,
} from '#core/amount.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readFeeStatistics } from '#domain/calls/fees.ts'

/** The collected share of a sum in percent; never 100 while a dong is missing. Undefined if nothing was due. */
export const rateOf = (collected: string, charged: string): string | undefined =>
  isZero(charged) ? undefined : scaleAmount(collected, { by: '100', over: charged, digits: 1, down: true })

export interface Sums {
  readonly charged: string
  readonly collected: string
  readonly let_off: string
  readonly open: string
  readonly overdue: string
}

type Statistics = DataOf<typeof readFeeStatistics>
/** The totals of one fee type in a month. */
export type TypeSums = Statistics['types'][number]
export type MonthSums = Statistics['months'][number]

export const totalOf = (rows: readonly Sums[]): Sums => ({
  charged: sumAmounts(rows.map((row) => row.charged)),
  collected: sumAmounts(rows.map((row) => row.collected)),
  let_off: sumAmounts(rows.map((row) => row.let_off)),
  open: sumAmounts(rows.map((row) => row.open)),
  overdue: sumAmounts(rows.map((row) => row.overdue)),
})

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

/** `+47565`, `-197655`: a difference says its direction. */
export function differenceOf(
  before: string,
  after: string,
): { readonly amount: string; readonly sign: '+' | '−' | '' } {
  const way = compareAmounts(after, before)
  const amount = way < 0 ? subtractAmounts(before, after) : subtractAmounts(after, before)
  return { amount, sign: way > 0 ? '+' : way < 0 ? '−' : '' }
}

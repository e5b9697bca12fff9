import { compareAmounts, isZero, scaleAmount, subtractAmounts, sumAmounts } from '#core/amount.ts'
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

/** `+47565`, `-197655`: a difference says its direction. */
export function differenceOf(
  before: string,
  after: string,
): { readonly amount: string; readonly sign: '+' | '−' | '' } {
  const way = compareAmounts(after, before)
  const amount = way < 0 ? subtractAmounts(before, after) : subtractAmounts(after, before)
  return { amount, sign: way > 0 ? '+' : way < 0 ? '−' : '' }
}

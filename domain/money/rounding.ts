import { isZero, roundAmount, scaleAmount, subtractAmounts, sumAmounts } from '#core/amount.ts'
import { currencies, type CurrencyCode } from '../currency.ts'

/** An amount as its currency has it: half up, whole đồng and riel, cents. Once, at the line; a total adds rounded lines. */
export const roundMoney = (amount: string, currency: CurrencyCode) =>
  roundAmount(amount, currencies[currency].digits)

/**
 * Parts of an amount by weights, cut off at so many digits; the last part that has a weight takes what is left, so that
 * their sum is the amount exactly. All weights 0: the last part takes all. Throws a `RangeError` without parts.
 */
export function splitAmount(amount: string, weights: readonly string[], digits: number): string[] {
  if (weights.length === 0) throw new RangeError('nothing to split among')
  const total = sumAmounts(weights)
  const heavy = weights.findLastIndex((weight) => !isZero(weight))
  const last = heavy < 0 ? weights.length - 1 : heavy
  const parts = weights.map((weight, at) =>
    at === last || isZero(weight)
      ? '0'
      : scaleAmount(amount, { by: weight, over: total, digits, down: true }),
  )
  return parts.with(last, subtractAmounts(amount, sumAmounts(parts)))
}

import {
  addAmounts,
  compareAmounts,
  roundAmount,
  scaleAmount,
  smallerAmount,
  subtractAmounts,
  sumAmounts,
} from '../amount.ts'
import { currencies, type CurrencyCode } from '../currency.ts'

/** An amount as its currency has it: half up, whole đồng and riel, cents. Once, at the line; a total adds rounded lines. */
export const roundMoney = (amount: string, currency: CurrencyCode) =>
  roundAmount(amount, currencies[currency].digits)

/** The smallest amount of a currency. */
const unitOf = (currency: CurrencyCode) => (currencies[currency].digits === 2 ? '0.01' : '1')

/**
 * Parts of an amount by weights, whose sum is the amount exactly: what rounding leaves over goes, a unit each, to the
 * first parts. All weights 0: the first part takes all. Throws a `RangeError` without parts.
 */
export function splitAmount(amount: string, weights: readonly string[], currency: CurrencyCode): string[] {
  const total = sumAmounts(weights)
  const [first, ...rest] = weights
  if (first === undefined) throw new RangeError('nothing to split among')
  if (compareAmounts(total, '0') === 0) return [amount, ...rest.map(() => '0')]
  const { digits } = currencies[currency]
  const parts = weights.map((weight) => scaleAmount(amount, { by: weight, over: total, digits, down: true }))
  return levelled(amount, parts, weights, unitOf(currency))
}

/** Gives what was cut off to the first parts that have a weight, a unit each. */
function levelled(
  amount: string,
  parts: readonly string[],
  weights: readonly string[],
  unit: string,
): string[] {
  let left = subtractAmounts(amount, sumAmounts(parts))
  return parts.map((part, at) => {
    if (compareAmounts(left, '0') <= 0 || compareAmounts(weights[at] ?? '0', '0') <= 0) return part
    // An amount finer than its currency keeps its own rest.
    const step = smallerAmount(left, unit)
    left = subtractAmounts(left, step)
    return addAmounts(part, step)
  })
}

import { compareAmounts, scaleAmount, sumAmounts } from '#core/amount.ts'
import { currencies, type CurrencyCode } from '../currency.ts'
import { periodAmount, type PlanPeriod } from './plan-periods.ts'

/** What all periods of a plan come to, where each whole one is of this amount. */
export const planTotal = (amount: string, periods: readonly PlanPeriod[], currency: CurrencyCode): string =>
  sumAmounts(periods.map((one) => periodAmount(amount, one, currency)))

/**
 * What periods come to by their own amounts: each, where all are alike or only the last one is less, and all of them.
 */
export function planSums(amounts: readonly string[]) {
  const [first = '0'] = amounts
  const last = amounts.at(-1) ?? first
  const isLastLess = compareAmounts(last, first) < 0
  const isAlike = amounts.every((one, at) => one === first || (isLastLess && at === amounts.length - 1))
  return { each: isAlike ? first : undefined, isLastLess, all: sumAmounts(amounts) }
}

/**
 * The amount of each whole period where all of them come to a sum; a short last period has its part. Undefined where there
 * are none. Rounded to the currency's digits, so that all periods come to the sum but for the last digits.
 */
export function sharePerPeriod(
  sum: string,
  periods: readonly PlanPeriod[],
  currency: CurrencyCode,
): string | undefined {
  const last = periods.at(-1)
  if (last === undefined) return undefined
  const { days, of } = last
  return scaleAmount(sum, {
    by: String(of),
    over: String((periods.length - 1) * of + days),
    digits: currencies[currency].digits,
  })
}

/** An amount with so many percent of tax. */
export const withTax = (amount: string, percent: string | number, currency: CurrencyCode): string =>
  sumAmounts([
    amount,
    scaleAmount(amount, { by: String(percent), over: '100', digits: currencies[currency].digits }),
  ])

/**
 * Whether a plan's periods come to more than its contract is worth, beyond what rounding each of them may add: half of the
 * currency's smallest unit.
 */
export function isBeyondContract(
  { total, value }: { readonly total: string; readonly value: string },
  periods: readonly PlanPeriod[],
  currency: CurrencyCode,
): boolean {
  const step = `0.${'0'.repeat(currencies[currency].digits)}5`
  const allowed = scaleAmount(step, { by: String(periods.length), over: '1', digits: 6 })
  return compareAmounts(total, sumAmounts([value, allowed])) > 0
}

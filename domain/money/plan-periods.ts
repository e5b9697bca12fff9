import { scaleAmount } from '#core/amount.ts'
import { addDays, addMonths } from '#core/days.ts'
import { currencies, type CurrencyCode } from '../currency.ts'
import { daysBetween } from './proration.ts'

/** One instalment of a plan. */
export interface PlanPeriod {
  readonly number: number
  readonly from: string
  readonly to: string
  /** Days that are charged, of those that a whole one has: fewer where the plan ends before it does. */
  readonly days: number
  readonly of: number
}

interface Plan {
  /** First and last day of the plan, both of it. */
  readonly from: string
  readonly to: string
  /** Months that one instalment is for. */
  readonly months: number
}

/** More than a plan may have: ten years by the month. */
export const maxPlanPeriods = 120

/**
 * The instalments of a plan: each begins as many months after the first day, on the same day of the month or the last
 * one there is; the last one ends with the plan. A plan that ends on its anniversary (17 October to 17 October) means whole
 * periods: that day is of the last one.
 */
export function planPeriods({ from, to, months }: Plan): PlanPeriod[] {
  const periods: PlanPeriod[] = []
  for (let number = 1; number <= maxPlanPeriods; number += 1) {
    const begins = addMonths(from, (number - 1) * months)
    if (begins > to) break
    const next = addMonths(from, number * months)
    const [ends, of] = [addDays(next, -1), daysBetween(begins, addDays(next, -1))]
    const isLast = to <= next
    const days = Math.min(of, daysBetween(begins, to))
    periods.push({ number, from: begins, to: isLast ? to : ends, days, of })
    if (isLast) break
  }
  return periods
}

/** The amount of one period: a short last period is charged by its days, rounded once. */
export const periodAmount = (
  amount: string,
  { days, of }: Pick<PlanPeriod, 'days' | 'of'>,
  currency: CurrencyCode,
) =>
  days === of
    ? amount
    : scaleAmount(amount, { by: String(days), over: String(of), digits: currencies[currency].digits })

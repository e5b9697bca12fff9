/** One instalment of a plan. */
export interface PlanPeriod {
  readonly number: number
  readonly from: string
  readonly to: string
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
 * one there is; the last one ends with the plan.
 */
export function planPeriods({ from, to, months }: Plan): PlanPeriod[] {
  const periods: PlanPeriod[] = []
  for (let number = 1; number <= maxPlanPeriods; number += 1) {
    const begins = monthsAfter(from, (number - 1) * months)
    if (begins > to) break
    const ends = dayBefore(monthsAfter(from, number * months))
    periods.push({ number, from: begins, to: ends < to ? ends : to })
  }
  return periods
}

/** The same day so many months later, or that month's last one. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

// Days are text, `yyyy-MM-dd`, calculated in UTC so that no time zone can shift them.

const dayMs = 86_400_000
const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** The day so many days later; earlier where `days` is below zero. */
export const addDays = (day: string, days: number) => dayOf(instantOf(day) + days * dayMs)

/** The same day so many months later, or the last one of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = daysInMonth(year, month + months)
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** The number of days in the month; `month` counts from 1 and may be beyond the year. */
export const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The number of days from `from` to `to`; below zero if `to` is earlier. */
export const daysAfter = (from: string, to: string) => Math.round((instantOf(to) - instantOf(from)) / dayMs)

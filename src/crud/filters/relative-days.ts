import { addDays, firstDayOf, lastDayOf, daysAfterMonday, officeInstant } from '#core/days.ts'
import { periodNamed, type PeriodName } from '#domain/reports/periods.ts'
import type { RelativeRange } from '#domain/lists/operand.ts'

/** First and last day, both included, `yyyy-MM-dd`. */
export type Days = readonly [string, string]

/** The days that a range means on the day `today`; weeks begin on Monday. */
export function daysOf(range: RelativeRange, today: string): Days {
  return ranges[range](today)
}

/** The instants at which days begin and end in the office: from included, to excluded. */
export const instantsOf = ([first, last]: Days) => ({
  from: officeInstant(first),
  to: officeInstant(addDays(last, 1)),
})

/** The days that reports mean by the name. */
const asReports =
  (name: PeriodName) =>
  (day: string): Days => {
    const { from, to } = periodNamed(name, day)
    return [from, to]
  }

const ranges: Readonly<Record<RelativeRange, (today: string) => Days>> = {
  // Before any day that an office knows.
  past: (day) => ['1900-01-01', addDays(day, -1)],
  today: (day) => [day, day],
  yesterday: (day) => [addDays(day, -1), addDays(day, -1)],
  this_week: (day) => [addDays(day, -daysAfterMonday(day)), addDays(day, 6 - daysAfterMonday(day))],
  this_month: (day) => [firstDayOf(day), lastDayOf(day)],
  last_month: asReports('last_month'),
  this_year: (day) => [`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`],
  last_7_days: (day) => [addDays(day, -6), day],
  last_30_days: asReports('last_30_days'),
  last_90_days: (day) => [addDays(day, -89), day],
  last_3_months: asReports('last_3_months'),
  last_6_months: asReports('last_6_months'),
  next_7_days: (day) => [day, addDays(day, 6)],
  next_30_days: (day) => [day, addDays(day, 29)],
}

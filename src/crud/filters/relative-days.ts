import { officeDay, officeInstant } from '#core/fields/calendar.ts'
import { addDays } from '#core/days.ts'
import type { RelativeRange } from '../list/list-state.ts'

/** First and last day, both included, `yyyy-MM-dd`. */
export type Days = readonly [string, string]

/** The days that a range means on the day `today`; weeks begin on Monday. */
export function daysOf(range: RelativeRange, today: string): Days {
  return ranges[range](today)
}

export const officeToday = (now = new Date()): string => officeDay(now.toISOString())

/** The instants at which days begin and end in the office: from included, to excluded. */
export const instantsOf = ([first, last]: Days) => ({
  from: officeInstant(first),
  to: officeInstant(addDays(last, 1)),
})

const monthStart = (day: string) => `${day.slice(0, 7)}-01`
const monthEnd = (day: string) => addDays(monthStart(addDays(monthStart(day), 31)), -1)
/** 0 = Monday. */
const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

const ranges: Readonly<Record<RelativeRange, (today: string) => Days>> = {
  today: (day) => [day, day],
  yesterday: (day) => [addDays(day, -1), addDays(day, -1)],
  this_week: (day) => [addDays(day, -weekday(day)), addDays(day, 6 - weekday(day))],
  this_month: (day) => [monthStart(day), monthEnd(day)],
  last_month: (day) => [monthStart(addDays(monthStart(day), -1)), addDays(monthStart(day), -1)],
  this_year: (day) => [`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`],
  last_7_days: (day) => [addDays(day, -6), day],
  last_30_days: (day) => [addDays(day, -29), day],
  last_90_days: (day) => [addDays(day, -89), day],
  next_7_days: (day) => [day, addDays(day, 6)],
  next_30_days: (day) => [day, addDays(day, 29)],
}

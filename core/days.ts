import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { officeOffsetMinutes } from './limits.ts'

export { officeClock, officeDay, officeToday, writtenDay, writtenMoment } from './office-clock.ts'

// Days are text, `yyyy-MM-dd`, and months `yyyy-MM`. They are calculated in UTC, so that no time zone can move them.

dayjs.extend(utc)

const written = 'YYYY-MM-DD'

/** The day so many days later; earlier where `days` is below zero. */
export const addDays = (day: string, days: number) => dayjs.utc(day).add(days, 'day').format(written)

/** The same day so many months later, or the last one of a shorter month. */
export const addMonths = (day: string, months: number) => dayjs.utc(day).add(months, 'month').format(written)

/** How many days the month has; `month` counts from 1 and may be beyond the year. */
export const daysInMonth = (year: number, month: number) =>
  dayjs.utc(new Date(Date.UTC(year, month - 1, 1))).daysInMonth()

/** How many days `to` is after `from`; below zero where it is before. */
export const daysAfter = (from: string, to: string) => dayjs.utc(to).diff(dayjs.utc(from), 'day')

/** The month of a day. */
export const monthOf = (day: string) => day.slice(0, 7)

/** The first day of a day's month, or of a month. */
export const firstDayOf = (day: string) => `${monthOf(day)}-01`

/** The last day of a day's month, or of a month. */
export const lastDayOf = (day: string) => addDays(addMonths(firstDayOf(day), 1), -1)

/** The month so many months after a month, or after a day's month. */
export const monthAfter = (day: string, months: number) => monthOf(addMonths(firstDayOf(day), months))

/** The days of a week, which begins on Monday. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** How many days a day is after the Monday of its week. */
export const daysAfterMonday = (day: string) => (dayjs.utc(day).day() + 6) % 7

export const weekdayOf = (day: string) => weekdays[daysAfterMonday(day)] ?? 'monday'

/** The date that a local clock shows. */
export const localDay = (date: Date) => dayjs(date).format(written)

/** The instant, in ISO 8601, at which the office's clock shows this day and time. */
export const officeInstant = (day: string, time = '00:00:00') =>
  dayjs.utc(`${day}T${time}Z`).subtract(officeOffsetMinutes, 'minute').toISOString()

import { officeOffsetMinutes, years } from '../limits.ts'

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const instantPattern = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}(:?\d{2})?)$/

/** True when the text is an existing day, `yyyy-MM-dd`, in a plausible year. */
export function isDay(text: string) {
  const [, year, month, day] = dayPattern.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return (
    inYears(Number(year)) && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  )
}

export const isMonth = (text: string) => /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`)
export const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text)

/** An instant with its zone, as ISO 8601 in UTC; undefined where it is none. */
export function instantOf(text: string): string | undefined {
  if (!instantPattern.test(text) || !isDay(text.slice(0, 10))) return undefined
  // PostgreSQL writes `2026-01-31 17:30:00+00`, which is no ISO zone.
  const date = new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'))
  return Number.isNaN(date.getTime()) || !inYears(date.getUTCFullYear()) ? undefined : date.toISOString()
}

/** The day that it is in the office at that instant. */
export const officeDay = (instant: string) => shift(instant, officeOffsetMinutes).slice(0, 10)

/** `2026-02-01 00:30:00` of the office's clock, and back. */
export const officeClock = (instant: string) =>
  shift(instant, officeOffsetMinutes).slice(0, 19).replace('T', ' ')
export const officeInstant = (day: string, time = '00:00:00') =>
  shift(`${day}T${time}Z`, -officeOffsetMinutes)

const shift = (instant: string, minutes: number) =>
  new Date(new Date(instant).getTime() + minutes * 60_000).toISOString()

const inYears = (year: number) => year >= years.first && year <= years.last

/** Converts a day as offices here write it, `20/11/2026`, to `yyyy-MM-dd`; leaves any other text unchanged. */
export function dayFromCell(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return text
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

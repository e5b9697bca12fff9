import { daysInMonth } from '../days.ts'
import { years } from '../limits.ts'

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const instantPattern = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}(:?\d{2})?)$/

/** True when the text is an existing day, `yyyy-MM-dd`, in a plausible year. */
export function isDay(text: string) {
  const [, year, month, day] = dayPattern.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  const isMonthOfYear = Number(month) >= 1 && Number(month) <= 12
  if (!isMonthOfYear || !inYears(Number(year)) || Number(day) < 1) return false
  return Number(day) <= daysInMonth(Number(year), Number(month))
}

export const isMonth = (text: string) => /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`)
export const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text)

/** An instant with its zone, as ISO 8601 in UTC; undefined where it is none. */
export function instantOf(text: string): string | undefined {
  if (!instantPattern.test(text) || !isDay(text.slice(0, 10))) return undefined
  // PostgreSQL writes `2026-01-31 17:30:00+00`, which is no ISO zone.
  const date = new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'))
  const instant = Number.isNaN(date.getTime()) ? undefined : date.toISOString()
  return instant !== undefined && inYears(Number(instant.slice(0, 4))) ? instant : undefined
}

const inYears = (year: number) => year >= years.first && year <= years.last

/** Converts a day as offices here write it, `20/11/2026`, to `yyyy-MM-dd`; leaves any other text unchanged. */
export function dayFromCell(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return text
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

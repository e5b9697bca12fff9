import { dayFromCell, instantOf, isDay, isMonth, isTime } from '#core/fields/calendar.ts'
import { officeInstant } from '#core/days.ts'
import { asciiDigits } from '#core/phone.ts'

// What people type into fields of days and times, in digits of any script; undefined where it is none.

const plain = (text: string) => asciiDigits(text).trim().replaceAll(/\s+/g, ' ')

/** `31/12/1991`, `1-2-1991`, `31121991`, `1991-12-31`. */
export function readDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(plain(text)) ?? []
  const found = dayFromCell(year === undefined ? plain(text) : `${day}/${month}/${year}`)
  return isDay(found) ? found : undefined
}

/** `12/1991`, `1991-12`. */
export function readMonth(text: string): string | undefined {
  const [, month = '', year] = /^(\d{1,2})[/.-](\d{4})$/.exec(plain(text)) ?? []
  const found = year === undefined ? plain(text) : `${year}-${month.padStart(2, '0')}`
  return isMonth(found) ? found : undefined
}

/** `7:30`, `07:30:15`. */
export function readTime(text: string): string | undefined {
  const [, hour = '', minute, second = '00'] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(plain(text)) ?? []
  const found = `${hour.padStart(2, '0')}:${minute}:${second}`
  return minute !== undefined && isTime(found) ? found : undefined
}

/** A day and a time on the office's clock, with a space between them; a day alone is no instant. */
export function readInstant(text: string): string | undefined {
  const [day = '', time = '', ...more] = plain(text).split(' ')
  const [on, at] = [readDay(day), readTime(time)]
  return on === undefined || at === undefined || more.length > 0 ? undefined : officeInstant(on, at)
}

/** Whether a value of a field is one, and no text that somebody typed. An instant may stand for its day. */
export const holdsDay = (value: string): boolean => isDay(value.slice(0, 10))
export const holdsMonth = (value: string): boolean => isMonth(value.slice(0, 7))
export const holdsTime = (value: string): boolean => isTime(value)
export const holdsInstant = (value: string): boolean => instantOf(value) !== undefined

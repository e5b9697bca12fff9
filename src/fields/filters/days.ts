import dayjs, { type Dayjs } from 'dayjs'
import { firstDayOf, officeClock, officeInstant } from '#core/days.ts'

/**
 * Pickers want a clock's time where records hold text. Both ways go through the parts of the date as they are
 * written, never through UTC, so no zone can move a day.
 */
export const dayToPicker = (day: unknown): Dayjs | null =>
  parsePickedDay(typeof day === 'string' ? day.slice(0, 10) : '')
export const dayFromPicker = (value: Dayjs | null) => value?.format('YYYY-MM-DD') ?? null

export const monthToPicker = (month: unknown): Dayjs | null =>
  parsePickedDay(typeof month === 'string' ? firstDayOf(month) : '')
export const monthFromPicker = (value: Dayjs | null) => value?.format('YYYY-MM') ?? null

export const timeToPicker = (time: unknown): Dayjs | null =>
  parsePickedDay(typeof time === 'string' && time !== '' ? `2000-01-01T${time}` : '')
export const timeFromPicker = (value: Dayjs | null) => value?.format('HH:mm:ss') ?? null

/** Instants are picked on the office's clock. */
export const instantToPicker = (instant: unknown): Dayjs | null =>
  typeof instant === 'string' && !Number.isNaN(Date.parse(instant))
    ? parsePickedDay(officeClock(instant).replace(' ', 'T'))
    : null
export const instantFromPicker = (value: Dayjs | null) =>
  value === null ? null : officeInstant(value.format('YYYY-MM-DD'), value.format('HH:mm:ss'))

function parsePickedDay(text: string): Dayjs | null {
  if (text === '') return null
  const value = dayjs(text)
  return value.isValid() ? value : null
}

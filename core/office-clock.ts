import { officeOffsetMinutes } from './limits.ts'

// The office's clock and how days are written, without the library of `core/days.ts`: what only shows days needs no more.

/** A text without a zone is UTC, as `core/days.ts` reads it. */
const withZone = (instant: string) =>
  /(?:z|[+-]\d\d(?::?\d\d)?)$/i.test(instant.slice(10)) ? instant : `${instant}Z`

/** The office's date and time at an instant, `2026-02-01 00:30:00`; a text that is no instant is returned unchanged. */
export function officeClock(instant: string): string {
  const at = Date.parse(withZone(instant))
  if (Number.isNaN(at)) return instant
  return new Date(at + officeOffsetMinutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** The office's date at an instant. */
export const officeDay = (instant: string) => officeClock(instant).slice(0, 10)

/** The office's date now. */
export const officeToday = (now = new Date()) => officeDay(now.toISOString())

/** A day or a month as it is written here: `2026-11-05` as `05/11/2026`, `2026-11` as `11/2026`. */
export const writtenDay = (day: string) => day.split('-').reverse().join('/')

/** An instant on the office's clock as it is written here: `22/11/2026 17:00`. */
export function writtenMoment(instant: string): string {
  const [day = '', clock = ''] = officeClock(instant).split(' ')
  return `${writtenDay(day)} ${clock.slice(0, 5)}`
}

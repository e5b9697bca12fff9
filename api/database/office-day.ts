import { officeOffsetMinutes } from '#core/limits.ts'

/** SQL: the office's clock, `make_interval` since a zone written as an offset means the opposite in PostgreSQL. */
const offset = `make_interval(mins => ${officeOffsetMinutes})`

/** SQL: the day that it is in the office at an instant (`2026-01-31T17:30Z` is February); without one, today. */
export const sqlOfficeDay = (instant = 'now()') => `((${instant}) at time zone ${offset})::date`

/** SQL: the instant at which a day begins in the office. */
export const sqlOfficeMidnight = (day: string) => `(${day})::date::timestamp at time zone ${offset}`

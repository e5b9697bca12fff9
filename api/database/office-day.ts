import { officeOffsetMinutes } from '#core/limits.ts'

/**
 * SQL: the office's offset, as `make_interval` because a zone written as an offset means the opposite in PostgreSQL.
 */
const offset = `make_interval(mins => ${officeOffsetMinutes})`

/** SQL: the office's date at an instant (`2026-01-31T17:30Z` is February already); without one, today. */
export const sqlOfficeDay = (instant = 'now()') => `((${instant}) at time zone ${offset})::date`

/** SQL: the instant at which a day begins in the office. */
export const sqlOfficeMidnight = (day: string) => `(${day})::date::timestamp at time zone ${offset}`

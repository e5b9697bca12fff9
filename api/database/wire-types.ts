import pg from 'pg'

/** PostgreSQL's type numbers of values that the driver would turn into floats, or into dates that can shift. */
const oid = {
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  textArray: 1009,
  numericArray: 1231,
  dateArray: 1182,
  timestamptzArray: 1185,
}

const textArray = pg.types.getTypeParser(oid.textArray) as (raw: string) => string[]
const asText = (raw: string) => raw
const asIso = (raw: string) => {
  // Sessions run in UTC, so the driver sends `2026-01-31 17:30:00.5+00`.
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/.test(raw))
    return `${raw.slice(0, 10)}T${raw.slice(11, 19)}.${raw.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`
  return new Date(`${raw.slice(0, 10)}T${raw.slice(11).replace(/\+00$/, 'Z')}`).toISOString()
}

const parsers: Record<number, (raw: string) => unknown> = {
  [oid.date]: asText,
  [oid.timestamp]: asText,
  [oid.timestamptz]: asIso,
  [oid.numericArray]: textArray,
  [oid.dateArray]: textArray,
  [oid.timestamptzArray]: (raw) => textArray(raw).map(asIso),
}

/**
 * How columns arrive: bigint and numeric as decimal text, a date as `yyyy-MM-dd`, a moment as ISO 8601 in UTC.
 * Nothing is a JS Date, and no amount passes through a binary float.
 */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[id]) || pg.types.getTypeParser(id, format as 'text'),
}

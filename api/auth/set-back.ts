/** Seconds by which clocks may be corrected without anybody noticing. */
const corrected = 120

/** SQL: the moment has come. One that has not, of what has happened, was written before the clock was set back. */
export const isPast = (moment: string) => `${moment} <= now() + interval '${corrected} seconds'`

/**
 * SQL: what lives for so many seconds (SQL) until `end` has not ended, and was not made later than now: a clock that was set
 * back lengthens nothing.
 */
export const isWithin = (end: string, seconds: string) =>
  `${end} > now() and ${isPast(`${end} - make_interval(secs => ${seconds})`)}`

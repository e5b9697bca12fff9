/** A record as whoever asks may see it: what is hidden from them is absent. */
export type Values = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Room to write by hand. */
export const dots = '……………………'

/** A text that is there; undefined for an empty one, or for another value. */
export const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Whether a value from outside is one of a list's known values; where it is, it has their type. */
export const isOneOf = <const T>(known: readonly T[], value: unknown): value is T =>
  known.some((one) => one === value)

/** The values of one statement, in the order of their `$n`. */
export interface Params {
  readonly values: unknown[]
  /** Takes a value and gives back its place: `$3`. */
  add(value: unknown): string
}

export function createParams(first: readonly unknown[] = []): Params {
  const values = [...first]
  return { values, add: (value) => `$${values.push(value)}` }
}

/** A name as SQL writes it. Names come from declarations only, never from a request. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** `%`, `_` and `\` of a search text stand for themselves. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

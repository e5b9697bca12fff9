/** The values of one statement, in the order of their `$n`. */
export interface Params {
  readonly values: unknown[]
  /** Adds a value and returns its placeholder: `$3`. */
  add(value: unknown): string
}

export function createParams(first: readonly unknown[] = []): Params {
  const values = [...first]
  return { values, add: (value) => `$${values.push(value)}` }
}

/** A quoted SQL name. Names come from declarations only, never from a request. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Escapes `%`, `_` and `\` of a search text, so that they match themselves. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

const spelt = new WeakMap<readonly string[], string>()

/**
 * Ids as PostgreSQL writes an array of them. A user's buildings are the same array in each request, so it is spelt once.
 */
export function spellIds(ids: readonly string[]): string {
  const known = spelt.get(ids)
  if (known !== undefined) return known
  const text = `{${ids.join()}}`
  if (ids.length > 1) spelt.set(ids, text)
  return text
}

/** Puts a statement together from its parts, or finds the one that was made of equal parts before. */
export type Texts = (parts: readonly (string | undefined)[], make: () => string) => string

/**
 * Whole statements by the parts that vary in them. Kilobytes are put together once, and are the same string each time,
 * so that the prepared statement's name is found without reading them.
 */
export function createTexts(kept = 20): Texts {
  const texts = new Map<string, string>()
  return (parts, make) => {
    // No SQL text holds the sign between them.
    const key = parts.join('\0')
    const known = texts.get(key)
    if (known !== undefined) return known
    const text = make()
    if (texts.size >= kept) texts.clear()
    texts.set(key, text)
    return text
  }
}

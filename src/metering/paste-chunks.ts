/** How many pasted rows go by one request: some half a second of the server's work. */
export const rowsAtOnce = 200

/**
 * The places of rows, from 0, in parts of about so many. Rows of one key stay together: the server tells by one request
 * which of them are there twice.
 */
export function chunksOf(keys: readonly string[], size: number): readonly (readonly number[])[] {
  const byKey = Map.groupBy(keys.keys(), (at) => keys[at] ?? '')
  const chunks: number[][] = []
  for (const [at, key] of keys.entries()) {
    const own = byKey.get(key) ?? [at]
    if (own[0] !== at) continue
    const last = chunks.at(-1)
    if (last === undefined || last.length >= size) chunks.push([...own])
    else last.push(...own)
  }
  return chunks.map((chunk) => chunk.toSorted((a, b) => a - b))
}

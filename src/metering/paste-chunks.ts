/** Pasted rows in one request: about half a second of the server's work. */
export const rowsAtOnce = 200

/**
 * Indexes of the rows (from 0) in chunks of about `size`. Rows of one key stay in one chunk, because the server finds
 * duplicates within a request.
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

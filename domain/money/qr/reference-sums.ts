/** A code of words over signs that are worth 0, 1, 2 … */
export interface SumCode {
  readonly signs: number
  /** Prime, and no less than the signs and the length: then any two changed or exchanged signs are found. */
  readonly modulus: number
  readonly first: number
  readonly second: number
  readonly third: number
}

/**
 * Whether a word has the three sums of its code: of the signs, of the signs by their place, and Varshamov and
 * Tenengolts' sum of the places where a sign is no less than the one before. By the last no two words share what is left
 * when each loses one sign, so a lost sign whose place a neighbour fills never makes another word.
 */
export function referenceHolds(values: readonly number[], code: SumCode): boolean {
  let [first, second, third] = [0, 0, 0]
  for (const [at, value] of values.entries()) {
    first += value
    second += (at + 1) * value
    if (at > 0 && value >= (values[at - 1] ?? 0)) third += at
  }
  const { modulus } = code
  return (
    first % modulus === code.first % modulus &&
    second % modulus === code.second % modulus &&
    third % values.length === code.third % values.length
  )
}

/** The last three signs that a word with this head may have. */
export function tailsOf(head: readonly number[], code: SumCode): readonly (readonly number[])[] {
  const all = Array.from({ length: code.signs }, (_, value) => value)
  return all.flatMap((a) =>
    all.flatMap((b) => all.map((c) => [a, b, c]).filter((tail) => referenceHolds([...head, ...tail], code))),
  )
}

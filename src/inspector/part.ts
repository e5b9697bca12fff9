/** A table of the inspector: what one derivation makes of a declaration. */
export interface Part {
  readonly title: string
  /** What the rows are, where the title does not say it. */
  readonly note?: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A part without rows is left out. */
export const part = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | undefined)[])[],
  note?: string,
): Part[] =>
  rows.length === 0
    ? []
    : [
        {
          title,
          head,
          rows: rows.map((row) => row.map((cell) => cell ?? '')),
          ...(note === undefined ? {} : { note }),
        },
      ]

export const yes = (is: boolean | undefined) => (is === true ? 'yes' : '')

/** A value of a declaration on one line, without quotes: `{field:status,equals:draft}`. */
export function spell(value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'function') return 'worked out'
  if (Array.isArray(value)) return value.map(spell).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '')
}

/** Only the rows that contain every word; parts without one are left out. */
export function searchParts(parts: readonly Part[], words: string): readonly Part[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return parts
  return parts.flatMap((one) => {
    const isTitle = wanted.every((word) => one.title.toLowerCase().includes(word))
    const rows = isTitle
      ? one.rows
      : one.rows.filter((row) => wanted.every((word) => row.join(' ').toLowerCase().includes(word)))
    return rows.length === 0 ? [] : [{ ...one, rows }]
  })
}

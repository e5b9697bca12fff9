const segments = new Intl.Segmenter()

/** Of the family and the given name, as a reader sees letters: Khmer signs stay with theirs. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map(firstLetter).join('').toUpperCase()
}

const firstLetter = (word: string) => [...segments.segment(word)][0]?.segment ?? ''

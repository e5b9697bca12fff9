import { unaccent } from '#core/text.ts'

/** What the palette offers: a place to go to, or something that is done at once. */
export interface Hit {
  /** Unique among all hits. */
  readonly key: string
  readonly icon: string
  readonly label: string
  /** Another name that it is found by. */
  readonly alias?: string
  /** A sentence about what it is for. */
  readonly purpose?: string
  readonly note?: string
  readonly to: string | (() => void)
}

export const groupNames = ['recent', 'pages', 'records', 'actions'] as const
export type GroupName = (typeof groupNames)[number]
export type HitGroups = Readonly<Record<GroupName, readonly Hit[]>>

const wordsOf = (text: string) =>
  unaccent(text)
    .split(/[\s,.]+/)
    .filter(Boolean)

/** Whether every word that was typed begins a word of the label; accents and order do not matter. */
export function isMeant(label: string, typed: string): boolean {
  const words = wordsOf(label)
  return words.length > 0 && wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)))
}

/** What follows the label in the text that was typed (`thu tien A-0107`); undefined if it does not begin with it. */
export function restAfter(label: string, typed: string): string | undefined {
  const [words, parts] = [wordsOf(label), wordsOf(typed)]
  const begins = parts.length > words.length && words.every((word, index) => parts[index] === word)
  return begins ? parts.slice(words.length).join(' ') : undefined
}

/** The hits that are meant, those whose label begins with the text first. */
export function pickHits(hits: readonly Hit[], typed: string): readonly Hit[] {
  const begins = ({ label }: Hit) => Number(unaccent(label).startsWith(unaccent(typed)))
  return hits
    .filter(({ label, alias = '' }) => isMeant(label, typed) || isMeant(alias, typed))
    .toSorted((a, b) => begins(b) - begins(a))
}

/** Hits that are shown for a job. */
const mostNear = 5

/**
 * The hits whose names and purposes have all words of a job (`khóa thẻ`), whatever begins with these words by chance. None
 * where one of `others` is called so.
 */
export function jobHits(
  hits: readonly Hit[],
  { typed, others }: { readonly typed: string; readonly others: readonly Hit[] },
): readonly Hit[] {
  const parts = wordsOf(typed)
  const isCalledSo = ({ label }: Hit) => parts.every((part) => wordsOf(label).includes(part))
  if (parts.length < 2 || others.some(isCalledSo)) return []
  return hits
    .filter(({ label, alias = '', purpose = '' }) => {
      const words = wordsOf(`${label} ${alias} ${purpose}`)
      return parts.every((part) => words.includes(part))
    })
    .slice(0, mostNear)
}

/**
 * For a job in the user's own words, of which no label has all (`cho khách vào`): the hits whose names and purposes
 * have most of them, the name counting more.
 */
export function nearHits(hits: readonly Hit[], typed: string): readonly Hit[] {
  const parts = wordsOf(typed)
  if (parts.length < 2) return []
  const weigh = ({ label, alias = '', purpose = '' }: Hit) => {
    const [name, about] = [wordsOf(`${label} ${alias}`), wordsOf(purpose)]
    return parts.reduce((sum, part) => sum + (name.includes(part) ? 2 : about.includes(part) ? 1 : 0), 0)
  }
  const weighed = hits.map((hit) => ({ hit, weight: weigh(hit) })).filter(({ weight }) => weight > 0)
  return weighed
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostNear)
    .map(({ hit }) => hit)
}

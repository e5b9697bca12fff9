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

/** A hit's texts as they are compared: worked out once, not at every key. */
interface HitWords {
  readonly plain: string
  readonly label: readonly string[]
  readonly alias: readonly string[]
  readonly purpose: readonly string[]
}
const kept = new WeakMap<Hit, HitWords>()

function hitWords(hit: Hit): HitWords {
  const known = kept.get(hit)
  if (known !== undefined) return known
  const { label, alias = '', purpose = '' } = hit
  const words = {
    plain: unaccent(label),
    label: wordsOf(label),
    alias: wordsOf(alias),
    purpose: wordsOf(purpose),
  }
  kept.set(hit, words)
  return words
}

/** Whether every word that was typed begins a word of the label; accents and order do not matter. */
export const isMeant = (label: string, typed: string): boolean => begin(wordsOf(label), wordsOf(typed))

const begin = (words: readonly string[], parts: readonly string[]) =>
  words.length > 0 && parts.every((part) => words.some((word) => word.startsWith(part)))

/** What follows the label in the text that was typed (`thu tien A-0107`); undefined if it does not begin with it. */
export function restAfter(label: string, typed: string): string | undefined {
  const [words, parts] = [wordsOf(label), wordsOf(typed)]
  const begins = parts.length > words.length && words.every((word, index) => parts[index] === word)
  return begins ? parts.slice(words.length).join(' ') : undefined
}

/** The hits that are meant, those whose label begins with the text first. */
export function pickHits(hits: readonly Hit[], typed: string): readonly Hit[] {
  const [parts, beginning] = [wordsOf(typed), unaccent(typed)]
  const begins = (hit: Hit) => Number(hitWords(hit).plain.startsWith(beginning))
  return hits
    .filter((hit) => begin(hitWords(hit).label, parts) || begin(hitWords(hit).alias, parts))
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
  const isCalledSo = (hit: Hit) => parts.every((part) => hitWords(hit).label.includes(part))
  if (parts.length < 2 || others.some(isCalledSo)) return []
  return hits
    .filter((hit) => {
      const { label, alias, purpose } = hitWords(hit)
      return parts.every((part) => [label, alias, purpose].some((words) => words.includes(part)))
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
  const weigh = (hit: Hit) => {
    const { label, alias, purpose } = hitWords(hit)
    const weightOf = (part: string) =>
      label.includes(part) || alias.includes(part) ? 2 : purpose.includes(part) ? 1 : 0
    return parts.reduce((sum, part) => sum + weightOf(part), 0)
  }
  const weighed = hits.map((hit) => ({ hit, weight: weigh(hit) })).filter(({ weight }) => weight > 0)
  return weighed
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostNear)
    .map(({ hit }) => hit)
}

import { unaccent } from '#core/text.ts'

/** What the palette offers: a place to go to, or something that is done at once. */
export interface Hit {
  /** Unique among all hits. */
  readonly key: string
  readonly icon: string
  readonly label: string
  /** Another name that it is found by. */
  readonly alias?: string
  readonly note?: string
  readonly to: string | (() => void)
}

export const groupNames = ['recent', 'pages', 'records', 'actions'] as const
export type GroupName = (typeof groupNames)[number]
export type HitGroups = Readonly<Record<GroupName, readonly Hit[]>>

const wordsOf = (text: string) => unaccent(text).split(/\s+/).filter(Boolean)

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

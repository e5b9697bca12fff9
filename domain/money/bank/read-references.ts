import { isOldReference } from '../qr/old-reference.ts'
import { isReference, referenceLength, referencePrefix } from '../qr/reference.ts'
import { bareText, cutOut, type BareText, type Place } from './bare-text.ts'
import { nearBodies, nearOldWords } from './near-references.ts'

/** A word that stands in a text, or that one act makes of what stands there. Which were given, the database knows. */
export interface FoundReference extends Place {
  readonly word: string
  readonly isOld: boolean
  /** What follows an old one without a space: it may be the apartment's code, and nothing else. */
  readonly rest: string
}

/** Whole references in a text, old ones too, as far as their sums agree. */
export const readReferences = (text: string): readonly FoundReference[] => wholeIn(bareText(text))

/** The same of a text that is read already. */
export function wholeIn(text: BareText): readonly FoundReference[] {
  const found: FoundReference[] = []
  for (const { at, to } of prefixesIn(text)) {
    const word = `${referencePrefix}${likelySigns(text.signs.slice(at + 2, at + 2 + referenceLength))}`
    if (isReference(word)) found.push({ word, from: at, to: at + word.length, isOld: false, rest: '' })
    for (const { begun, rest } of beginnings(text.signs.slice(at, to)))
      if (isOldReference(begun))
        found.push({ word: begun, from: at, to: at + begun.length, isOld: true, rest })
  }
  return found
}

/** All words that one act makes of something in a text: a sign lost, added, changed, exchanged, or the prefix torn. */
export function nearIn(text: BareText): readonly FoundReference[] {
  const found: FoundReference[] = []
  for (const { at, to } of prefixesIn(text)) {
    const behind = likelySigns(text.signs.slice(at + 2, at + 3 + referenceLength))
    for (const body of nearBodies(behind))
      found.push({ word: `${referencePrefix}${body}`, from: at, to, isOld: false, rest: '' })
    for (const { begun, rest } of beginnings(text.signs.slice(at, to)))
      for (const word of nearOldWords(begun)) found.push({ word, from: at, to, isOld: true, rest })
  }
  for (const [word, from] of bareWords(text))
    found.push({ word, from, to: from + referenceLength, isOld: false, rest: '' })
  return found
}

/** Words that a text may say, whole or nearly, for which the database is asked. */
export function wordsIn(text: string): readonly string[] {
  const bare = bareText(text)
  const whole = wholeIn(bare)
  const found = [
    ...whole,
    // What stands for one reference may be another's, one act away.
    ...whole
      .filter(({ isOld }) => isOld)
      .flatMap(({ word }) => nearOldWords(word).map((near) => ({ word: near }))),
    ...nearIn(bare),
    ...nearIn(cutOut(bare, whole)),
  ]
  return [...new Set(found.map(({ word }) => word))]
}

/** Whether a text has something like a reference, right or wrong. */
export const hasReference = (text: string): boolean =>
  /LB[0-9CHKMNTVOI]{6}|LB[AP](?=[2-9A-HJKMNP-RT-Y]*\d)[2-9A-HJKMNP-RT-Y]{2}/.test(bareText(text).signs)

/** What people and cameras take for a digit, where no letter of that form can stand. */
const likelySigns = (signs: string) => signs.replaceAll('O', '0').replaceAll('I', '1')

/** Where the prefix stands, and where the word that it begins ends. */
function prefixesIn({ signs, joined }: BareText): readonly { readonly at: number; readonly to: number }[] {
  const found: { at: number; to: number }[] = []
  for (let at = signs.indexOf(referencePrefix); at !== -1; at = signs.indexOf(referencePrefix, at + 1)) {
    let to = at + 2
    while (to < signs.length && joined[to] === true && signs[to] !== '|') to += 1
    found.push({ at, to })
  }
  return found
}

/** Nine signs that would be whole behind the prefix, of which a part is missing or wrong. */
function* bareWords({ signs }: BareText): Iterable<readonly [word: string, from: number]> {
  for (const { index } of signs.matchAll(/(?=[0-9CHKMNTV]{9})/g)) {
    const word = `${referencePrefix}${signs.slice(index, index + referenceLength)}`
    if (isReference(word)) yield [word, index]
  }
}

/** Old references have no fixed length: prefix, subject, number, check sign, and perhaps a code right behind them. */
function beginnings(word: string): readonly { readonly begun: string; readonly rest: string }[] {
  if (!/^LB[AP]/.test(word)) return []
  const most = Math.min(word.length, referencePrefix.length + 15)
  return Array.from({ length: Math.max(0, most - 4) }, (_, at) => {
    const begun = word.slice(0, at + 5)
    return { begun, rest: word.slice(begun.length) }
  })
}

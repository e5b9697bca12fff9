import {
  correctionsOf,
  isReference,
  referencePrefix,
  readReference,
  type Reference,
} from '../qr/reference.ts'
import { bankText } from './bank-text.ts'

/** A reference as it stands in the text of a transfer. */
export interface FoundReference extends Reference {
  readonly text: string
  /** What follows it without a space: some banks drop spaces. Empty where it stands alone. */
  readonly rest: string
}

/** The shortest: prefix, subject, one sign of the number, check sign. */
const shortest = referencePrefix.length + 3
/** No id is longer. */
const longest = referencePrefix.length + 2 + 13

/** References in a text whose check sign agrees, alone or with more behind them. */
export function readReferences(text: string): readonly FoundReference[] {
  return wordsOf(text).flatMap((word) => {
    const alone = readReference(word)
    if (alone !== undefined) return [{ ...alone, text: word, rest: '' }]
    return beginnings(word).flatMap((begun) => {
      const read = readReference(begun)
      return read === undefined ? [] : [{ ...read, text: begun, rest: word.slice(begun.length) }]
    })
  })
}

/**
 * What a reference with one wrong sign may have been: for each of its signs one other makes the check agree. Words that
 * agree already are none of them.
 */
export const readCorrections = (text: string): readonly FoundReference[] =>
  wordsOf(text)
    .filter((word) => !isReference(word))
    .flatMap((word) => correctionsOf(word).map((one) => ({ ...one, text: word, rest: '' })))

/** Whether a text has something like a reference, right or wrong. */
export const hasReference = (text: string): boolean => wordsOf(text).length > 0

/** Words from where the prefix stands in them: what a bank writes before it is cut off. */
const wordsOf = (text: string): readonly string[] =>
  bankText(text)
    .split(' ')
    .flatMap((word) => {
      // The prefix has a sign that no number has, so its last place is where the reference begins.
      const at = word.lastIndexOf(referencePrefix)
      return at === -1 || word.length - at < shortest ? [] : [word.slice(at)]
    })

const beginnings = (word: string): readonly string[] => {
  const most = Math.min(word.length - 1, longest)
  return Array.from({ length: Math.max(0, most - shortest + 1) }, (_, at) => word.slice(0, shortest + at))
}

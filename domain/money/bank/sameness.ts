import { compareAmounts } from '#core/amount.ts'
import type { Telling } from './telling.ts'

/**
 * What two tellings of one account, direction, currency and amount are to each other: `proof` and `same` are one movement,
 * `perhaps` may be, `another` and `no` are two.
 */
export type Sameness = 'proof' | 'same' | 'perhaps' | 'another' | 'no'

/** Days between which a bank may book a movement: its value day is not that of the transfer. */
export const mostApart = 3
const mostMinutes = 30

/** Judges two tellings; the first of the rules that fits decides (docs/domain/bank-lines.md). */
export function sameness(a: Telling, b: Telling): Sameness {
  const apart = Math.abs(a.at - b.at)
  if (apart > mostApart) return 'no'
  if (a.references.length > 0 && b.references.length > 0 && shared(a.references, b.references).length === 0)
    return 'another'
  return byNumber(a, b) ?? byBalance(a, b) ?? byTime(a, b, apart) ?? byText(a, b, apart)
}

function byNumber(a: Telling, b: Telling): Sameness | undefined {
  const says = ({ bare }: Telling, number: string | undefined) =>
    number !== undefined && bare.includes(number)
  if (says(a, b.number) || says(b, a.number)) return 'proof'
  if (a.number === undefined || b.number === undefined) return undefined
  if (a.number === b.number) return 'proof'
  return formOf(a.number) === formOf(b.number) ? 'another' : undefined
}

/** `FT26328ABC` is of the form `AA99999AAA`: the numbers of one system. */
const formOf = (number: string) => number.replaceAll(/[A-Z]/g, 'A').replaceAll(/\d/g, '9')

function byBalance(a: Telling, b: Telling): Sameness | undefined {
  if (a.balance === undefined || b.balance === undefined) return undefined
  if (compareAmounts(a.balance, b.balance) === 0) return 'proof'
  // A gateway's may be late.
  return a.file !== null && b.file !== null ? 'another' : undefined
}

function byTime(a: Telling, b: Telling, apart: number): Sameness | undefined {
  if (apart > 0 || a.minutes === undefined || b.minutes === undefined) return undefined
  return Math.abs(a.minutes - b.minutes) > mostMinutes ? 'another' : undefined
}

function byText(a: Telling, b: Telling, apart: number): Sameness {
  if (likeness(a, b) === 0) return apart === 0 ? 'perhaps' : 'no'
  if (apart === 0) return 'same'
  // Otherwise what is paid today and again tomorrow would be one, in tomorrow's file.
  const mayMove = isCovered(a, b) || isCovered(b, a) || isNightly(a) || isNightly(b)
  if (!mayMove) return 'perhaps'
  return apart === 1 || saysWhich(a, b) ? 'same' : 'perhaps'
}

/** Whether a file tells all of the other's day too, so that another movement of that day would stand in it. */
const isCovered = ({ file }: Telling, { day }: Telling) =>
  file !== null && day >= file.first && day <= file.last

/** Banks book what comes between 22:00 and 5:00 on the day after. */
const isNightly = ({ minutes }: Telling) => minutes !== undefined && (minutes >= 22 * 60 || minutes < 5 * 60)

const shared = (ours: readonly string[], theirs: readonly string[]) =>
  ours.filter((one) => theirs.includes(one))

const saysWhich = (a: Telling, b: Telling) =>
  shared(a.references, b.references).length > 0 || shared(a.marks, b.marks).length > 0

/** How much two texts are alike, from 3, the same text, to 0, not at all. */
export function likeness(a: Telling, b: Telling): 0 | 1 | 2 | 3 {
  if (a.bare !== '' && a.bare === b.bare) return 3
  if (shared(a.references, b.references).length > 0) return 2
  if (shared(a.marks, b.marks).length > 0) return 1
  const [short, long] = a.bare.length <= b.bare.length ? [a, b] : [b, a]
  const isLong = short.bare.length >= leastHeld
  if (isLong && long.bare.includes(short.bare)) return 1
  // Words that every transfer may have do not make up for a reference that one of the two alone has.
  const mayBeGeneral = a.references.length > 0 === b.references.length > 0
  return (isLong || mayBeGeneral) && standInOrder(short.words, long.words) ? 1 : 0
}

/** Signs by which one text is found in the other. */
const leastHeld = 12

/** Whether words stand in others in their order, the last of them perhaps cut. */
function standInOrder(words: readonly string[], others: readonly string[]): boolean {
  let at = 0
  for (const [place, word] of words.entries()) {
    const isLast = place === words.length - 1
    while (at < others.length && !(isLast ? others[at]?.startsWith(word) : others[at] === word)) at += 1
    if (at === others.length) return false
    at += 1
  }
  return words.length > 0
}

import { bareText, cutOut } from './bare-text.ts'
import { namedIn, type Namable, type NamableResident, type Named } from './named.ts'
import { nearOldWords } from './near-references.ts'
import { nearIn, wholeIn, type FoundReference } from './read-references.ts'

/** What the ladder knows of an apartment. */
export interface LadderApartment extends Namable {
  /** The open total. */
  readonly open: string
}

/** A reference that was given to somebody, of those that a text may say. */
export interface IssuedReference {
  readonly reference: string
  /** Null: of another building. */
  readonly apartment_id: string | null
  readonly request_id: string | null
  readonly is_old: boolean
  /** The day on which its request was paid, unless the bank's number or balance prove another movement. */
  readonly paid_on: string | null
}

/** A receipt of the desk that may be of this movement. */
export interface DeskDocument {
  readonly id: string
  readonly code: string
  readonly apartment_id: string
}

export interface LadderFacts {
  /** Whether the same movement was told before; movements are compared elsewhere. */
  readonly told: 'known' | 'maybe_known' | null
  readonly direction: 'in' | 'out'
  /** Whether the account, and then the currency, is the building's. */
  readonly place: 'own' | 'wrong_account' | 'other_currency'
  readonly text: string
  /** What the bank tells of the payer. */
  readonly payer: string
  readonly amount: string
  /** Whoever brought it may make receipts. */
  readonly mayPost: boolean
  /** All of the building. */
  readonly apartments: readonly LadderApartment[]
  /** Those of the building whose name or phone may stand in the text. */
  readonly residents: readonly NamableResident[]
  /** Those of the words that the text may say (`wordsIn`). */
  readonly issued: readonly IssuedReference[]
  /** Of this account and amount, within seven days, without a line. */
  readonly documents: readonly DeskDocument[]
}

/** What a text says, as the rows of the ladder ask for it. Apartments are by their ids. */
export interface Found {
  /** Apartments of the building whose references stand there whole. */
  readonly whole: ReadonlySet<string>
  /** Whether one of another building does. */
  readonly isElsewhere: boolean
  /** Whether all that stand there are old. */
  readonly isOld: boolean
  /** Apartments whose references are one act away from what stands there. */
  readonly near: ReadonlySet<string>
  /** How many apartments, of all buildings, those would be. */
  readonly nearCount: number
  /** Others whose old reference becomes, by one act, the one that stands there. */
  readonly mistakable: ReadonlySet<string>
  readonly named: Named
  /** Whose money it is if nothing speaks against it: by a whole reference, or by a repaired one with its own code. */
  readonly meant: string | null
  readonly requestId: string | null
  readonly paidOn: string | null
  /** Whether something named is of another household than these. */
  readonly namesOther: (ids: ReadonlySet<string>) => boolean
  readonly householdsOf: (ids: Iterable<string>) => number
}

export function findInText(facts: LadderFacts): Found {
  const { apartments, issued } = facts
  const text = bareText(facts.text)
  const byWord = new Map(issued.map((one) => [one.reference, one]))
  const homes = new Map(apartments.map((one) => [one.id, one]))
  const issuedOf = (found: FoundReference) => {
    const one = byWord.get(found.word)
    if (one === undefined || !mayEnd(found, apartments)) return []
    // An apartment that is gone is nobody's.
    return one.apartment_id !== null && !homes.has(one.apartment_id) ? [] : [{ found, one }]
  }
  const wholes = longestOf(wholeIn(text).flatMap(issuedOf))
  const rest = cutOut(
    text,
    wholes.map(({ found }) => found),
  )
  const nears = nearIn(rest).flatMap(issuedOf)
  const whole = idsOf(wholes)
  const near = idsOf(nears)
  const householdsOf = (ids: Iterable<string>) =>
    new Set([...ids].map((id) => homes.get(id)?.household ?? id)).size
  const named = namedIn({ text: rest, payer: facts.payer, apartments, residents: facts.residents })
  const namesOther = (ids: ReadonlySet<string>) => {
    const own = new Set([...ids].map((id) => homes.get(id)?.household))
    return [...named.keys()].some((id) => !own.has(homes.get(id)?.household))
  }
  const mistakable = new Set(
    wholes
      .filter(({ one }) => one.is_old)
      .flatMap(({ one }) => nearOldWords(one.reference))
      .flatMap((word) => byWord.get(word)?.apartment_id ?? [])
      .filter((id) => homes.has(id) && !whole.has(id)),
  )
  const nearCount = householdsOf(near) + Number(nears.some(({ one }) => one.apartment_id === null))
  const [nearest] = near
  const isRepaired =
    whole.size === 0 &&
    nearCount === 1 &&
    nearest !== undefined &&
    saysItself(named, nearest) &&
    !namesOther(near)
  const used = (isRepaired ? nears : wholes).map(({ one }) => one)
  const request = used.find(({ request_id }) => request_id !== null)
  return {
    whole,
    isElsewhere: wholes.some(({ one }) => one.apartment_id === null),
    isOld: wholes.every(({ one }) => one.is_old),
    near,
    nearCount,
    mistakable,
    named,
    // Of two that mean the same apartment, the request says more.
    meant: isRepaired ? nearest : (request?.apartment_id ?? [...whole][0] ?? null),
    requestId: request?.request_id ?? null,
    paidOn: used.find(({ paid_on }) => paid_on !== null)?.paid_on ?? null,
    namesOther,
    householdsOf,
  }
}

/** Its own code, or a phone of its residents, stands there. */
export const saysItself = (named: Named, id: string) =>
  named.get(id)?.has('code') === true || named.get(id)?.has('phone') === true

interface Issued {
  readonly found: FoundReference
  readonly one: IssuedReference
}

const idsOf = (found: readonly Issued[]) => new Set(found.flatMap(({ one }) => one.apartment_id ?? []))

/** An old reference ends its word, or has an apartment's code right behind it: its own, or another's that contradicts. */
const mayEnd = ({ isOld, rest }: FoundReference, apartments: readonly LadderApartment[]) =>
  !isOld ||
  rest === '' ||
  apartments.some(({ code }) => {
    const { signs } = bareText(code)
    return signs !== '' && rest.startsWith(signs)
  })

/** Of old ones that begin at one place, the longest stands there. */
const longestOf = (found: readonly Issued[]): readonly Issued[] =>
  found.filter(
    (one) => !found.some((other) => other.found.from === one.found.from && other.found.to > one.found.to),
  )

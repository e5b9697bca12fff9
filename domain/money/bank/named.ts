import { bareText, cutOut, placesOf, standsAlone, type BareText, type Place } from './bare-text.ts'

/** What a text may name. */
export interface Namable {
  readonly id: string
  readonly code: string
  /** Apartments that are paid together have the same; they are no others to each other. */
  readonly household: string
}

export interface NamableResident {
  readonly name: string
  readonly phone: string | null
  readonly apartment_id: string
}

type NamedBy = 'code' | 'name' | 'phone'
/** By what a text names each apartment. */
export type Named = ReadonlyMap<string, ReadonlySet<NamedBy>>

interface Asked {
  /** Without its references. */
  readonly text: BareText
  /** What the bank tells of the payer: people pay for their parents. */
  readonly payer: string
  readonly apartments: readonly Namable[]
  readonly residents: readonly NamableResident[]
}

/** A code of one or two signs is in every text. */
const shortestCode = 3
const fewestNames = 3
const shortestPhone = 9

/** The apartments that a text names by code, by a resident's full name or by a phone. */
export function namedIn({ text, payer, apartments, residents }: Asked): Named {
  const said = withoutPayer(text, payer)
  const households = new Map(apartments.map(({ id, household }) => [id, household]))
  const codes = longest(
    apartments.flatMap(({ id, code }) =>
      placesOfCode(said, bareText(code).signs).map((place) => ({ id, ...place })),
    ),
  ).map(({ id }) => [id, 'code'] as const)
  const people = residents.filter(({ apartment_id }) => households.has(apartment_id))
  const names = longest(
    people.flatMap(({ name, apartment_id: id }) => {
      const words = name.trim().split(/\s+/)
      if (words.length < fewestNames) return []
      return alone(said, bareText(name).signs).map((place) => ({ id, ...place }))
    }),
  )
  // Two of one name say nothing.
  const sole = names.filter(({ id, from }) =>
    names.every((other) => other.from !== from || households.get(other.id) === households.get(id)),
  )
  const phones = people.flatMap(({ phone, apartment_id }) =>
    formsOf(phone).some((form) => alone(said, form).length > 0) ? [[apartment_id, 'phone'] as const] : [],
  )
  const found = new Map<string, Set<NamedBy>>()
  for (const [id, by] of [...codes, ...sole.map(({ id }) => [id, 'name'] as const), ...phones])
    found.set(id, (found.get(id) ?? new Set<NamedBy>()).add(by))
  return found
}

const alone = (text: BareText, wanted: string) =>
  placesOf(text, wanted).filter((place) => standsAlone(text, place))

/** A code of digits alone is an apartment only behind a word for one: years and amounts are none. */
function placesOfCode(text: BareText, code: string): readonly Place[] {
  if (code.length < shortestCode) return []
  const places = alone(text, code)
  return /^\d+$/.test(code) ? places.filter(({ from }) => isBehindWord(text, from)) : places
}

const isBehindWord = (text: BareText, at: number) =>
  ['CANHO', 'PHONG', 'APARTMENT', 'APT', 'UNIT', 'ROOM', 'CH', 'P'].some((word) => {
    const place = { from: at - word.length, to: at }
    return (
      text.signs.slice(Math.max(0, place.from), at) === word &&
      (word === 'CANHO' || text.joined[place.from] !== true)
    )
  })

/** The longer of two that stand at one place is meant: `A0305` is not `A03`. */
const longest = <P extends Place>(places: readonly P[]): readonly P[] =>
  places.filter(
    (one) =>
      !places.some(
        (other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  )

/** A phone as people write it: of this country, and with the country's number. */
function formsOf(phone: string | null): readonly string[] {
  const digits = (phone ?? '').replaceAll(/\D/g, '').replace(/^(84|855)/, '0')
  return digits.length < shortestPhone ? [] : [digits, `84${digits.slice(1)}`, `855${digits.slice(1)}`]
}

/** Names and account numbers of the payer, and what banks add of it behind "CT tu". */
function withoutPayer(text: BareText, payer: string): BareText {
  const told = /CTTU\d{6}.*$/.exec(text.signs)
  const words = payer.toUpperCase().match(/\d[\d .-]*|[^\d]+/g) ?? []
  const places = words.flatMap((word) => {
    const { signs } = bareText(word)
    return signs.length < shortestCode * 2 ? [] : placesOf(text, signs)
  })
  return cutOut(text, [...(told === null ? [] : [{ from: told.index, to: text.signs.length }]), ...places])
}

import type { Language } from '#core/language.ts'
import type { City, Country } from '../countries.ts'
import type { CurrencyCode } from '../currency.ts'

/**
 * `preset` is made on a tick, `asked` with what the office types. The others are knowledge that nobody is offered:
 * `example` has invented or unproved amounts, `not_yet` needs what the product lacks, `never` is wrong or not in force.
 */
export const offers = ['preset', 'asked', 'example', 'not_yet', 'never'] as const
export type Offer = (typeof offers)[number]

/** A text in each language; in Khmer only where the row is offered outside Viet Nam. */
export type PresetText = Readonly<Record<Exclude<Language, 'km'>, string>> & { readonly km?: string }

/** The record that another row makes, or that the building has in its place. Optional: empty if there is none. */
export interface RowReference {
  /** `fee_setting.NUOC` */
  readonly row: string
  readonly optional?: true
}

/** What the building says: its currency, and the first day of the month from which it is charged. */
export interface BuildingFact {
  readonly building: 'currency_code' | 'first_day'
}

/** A record that a new building may begin with. Its file says where it comes from, and how sure that is. */
export interface PresetRow {
  readonly entity: string
  /** Its own within the entity. */
  readonly key: string
  readonly offered: Offer
  readonly ticked: boolean
  /** Absent: everywhere. */
  readonly countries?: readonly Country[]
  readonly cities?: readonly City[]
  /** Only for books in one of these. */
  readonly currencies?: readonly CurrencyCode[]
  /** Made with one of these rows, without a tick of its own. */
  readonly with?: readonly string[]
  /** Fields of `askedFields` without which it is not made, each with its place in the values: `tiers.0.price`. */
  readonly asks?: Readonly<Record<string, string>>
  /** The same for those that may stay empty. */
  readonly may_ask?: Readonly<Record<string, string>>
  /** Fields by which a record of the building is known to be the same one. Default: its code. */
  readonly known_by?: readonly string[]
  /** Fields in which a record of that code is the office's own if it differs: rows that name this one leave it alone. */
  readonly alike_by?: readonly string[]
  /** Inactive unless one of these rows is made or there: nothing is charged without a price. */
  readonly active_with?: readonly string[]
  /** The days on which its prices hold, `yyyy-MM-dd`. */
  readonly valid_from: string | null
  readonly valid_to: string | null
  /** What it is called where the office itself names it. */
  readonly name?: PresetText
  /** Values of fields: as they are, texts, `RowReference`, `BuildingFact`, or lines of these. */
  readonly values: Readonly<Record<string, unknown>>
}

/** The name by which rows and calls say a row: `fee_setting.NUOC`. */
export const rowName = ({ entity, key }: Pick<PresetRow, 'entity' | 'key'>) => `${entity}.${key}`

/** What a row is called. */
export function nameOf({ name, values: { name: own } }: PresetRow, language: Language): string {
  const said = name ?? (isText(own) ? own : undefined)
  return said?.[language] ?? said?.en ?? ''
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
export const isText = (value: unknown): value is PresetText => isObject(value) && 'vi' in value
export const isReference = (value: unknown): value is RowReference => isObject(value) && 'row' in value
export const isFact = (value: unknown): value is BuildingFact => isObject(value) && 'building' in value

/** The records that a row names. */
export function referencesOf(value: unknown): readonly RowReference[] {
  if (isReference(value)) return [value]
  return isObject(value) ? Object.values(value).flatMap(referencesOf) : []
}

export interface Answers {
  readonly language: Language
  readonly facts: Readonly<Record<BuildingFact['building'], string>>
  idOf(row: string): string | undefined
}

/** A row's value as the record gets it. */
export function resolveValue(value: unknown, answers: Answers): unknown {
  if (isText(value)) return value[answers.language] ?? value.en
  if (isReference(value)) return answers.idOf(value.row) ?? null
  if (isFact(value)) return answers.facts[value.building]
  if (Array.isArray(value)) return value.map((one) => resolveValue(one, answers))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolveValue(one, answers)]))
}

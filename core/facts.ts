import type { Condition } from './condition.ts'

/**
 * A fact of a record's summary: a field, or a has-many field for the number of its records, or a field of the first of
 * them.
 */
export type Fact<Name extends string = string> = Name | RelatedFact<Name>

/** A fact that another record holds. */
export interface RelatedFact<Name extends string = string> {
  /** Key of its label among the entity's `facts`; without a label there it has that of the field. */
  readonly name: string
  /** The has-many field whose first record holds it; left out for those who may not read such records. */
  readonly of: Name
  /** A field of that record, or of one that it names: `outstanding`, `resident.phone_number`. */
  readonly show: string
  /** Which record is the first. Default: the list's own order. */
  readonly sort?: string
  readonly where?: Condition
  /** Further parameters of the list's address. */
  readonly asked?: Readonly<Record<string, string>>
}

/** Related records that a record's page shows the first of: of a has-many field, those that matter now. */
export interface Glance<Name extends string = string> {
  readonly of: Name
  /** Key of its title among the entity's `facts`, where it shows only some of them. Default: the field's label. */
  readonly name?: string
  /** Default: all of them. */
  readonly where?: Condition
  /** Further parameters of the list's address. */
  readonly asked?: Readonly<Record<string, string>>
  /** Fields of theirs beside title and state. Default: those of their card. */
  readonly show?: readonly string[]
  /** Which come first. Default: the list's own order. */
  readonly sort?: string
}

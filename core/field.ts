import type { ErrorCode, Trait } from './vocabulary.ts'
import type { Flag, Level } from './permission.ts'

/** The options that every kind of field has. `Required` and `ReadFlag` are the two facts that the record type needs. */
export interface FieldOptions<Required extends boolean = boolean, ReadFlag extends Flag = Flag> {
  /** The value may not be null. Default false. */
  readonly required?: Required
  /** No two live records of one scope (building, organisation, product) share the value. */
  readonly unique?: boolean
  /** Error code where a unique value is taken. Default `{field}_exists`. */
  readonly taken?: ErrorCode
  /**
   * `keyword` looks here, accents ignored. A field that names a record is looked for by that record's own searchable
   * texts, if the caller may read them.
   */
  readonly searchable?: boolean
  /** A flag one must hold on the entity's permission code to see or change this field. Without it the field is left out of replies. */
  readonly access?: {
    readonly read?: ReadFlag
    readonly update?: Flag
    /** Where the right to `update` must be held. Default: in the record's building. */
    readonly level?: Level
  }
  /** Personal data: masked for those who lack this flag, who then may not change, filter, sort or search by it either. */
  readonly personal?: Flag
  /** Only buildings of this trait have the field: in others no screen shows it, and its entity refuses a value. */
  readonly needs?: Trait
  /** Set at creation and never changed afterwards. */
  readonly immutable?: boolean
  /** Set by the server alone: no form shows it, a write that names it is refused. */
  readonly readOnly?: boolean
  /** A checksum or another program's key: calls, filters and exports have it, and no page shows it to a person. */
  readonly forPrograms?: boolean
  /**
   * In a row: the field that names the record whose title this keeps, as it was then. Screens say it in the reader's
   * language, where the office gave one.
   */
  readonly copies?: string
  /** The value of a new record where the form gives none. */
  readonly default?: unknown
  /**
   * What the form of a new record begins with, which may be changed or emptied: the office's day, its month, the month
   * before, the minute, the account of the user, or what the current building is called and how it is reached. An instant
   * may begin so many minutes after another field's, whose changes it follows until it is changed itself.
   */
  readonly starts?:
    | 'today'
    | 'this_month'
    | 'last_month'
    | 'now'
    | 'me'
    | 'building_name'
    | 'building_address'
    | 'building_contact'
    | 'building_hotline'
    | { readonly after: string; readonly minutes: number }
  /**
   * The pattern of a code that a new record is given where the form leaves it empty: the next free number of the building.
   * `HD-{yyyy}-{0000}`: the zeros say how many digits it has at least, `{yyyy}` and `{mm}` are the office's year and month.
   */
  readonly numbered?: string
  /**
   * What the browser may fill in of what it knows about its user, in HTML's words. Default nothing: staff write about
   * others.
   */
  readonly autofill?: 'username' | 'name' | 'email' | 'tel' | 'one-time-code'
}

/** A field is plain data: its kind, its options, and a type-only note of the value that it holds. */
export interface Field<
  Kind extends string,
  Value,
  Required extends boolean = boolean,
  ReadFlag extends Flag = Flag,
> extends FieldOptions<Required, ReadFlag> {
  readonly kind: Kind
  readonly $value?: Value
}

export type AnyField = Field<string, unknown>
export type AnyFields = Readonly<Record<string, AnyField>>

/** The field's value in a record: null unless required. */
export type FieldValue<F> = F extends { readonly $value?: infer V }
  ? F extends Field<string, unknown, true>
    ? Exclude<V, undefined>
    : Exclude<V, undefined> | null
  : never

/** A relation's name is its field's, less `_id`: `block_id` is read as `block` by `with=block`. */
export const relationName = (fieldName: string) => fieldName.replace(/_ids?$/, '')

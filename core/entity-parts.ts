import type { Condition } from './condition.ts'
import type { MenuPlace } from './menu-place.ts'
import type { ErrorCode } from './vocabulary.ts'

export type SystemFieldName = 'created_at' | 'updated_at' | 'deleted_at'

/** A rule between two fields; rules about one field live on the field. Error `invalid_{is}`, or the code that `refuse` names. */
export interface Rule<Name extends string = string> {
  readonly field: Name
  readonly is: 'after' | 'not_before' | 'different_from' | 'greater_than' | 'at_least'
  readonly other: Name
  readonly refuse?: ErrorCode
}

/** A group of fields in form and detail, or a named place that the console fills with its own component. */
export type Section<Name extends string = string, Slot extends string = string> =
  | { readonly name: string; readonly fields: readonly Name[]; readonly when?: Condition<Name> }
  | { readonly slot: Slot }

/** A list of some of the records, with its own address (`contracts-pending`). */
export interface ListView<Name extends string = string> {
  readonly path: string
  /** Only such records. */
  readonly where?: Condition<Name>
  /** Only records in the trash; for users who may delete. */
  readonly trashed?: true
  /** Its own columns. Default: the list's, without those that say the same in every row. */
  readonly columns?: readonly (Name | SystemFieldName)[]
  readonly menu?: MenuPlace
}

/** Fields are shown, or must be filled, only while the condition holds. */
export interface FieldCondition<Name extends string = string> {
  readonly fields: readonly Name[]
  readonly show?: Condition<Name>
  readonly require?: Condition<Name>
}

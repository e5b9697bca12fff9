import type { StateFieldOf, StateOf } from './entity.ts'
import type { AnyFields, FieldValue } from './field.ts'
import type { ResidentRule } from './resident-rule.ts'

/** The parts of a declaration that the types below need: every entity from `defineEntity` has them. */
export interface Declared {
  readonly name: string
  readonly fields: AnyFields
  readonly scope: string
  readonly buildingOptional?: boolean
  readonly trash?: boolean
}

type Simplify<T> = { [K in keyof T]: T[K] } & {}

/** Kinds that have no column in the entity's own table. */
type Elsewhere = 'has_many' | 'many_to_many' | 'count' | 'computed'

/** A column's value as the driver gives it: every number is decimal text until the pipeline decodes it. */
type ColumnValue<F> = F extends { readonly kind: 'number' }
  ? Extract<FieldValue<F>, null> | string
  : FieldValue<F>

type FieldColumns<F extends AnyFields> = {
  [K in keyof F & string as F[K]['kind'] extends Elsewhere ? never : K]: ColumnValue<F[K]>
}
type StateColumn<E> = [StateOf<E>] extends [never] ? {} : { [K in StateFieldOf<E>]: StateOf<E> }
type TrashColumn<E extends Declared> = false extends E['trash'] ? {} : { deleted_at: string | null }

type OwnerColumns<E extends Declared> = true extends E['buildingOptional']
  ? { building_id: string | null; organisation_id: string }
  : E['scope'] extends 'building'
    ? { building_id: string }
    : E['scope'] extends 'organisation' | 'building_itself'
      ? { organisation_id: string }
      : {}

interface SystemRow {
  id: string
  version: number
  created_at: string
  updated_at: string
  /** The account that made the record; null: the server. */
  created_by: string | null
}

/** A row of the entity's own table, as SQL reads it. */
export type StoredRow<E extends Declared> = Simplify<
  SystemRow & {
    updated_by: string | null
    /** Only tables with searchable fields have it: no type says which those are. */
    search_text: string
  } & OwnerColumns<E> &
    FieldColumns<E['fields']> &
    StateColumn<E> &
    TrashColumn<E>
>

/** A record as the write pipeline holds it: every stored, counted and linked field decoded, nothing masked. */
export type RecordOf<E extends Declared> = E extends Declared
  ? Simplify<
      SystemRow &
        OwnerColumns<E> & {
          [
            K in keyof E['fields'] & string as E['fields'][K]['kind'] extends 'has_many' | 'computed'
              ? never
              : K
          ]: FieldValue<E['fields'][K]>
        } & StateColumn<E> &
        TrashColumn<E>
    >
  : never

/** Required fields that a new record's checked values always hold. Those that only the server sets are not there yet. */
type GivenName<F extends AnyFields> = {
  [K in keyof F]: F[K] extends { readonly readOnly: true }
    ? never
    : F[K] extends { readonly required?: infer R }
      ? true extends R
        ? K
        : never
      : never
}[keyof F] &
  string

type SystemName = keyof SystemRow | 'deleted_at' | 'organisation_id'
type Own<E extends Declared> = Omit<RecordOf<E>, SystemName>

/** Checked values of a record that is about to be made. */
export type NewRecord<E extends Declared> = E extends Declared
  ? Simplify<Pick<Own<E>, keyof Own<E> & ('building_id' | GivenName<E['fields']>)> & Partial<Own<E>>>
  : never

/** Fields that change, and what they become. */
export type ChangesOf<E extends Declared> = E extends Declared ? Partial<Own<E>> : never

/** A record as it is sent out: only fields that were requested and may be seen. */
export type SeenRecord<E extends Declared> = Partial<RecordOf<E>> & {
  readonly [
    K in keyof E['fields'] & string as E['fields'][K]['kind'] extends 'computed' ? K : never
  ]?: FieldValue<E['fields'][K]>
}

/** The names that an entity's rule for residents reads. */
type ReadOf<E> = E extends { readonly resident?: ResidentRule<string, infer R extends string> } ? R : never

/** What residents have of a record: what the entity's rule for them reads, and nothing else. */
export type ResidentRecord<E extends Declared> = Simplify<
  { id: string } & {
    [K in ReadOf<E>]: K extends keyof RecordOf<E>
      ? RecordOf<E>[K]
      : K extends keyof E['fields']
        ? FieldValue<E['fields'][K]> | null
        : unknown
  }
>

import type { InputFieldOf, OwnActionOf } from '#core/action.ts'
import type { ActionOf, AnyRecord, FieldName } from '#core/entity.ts'
import type { InferCreate, InferRecord } from '#core/infer.ts'
import type { AnyFields } from '#core/field.ts'
import type { registry } from './index.ts'

type Entities = typeof registry
/** The part of a declaration that says what its records hold. */
export interface Described {
  readonly fields: AnyFields
}

type KeyOf<T> = T extends unknown ? keyof T : never
type ValueAt<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never

/** Records that fields name, as `with=` calls them: `cash_account` of `cash_account_id`. */
type NamedRecords<F extends AnyFields> = {
  [K in keyof F & string as F[K]['kind'] extends 'belongs_to' ? RelationName<K> : never]: F[K] extends {
    readonly target: infer T extends keyof Entities
  }
    ? ShownRecord<Entities[T]> | null
    : never
}
type RelationName<K extends string> = K extends `${infer N}_id` ? N : K
/** Rows inside a record, of which a form may lack values too. */
type ShownValue<V> = V extends readonly (infer Row)[] ? (Row extends object ? readonly Partial<Row>[] : V) : V
type WholeRecord<E> = E extends Described ? InferRecord<E> & NamedRecords<E['fields']> : never

/**
 * A record as a page or a paper has it: of what its declaration names whatever was asked for and may be seen, and the
 * records that it names. A form may not have filled it yet. Of several entities: what any of them has.
 */
export type ShownRecord<E extends Described> = {
  readonly [K in KeyOf<WholeRecord<E>>]?: ShownValue<ValueAt<WholeRecord<E>, K>>
}

/** The same once it is stored. */
export type StoredShown<E extends Described> = ShownRecord<E> & {
  readonly id: string
  readonly version: number
}

/** The same; of whatever entity, any record. */
export type RecordFor<E extends Described> = string extends FieldName<E> ? AnyRecord : StoredShown<E>

/** A transition or an action of it; of whatever entity, any name. */
export type TransitionFor<E extends Described> =
  string extends FieldName<E> ? string : ActionOf<E> | OwnActionOf<E>

type WrittenName<E extends Described> = keyof InferCreate<E> | InputFieldOf<E> | 'building_id' | 'version'
/** Values to be written, with no name that the declaration does not let a caller write. */
export type WrittenValues<E extends Described, V> = V & {
  readonly [K in Exclude<keyof V, WrittenName<E>>]: never
}

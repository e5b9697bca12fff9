import type { StateFieldOf, StateOf } from './entity.ts'
import type { AnyFields, Field, FieldValue } from './field.ts'
import type { Flag } from './permission.ts'

type Simplify<T> = { [K in keyof T]: T[K] } & {}
type HasFields = { readonly fields: AnyFields }

/** Kinds that a record does not hold itself (has-many) or nobody may read (password). */
type StoredName<F> = {
  [K in keyof F]: F[K] extends { readonly kind: 'has_many' | 'password' } ? never : K
}[keyof F] &
  string
/** Fields that some readers may not see: the server leaves them out, so the record type makes them optional. */
type GuardedName<F> = {
  [K in keyof F]: F[K] extends Field<string, unknown, boolean, infer G>
    ? [G] extends [never]
      ? never
      : Flag extends G
        ? never
        : K
    : never
}[keyof F] &
  string
type WritableName<F> = {
  [K in keyof F]: F[K] extends
    | { readonly kind: 'has_many' | 'count' | 'computed' }
    | { readonly readOnly: true }
    ? never
    : K
}[keyof F] &
  string
type RequiredName<F> = {
  [K in WritableName<F>]: F[K] extends Field<string, unknown, true>
    ? F[K] extends { readonly default: {} }
      ? never
      : K
    : never
}[WritableName<F>]
type StateColumn<E> = [StateOf<E>] extends [never] ? {} : { [K in StateFieldOf<E>]: StateOf<E> }

/** The fields that every record has besides its declared ones. */
export interface SystemColumns {
  id: string
  version: number
  created_at: string
  updated_at: string
  deleted_at?: string | null
  building_id?: string | null
}

export type InferRecord<E extends HasFields> = Simplify<
  SystemColumns & {
    [K in Exclude<StoredName<E['fields']>, GuardedName<E['fields']>>]: FieldValue<E['fields'][K]>
  } & {
    [K in StoredName<E['fields']> & GuardedName<E['fields']>]?: FieldValue<E['fields'][K]>
  } & StateColumn<E>
>
export type InferCreate<E extends HasFields> = Simplify<
  { [K in RequiredName<E['fields']>]: FieldValue<E['fields'][K]> } & {
    [K in Exclude<WritableName<E['fields']>, RequiredName<E['fields']>>]?: FieldValue<E['fields'][K]>
  }
>
export type InferUpdate<E extends HasFields> = Partial<InferCreate<E>>

import type { ErrorCode } from '../vocabulary.ts'
import { z } from '../zod.ts'
import type { Field } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'

export interface HasManyOptions {
  /** Error code when the record is deleted while such records live, e.g. `block_has_apartments`. */
  readonly refuse?: ErrorCode
  /** Further fields of `target` by which its records may point here. */
  readonly also?: readonly string[]
}
export interface HasManyField<T extends string = string, V extends string = string>
  extends Field<'has_many', never, false, never>, HasManyOptions {
  readonly target: T
  readonly via: V
}

/** The records of `target` whose field `via` points here, or one of `also`. Read by `with=`, counted by `withCount=`. */
export const hasMany = <const T extends string, const V extends string>(
  target: T,
  via: V,
  options: HasManyOptions = {},
): HasManyField<T, V> => ({ ...options, kind: 'has_many', readOnly: true, target, via })

export const hasManyKind = defineKind<HasManyField>({
  derived: true,
  relation: (field) => ({
    target: field.target,
    many: true,
    via: field.via,
    also: field.also,
    refuse: field.refuse,
  }),
  schema: () => z.never({ error: 'read_only' }),
  operators: operatorSets.none,
  decode: (_field, node) => node,
  encode: () => null,
  demo: () => null,
  parseCell: () => null,
  formatCell: () => null,
})

import type { Condition } from '../condition.ts'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { idSchema } from './belongs-to.ts'
import { decodeIds, idsSchema, splitCell } from './ids.ts'

export interface ManyToManyOptions {
  /** At most so many. Default 500. */
  readonly max?: number
  /** `restrict`: a record that is named is not deleted for good. Default: it leaves the field. */
  readonly onDelete?: 'cascade' | 'restrict'
  /** Only such records are offered; others may be named all the same. */
  readonly offers?: Condition
}
export interface ManyToManyField<
  T extends string = string,
  R extends boolean = boolean,
  G extends Flag = Flag,
>
  extends Field<'many_to_many', readonly string[], R, G>, ManyToManyOptions {
  readonly target: T
}

/** Ids of any number of records of `target`, kept in a table between the two. */
export const manyToMany = <
  const T extends string,
  const R extends boolean = false,
  const G extends Flag = never,
>(
  target: T,
  options: FieldOptions<R, G> & ManyToManyOptions = {},
): ManyToManyField<T, NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'many_to_many', target })

export const manyToManyKind = defineKind<ManyToManyField>({
  relation: (field) => ({ target: field.target, many: true, joined: true, onDelete: field.onDelete }),
  schema: (field) => idsSchema(field.max ?? 500),
  operators: operatorSets.membership,
  operand: idSchema,
  decodeOperand: (_field, node) => node,
  decode: (_field, node) => decodeIds(node),
  encode: (_field, value) => (value as readonly string[]).map(String),
  demo: (_field, seed) => [String(seed.index + 1)],
  parseCell: (_field, cell) => splitCell(cell),
  formatCell: (_field, value) => (value as readonly string[]).join('; '),
})

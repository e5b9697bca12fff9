import { idPattern } from '../id.ts'
import { once } from '../once.ts'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Condition } from '../condition.ts'
import type { Flag } from '../permission.ts'
import type { ErrorCode } from '../vocabulary.ts'
import { patternSchema } from './schemas.ts'

export interface WhyNot {
  /** Of the other record. */
  readonly when: Condition
  readonly code: ErrorCode
  /** A text of the other record that tells more. */
  readonly detail?: string
}

export interface BelongsToOptions {
  /** Applied to this record when the other is removed for good. Default `restrict`. */
  readonly onDelete?: 'restrict' | 'cascade' | 'set null'
  /** A condition on the other record: only matching ones may be chosen, e.g. active relationships. */
  readonly where?: Condition
  /** Only such records are offered; the entity's extension says of others why they are refused. */
  readonly offers?: Condition
  /** Why a record that `offers` leaves out can't be chosen: the first that fits is said beside it where it is typed. */
  readonly whyNot?: readonly WhyNot[]
  /** The choice is narrowed by another field of the form: `{ block_id: 'block_id' }` = theirs: ours. */
  readonly matching?: Readonly<Record<string, string>>
  /** The same, of what is offered alone: a record that does not match may be kept or imported. */
  readonly narrowedBy?: Readonly<Record<string, string>>
  /** Choosing a record fills in fields of the form: `{ current_number: 'old_number' }` = theirs: ours. */
  readonly fills?: Readonly<Record<string, string>>
  /**
   * Another name under which a body may say the record, by a unique field of it instead of its id: `payment_method` by
   * `code`. Only for records of a building.
   */
  readonly alias?: { readonly name: string; readonly by: string }
}
export interface BelongsToField<T extends string = string, R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'belongs_to', string, R, G>, BelongsToOptions {
  readonly target: T
}

/** The id of one record of `target`, in the same building where both have one. Named `…_id`; read as `…` by `with=`. */
export const belongsTo = <
  const T extends string,
  const R extends boolean = false,
  const G extends Flag = never,
>(
  target: T,
  options: FieldOptions<R, G> & BelongsToOptions = {},
): BelongsToField<T, NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'belongs_to', target })

/** A bigint identity, as text. */
export const idSchema = once(() => patternSchema(idPattern, 'invalid_reference'))

export const belongsToKind = defineKind<BelongsToField>({
  relation: (field) => ({ target: field.target, many: false }),
  schema: idSchema,
  column: (field) => ({
    type: 'bigint',
    family: 'reference',
    references: field.target,
    onDelete: field.onDelete ?? 'restrict',
  }),
  operators: operatorSets.identity,
  grouped: 'value',
  decode: (_field, node) => (typeof node === 'number' ? String(node) : node),
  encode: (_field, value) => String(value),
  fromColumn: (_field, raw) => String(raw),
  demo: (_field, seed) => String(seed.index + 1),
  parseCell: (_field, cell) => cell.trim(),
  formatCell: (_field, value) => String(value),
})

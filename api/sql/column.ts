import type { AnyEntity, StateFieldOf, StateOf } from '#core/entity.ts'
import type { AnyFields, FieldValue } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'
import { isSqlType, orNull, typed, type SqlType, type Typed } from './types.ts'

type Declared = Pick<AnyEntity, 'name' | 'lifecycle'> & { readonly fields: AnyFields }

/** Columns of every record's table that no declaration names. */
const systemColumns = {
  id: typed<string>('bigint'),
  building_id: typed<string>('bigint'),
  organisation_id: typed<string>('bigint'),
  version: typed<number>('integer'),
  created_at: typed<string>('timestamptz'),
  updated_at: typed<string>('timestamptz'),
  created_by: orNull(typed<string>('bigint')),
  updated_by: orNull(typed<string>('bigint')),
  deleted_at: orNull(typed<string>('timestamptz')),
}
type SystemColumns = typeof systemColumns

/** Kinds that store nothing in the entity's own table. */
type KeptElsewhere = 'has_many' | 'many_to_many' | 'count' | 'computed'
type StoredName<F extends AnyFields> = {
  [K in keyof F & string]: F[K]['kind'] extends KeptElsewhere ? never : K
}[keyof F & string]
type StateName<E> = [StateOf<E>] extends [never] ? never : StateFieldOf<E>

/** The columns of an entity's table. */
export type ColumnName<E extends Declared> = StoredName<E['fields']> | StateName<E> | keyof SystemColumns

/** The driver's value for a field's column: a number field is `numeric`, which arrives as decimal text. */
type FieldColumn<F> = F extends { readonly kind: 'number' }
  ? Extract<FieldValue<F>, null> | string
  : FieldValue<F>

/** The value of a column, by its declaration. */
type ColumnValue<E extends Declared, N> =
  N extends StoredName<E['fields']>
    ? FieldColumn<E['fields'][N]>
    : N extends StateName<E>
      ? StateOf<E>
      : N extends keyof SystemColumns
        ? Exclude<SystemColumns[N]['$value'], undefined>
        : never

/** A declared field's column, or one that every table has: its SQL type, and whether it may be null. */
export function column<const E extends Declared, const N extends ColumnName<E>>(
  entity: E,
  name: N,
): Typed<ColumnValue<E, N>> {
  const field = entity.fields[name]
  if (field !== undefined) return { type: typeOf(entity.name, name, field), isNull: field.required !== true }
  if (name in systemColumns) return systemColumns[name as keyof SystemColumns] as Typed<ColumnValue<E, N>>
  return { type: 'text', isNull: false }
}

/** Several columns of one entity, under their own names. */
export const columns = <const E extends Declared, const N extends ColumnName<E>>(
  entity: E,
  names: readonly N[],
) =>
  Object.fromEntries(names.map((name) => [name, column(entity, name)])) as {
    readonly [K in N]: Typed<ColumnValue<E, K>>
  }

function typeOf(entity: string, name: string, field: AnyFields[string]): SqlType {
  // For readers, `numeric(18,2)` is `numeric`.
  const type = kindOf(field)
    .column?.(field)
    .type.replace(/\(.*\)/, '')
  if (type === undefined || !isSqlType(type))
    throw new Error(`${entity}.${name} is no column that a statement reads`)
  return type
}

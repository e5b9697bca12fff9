import type { AnyField } from '#core/field.ts'
import type { CountField } from '#core/fields/count.ts'
import { operandsOf, type ComputedField } from '#core/fields/computed.ts'
import type { Column, ColumnFamily } from '#core/kind.ts'
import { kindOf } from '#core/kinds.ts'

/** A column of the entity's table as the pipeline handles it. */
export interface PlannedColumn {
  readonly name: string
  readonly field: AnyField
  readonly family: ColumnFamily
  /** As declared: `numeric(18,2)`, `bigint[]`. */
  readonly type: string
  /** Without limits, for comparisons: `numeric`; for an array, the type of its elements. */
  readonly comparedAs: string
  /** All values that it may hold, if they are few and declared. */
  readonly words?: readonly string[]
  readonly references?: string
  /** Never leaves the server. */
  readonly secret: boolean
  /** Null passes through both. Absent: the driver's own value is used. */
  readonly read?: (raw: unknown) => unknown
  readonly write?: (value: unknown) => unknown
}

export function planColumn(name: string, field: AnyField, column: Column): PlannedColumn {
  const kind = kindOf(field)
  const { fromColumn, toColumn } = kind
  return {
    name,
    field,
    family: column.family,
    type: column.type,
    comparedAs: column.type.replace(/\(.*?\)/, '').replace('[]', ''),
    words: column.words,
    references: column.references,
    secret: kind.writeOnly === true,
    ...(fromColumn === undefined
      ? {}
      : { read: (raw) => (raw === null ? null : fromColumn.call(kind, field, raw)) }),
    ...(toColumn === undefined
      ? {}
      : { write: (value) => (value === null ? null : toColumn.call(kind, field, value)) }),
  }
}

/** Moments come from the driver as ISO text, so they need no further reading. */
export const momentColumn = (name: string, field: AnyField): PlannedColumn => ({
  name,
  field,
  family: 'date',
  type: 'timestamptz',
  comparedAs: 'timestamptz',
  secret: false,
})

/** The record's own id, to be filtered and sorted by like any column. */
export const idColumn: PlannedColumn = {
  name: 'id',
  field: { kind: 'belongs_to' },
  family: 'reference',
  type: 'bigint',
  comparedAs: 'bigint',
  secret: false,
}

/** A value counted over another table, and how to count it. */
export interface CountSource extends Pick<CountField, 'target' | 'via' | 'server'> {
  /** Other fields by which they may point here. */
  readonly also?: readonly string[]
  /** The expression that counts only some of them. */
  readonly sql?: string
}

export function countSource(field: AnyField): CountSource | undefined {
  if (kindOf(field).derived !== true || kindOf(field).relation !== undefined) return undefined
  return 'target' in field && 'via' in field ? (field as CountField) : undefined
}

/** The entity whose records a value shows: those that are counted, or that an expression reads. */
export const shownEntity = (field: AnyField): string | undefined =>
  countSource(field)?.target ?? (field.kind === 'computed' ? (field as ComputedField).from : undefined)

/** A value calculated from the record's other values. */
export function computedField(field: AnyField): ComputedField | undefined {
  if (kindOf(field).derived !== true || kindOf(field).relation !== undefined) return undefined
  return operandsOf(field as ComputedField).length > 0 ? (field as ComputedField) : undefined
}

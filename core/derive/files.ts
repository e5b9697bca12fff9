import type { AnyField } from '../field.ts'
import { isObject } from '../fields/rows.ts'
import { isWireFile, type UploadOptions } from '../fields/upload.ts'
import type { WireNode } from '../kind.ts'
import { kindOf } from '../kinds.ts'

/** A place in a field where stored files are named: the field itself, or a field of its rows. */
export interface FileHolder {
  /** What may be sent there. */
  readonly limits: UploadOptions
  /** At most so many files. */
  readonly most: number
  /** Files there, by id, and those that are about to be stored. */
  readonly read: (value: unknown) => readonly unknown[]
}

/** Most rows of a field that does not say. */
const usualRows = 200

/** Where a field names stored files; none for most fields. */
export function fileHolders(field: AnyField): readonly FileHolder[] {
  const kind = kindOf(field)
  const { max } = field as { readonly max?: number }
  if (kind.holdsFiles === true) {
    const isMany = kind.column?.(field).family === 'array'
    return [{ limits: field as UploadOptions, most: isMany ? (max ?? 10) : 1, read: listOf }]
  }
  return Object.entries(kind.inner?.(field) ?? {}).flatMap(([name, one]) =>
    fileHolders(one).map(({ limits, most, read }) => ({
      limits,
      most: most * (max ?? usualRows),
      read: (value) => listOf(value).flatMap((row) => (isRow(row) ? read(row[name]) : [])),
    })),
  )
}

/** True where values of the field, or of its rows, are files. */
export const holdsFiles = (field: AnyField): boolean => fileHolders(field).length > 0

/** Ids of the stored files that a value names. */
export const fileIdsIn = (field: AnyField, value: unknown): string[] =>
  fileHolders(field).flatMap(({ read }) => read(value).filter((one) => typeof one === 'string'))

/** A value without its files, for a record that may not have those of another one. */
export function withoutFiles(field: AnyField, value: unknown): unknown {
  const kind = kindOf(field)
  if (kind.holdsFiles === true) return null
  const inner = Object.entries(kind.inner?.(field) ?? {}).filter(([, one]) => holdsFiles(one))
  if (inner.length === 0 || !Array.isArray(value)) return value
  return value.map((row: unknown) =>
    isRow(row)
      ? { ...row, ...Object.fromEntries(inner.map(([name, one]) => [name, withoutFiles(one, row[name])])) }
      : row,
  )
}

const listOf = (value: unknown): readonly unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value as WireNode) && !isWireFile(value)

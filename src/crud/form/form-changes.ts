import { isPresent } from '#core/condition.ts'
import type { AnyFields } from '#core/field.ts'
import { decodeValue } from '#core/fields/rows.ts'
import type { WireNode } from '#core/kind.ts'
import { kindOf } from '#core/kinds.ts'
import { idsOf } from '#src/fields/references/ids.ts'
import type { Values } from '#src/fields/field-view.ts'

/** Values as the kinds understand them: trimmed text, empty as null. What is not given stays out. */
export const cleanValues = (fields: AnyFields, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => values[name] !== undefined)
      .map((name) => [name, decodeValue(fields[name], values[name] as WireNode, kindOf)]),
  )

/** A record's fields as a form holds them: related records become their ids again. */
export const formValues = (fields: AnyFields, record: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => record[name] !== undefined)
      .map(([name, field]) => [
        name,
        kindOf(field).relation?.(field).joined === true ? idsOf(record[name]) : record[name],
      ]),
  )

/** True when two values mean the same; missing, empty text and an empty list all mean empty. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a instanceof Blob || b instanceof Blob) return a === b
  if (!isPresent(a) && !isPresent(b)) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => isSame(one, b[at]))
  if (isObject(a) && isObject(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]))
  return a === b
}

/** Names of the fields whose values differ. */
export const changedNames = (fields: AnyFields, before: Values, after: Values): string[] =>
  Object.keys(fields).filter((name) => !isSame(before[name], after[name]))

/** The body of a PATCH: only the changed fields; an emptied field is null. */
export const changesOf = (fields: AnyFields, before: Values, after: Values): Record<string, unknown> =>
  Object.fromEntries(changedNames(fields, before, after).map((name) => [name, after[name] ?? null]))

export interface Conflict {
  readonly field: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

interface Versions {
  readonly fields: AnyFields
  /** The values that the form was opened with. */
  readonly base: Values
  readonly mine: Values
  /** The server's current values. */
  readonly theirs: Values
}

/** Fields that both sides changed, to different values: someone must choose. */
export const conflictsOf = ({ fields, base, mine, theirs }: Versions): Conflict[] =>
  changedNames(fields, base, mine)
    .filter((field) => !isSame(base[field], theirs[field]) && !isSame(mine[field], theirs[field]))
    .map((field) => ({ field, base: base[field], mine: mine[field], theirs: theirs[field] }))

/** The form's values over the server's version: my changes stay, but where `keepTheirs` names the field; the rest is theirs. */
export function mergeVersions(versions: Versions, keepTheirs: ReadonlySet<string>): Record<string, unknown> {
  const { fields, base, mine, theirs } = versions
  const changed = new Set(changedNames(fields, base, mine))
  return Object.fromEntries(
    Object.keys(fields)
      .map((name): [string, unknown] => [
        name,
        changed.has(name) && !keepTheirs.has(name) ? mine[name] : theirs[name],
      ])
      .filter(([, value]) => value !== undefined),
  )
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

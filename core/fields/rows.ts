import type { ZodType } from 'zod'
import { z } from '../zod.ts'
import { isPresent } from '../condition.ts'
import type { AnyField, AnyFields } from '../field.ts'
import type { Kind, WireNode } from '../kind.ts'
import { isWireFile } from './upload.ts'

/** Objects of declared fields, at any depth. The kinds are an argument, because `lines` is one of them. */
export type KindOf = (field: AnyField) => Kind

/** `kept`: may be left out, but not emptied. */
type Presence = (field: AnyField) => 'required' | 'kept' | 'optional'

export interface RowSchema {
  readonly fields: AnyFields
  readonly kindOf: KindOf
  /** Default: the field's own setting; a field with a default may be left out. */
  readonly presence?: Presence
  /** Fill in defaults. Default true. */
  readonly defaults?: boolean
}

/** Refuses keys that are not declared; a missing required value is `required`. */
export function rowSchema({ fields, kindOf, presence = declared, defaults = true }: RowSchema) {
  const shape = Object.entries(fields)
    .filter(([, field]) => kindOf(field).derived !== true)
    .map(([name, field]) => [name, fieldSchema({ field, kindOf, presence: presence(field), defaults })])
  return z.strictObject(Object.fromEntries(shape), { error: 'invalid_value' })
}

const declared: Presence = (field) => (field.required === true ? 'required' : 'optional')

interface FieldSchema {
  readonly field: AnyField
  readonly kindOf: KindOf
  readonly presence: ReturnType<Presence>
  readonly defaults: boolean
}

function fieldSchema({ field, kindOf, presence, defaults }: FieldSchema): ZodType {
  // The API's description shows the values of a kind that checks them by code as its column keeps them.
  const schema = kindOf(field).schema(field).meta({ field })
  const value =
    presence === 'optional'
      ? schema.nullable()
      : z.unknown().refine(isPresent, { error: 'required', abort: true }).pipe(schema)
  if (defaults && field.default !== undefined) return value.default(field.default)
  return presence === 'required' ? value : value.optional()
}

/** One object from the wire; undeclared keys stay, for the schema to refuse. */
export function decodeRow(fields: AnyFields, node: WireNode, kindOf: KindOf): unknown {
  if (!isObject(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([name, one]) => [name, decodeValue(ownField(fields, name), one, kindOf)]),
  )
}

/** Empty text is null, as multipart spells it. */
export function decodeValue(field: AnyField | undefined, node: WireNode, kindOf: KindOf): unknown {
  if (field === undefined || node === null || node === '') return field === undefined ? node : null
  const value = kindOf(field).decode(field, node)
  return value === '' ? null : value
}

export function encodeRow(
  fields: AnyFields,
  row: Readonly<Record<string, unknown>>,
  kindOf: KindOf,
): Readonly<Record<string, WireNode>> {
  const entries = Object.entries(row).flatMap(([name, value]): [string, WireNode][] => {
    const field = ownField(fields, name)
    return field === undefined || value === undefined ? [] : [[name, encodeValue(field, value, kindOf)]]
  })
  return Object.fromEntries(entries)
}

export const encodeValue = (field: AnyField, value: unknown, kindOf: KindOf): WireNode =>
  value === null || value === undefined ? null : kindOf(field).encode(field, value)

/** Names come from outside: `toString` is no field. */
const ownField = (fields: AnyFields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined)

export const isObject = (node: unknown): node is { readonly [key: string]: WireNode } =>
  typeof node === 'object' &&
  node !== null &&
  !Array.isArray(node) &&
  !(node instanceof Blob) &&
  !isWireFile(node)

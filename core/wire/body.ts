import type { AnyEntity } from '../entity.ts'
import type { AnyField, AnyFields } from '../field.ts'
import { belongsTo } from '../fields/belongs-to.ts'
import { number } from '../fields/number.ts'
import { decodeValue, encodeRow, isObject } from '../fields/rows.ts'
import type { WireFile, WireNode } from '../kind.ts'
import { kindOf } from '../kinds.ts'
import { toBrackets } from './brackets.ts'
import type { FieldError } from './error.ts'

type Values = Readonly<Record<string, unknown>>
type Part = [string, string | WireFile | Blob]

/** The fields that a body may contain besides declared ones: the building, and the version that was edited. */
export const envelopeFields = {
  building_id: belongsTo('building'),
  version: number({ integer: true, min: 1 }),
} as const satisfies AnyFields

/** The parts of a multipart body. Undeclared, derived and undefined values are left out. */
export const encodeBody = (entity: AnyEntity, values: Values): Part[] =>
  toBrackets(encodeNode(entity, values))

/** The parts of `createMany`: `items[0][code]`, with the building given once. */
export const encodeMany = (entity: AnyEntity, rows: readonly Values[]): Part[] =>
  toBrackets({ items: rows.map((row) => encodeNode(entity, row)) })

/** The body as one object, as JSON takes it too. */
export const encodeNode = (entity: AnyEntity, values: Values): Readonly<Record<string, WireNode>> =>
  encodeRow(bodyFields(entity), values, kindOf)

/**
 * Decodes a body by the declaration: a name that is not in `fields` is `unknown_field`, empty text is null, and an
 * unreadable value stays unchanged, so that the schema refuses it.
 */
export function decodeBody(
  fields: AnyFields,
  node: WireNode,
): { values: Record<string, unknown>; errors: FieldError[] } {
  if (!isObject(node)) return { values: {}, errors: [{ field: '', code: 'bad_request' }] }
  const known = Object.entries(node).filter(([name]) => Object.hasOwn(fields, name))
  const unknown = Object.keys(node).filter((name) => !Object.hasOwn(fields, name))
  return {
    values: Object.fromEntries(
      known.map(([name, value]) => [name, decodeValue(fields[name], value, kindOf)]),
    ),
    errors: unknown.map((field) => ({ field, code: 'unknown_field' })),
  }
}

const bodyFields = (entity: AnyEntity): Record<string, AnyField> => ({
  ...envelopeFields,
  ...Object.fromEntries(Object.entries(entity.fields).filter(([, field]) => kindOf(field).derived !== true)),
})

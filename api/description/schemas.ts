import { z } from 'zod'
import { allFields, readableFields } from '#core/derive/fields.ts'
import { relationsOf } from '#core/derive/relations.ts'
import { moveNamed } from '#core/derive/moves.ts'
import { createSchema, updateSchema } from '#core/derive/schema.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import type { BelongsToField } from '#core/fields/belongs-to.ts'
import type { ColumnFamily } from '#core/kind.ts'
import { kindOf } from '#core/kinds.ts'

/** JSON Schema 2020-12, which OpenAPI 3.1 accepts unchanged. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Names of the language itself: a client's own type of that name would stand in its way. */
const taken = new Set(['File', 'Blob', 'Date', 'Request', 'Response'])

/** `fee_slip` -> `FeeSlip`: how the description calls an entity's record. */
export function schemaName(entity: string): string {
  const name = entity.replaceAll(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase())
  return taken.has(name) ? `${name}Record` : name
}

export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const isEmpty = (schema: object) => Object.keys(schema).length === 0
/** One of several that takes anything says nothing: the call refuses by itself what it does not take. */
function withoutAny(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf)) return schema
  const [only, ...more] = anyOf.filter((one: object) => !isEmpty(one)) as readonly JsonSchema[]
  // Anything or nothing is anything.
  if (more.length === 0 && only?.type === 'null') return rest
  return more.length === 0 ? { ...rest, ...only } : { ...rest, anyOf: [only, ...more] }
}
const isField = (field: unknown): field is AnyField =>
  typeof field === 'object' && field !== null && 'kind' in field

function replace(made: Record<string, unknown>, by: JsonSchema): void {
  for (const name of Object.keys(made)) delete made[name]
  Object.assign(made, by)
}

/** A zod schema as JSON Schema, of what is sent (`input`) or replied (`output`). Records become references. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _dialect,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io,
    override: ({ zodSchema, jsonSchema: made }) => {
      const { entity, field, ...own } = made
      const { def } = zodSchema._zod
      if (typeof entity === 'string') replace(made, schemaRef(schemaName(entity)))
      // What is sent is looked at before its own schema is: the own one says what it must be.
      else if (io === 'input' && def.type === 'pipe' && isEmpty(own))
        replace(made, jsonSchema(def.out as z.ZodType, io))
      else if (isField(field)) replace(made, valueSchema(field, withoutAny(own), io))
      else if (Array.isArray(own.anyOf)) replace(made, withoutAny(own))
    },
  })
  if ($defs !== undefined) throw new Error('a schema that holds itself has no place in the description')
  return json
}

/** JSON Schema of a column family on the wire, for kinds whose own schema checks by code alone. */
const byFamily: Readonly<Record<ColumnFamily, JsonSchema>> = {
  text: { type: 'string' },
  number: { type: ['number', 'string'] },
  date: { type: 'string' },
  boolean: { type: 'boolean' },
  reference: { type: 'string' },
  array: { type: 'array', items: { type: 'string' } },
  json: { type: ['object', 'array'] },
}

/** A file of a record: the id of one that was uploaded, or in a form the file itself. */
const sentFile: JsonSchema = {
  anyOf: [
    { type: 'string', format: 'uuid' },
    { type: 'string', format: 'binary' },
  ],
}

const formats = { day: 'date', moment: 'date-time', text: undefined } as const

/** The schema of one field's value. */
export const fieldSchema = (field: AnyField, io: 'input' | 'output' = 'output'): JsonSchema =>
  valueSchema(field, jsonSchema(kindOf(field).schema(field), io), io)

/** What a kind's own schema says of its values, or what its column keeps of them. */
function valueSchema(field: AnyField, own: JsonSchema, io: 'input' | 'output'): JsonSchema {
  const kind = kindOf(field)
  // The server sets words that nobody may choose.
  const words = io === 'output' ? kind.column?.(field).words : undefined
  if (words !== undefined && 'enum' in own) return { ...own, enum: words }
  if (kind.holdsFiles === true && io === 'input')
    return own.type === 'array' ? { ...own, items: sentFile } : sentFile
  const family = kind.column?.(field).family
  const said = isEmpty(own) && family !== undefined ? byFamily[family] : own
  const format = formats[kind.sheetFormat ?? 'text']
  return format === undefined || isEmpty(said) ? said : { ...said, format }
}

const nullable = (schema: JsonSchema): JsonSchema =>
  isEmpty(schema) ? {} : { anyOf: [schema, { type: 'null' }] }

const maskable = (schema: JsonSchema): JsonSchema => ({
  anyOf: [schema, { type: 'string', description: 'Masked, for callers who may not see it whole' }],
})

/**
 * A record in replies: `id` and `version` always, the fields that were asked for and that the caller may see, and the
 * related records of `with`.
 */
export function recordSchema(entity: AnyEntity): JsonSchema {
  const related = Object.fromEntries(
    Object.values(relationsOf(entity)).map(({ name, target, many }): [string, JsonSchema] => {
      const one = schemaRef(schemaName(target))
      return [name, many ? { type: 'array', items: one } : { anyOf: [one, { type: 'null' }] }]
    }),
  )
  const fields = Object.entries(readableFields(entity)).map(([name, field]): [string, JsonSchema] => {
    const own = field.personal === undefined ? fieldSchema(field) : maskable(fieldSchema(field))
    const records = related[name]
    // Ids, or the records in their place: then the relation is called as its field.
    return [name, records === undefined ? nullable(own) : { anyOf: [own, records, { type: 'null' }] }]
  })
  return {
    type: 'object',
    required: ['id', 'version'],
    properties: {
      id: { type: 'string' },
      version: { type: 'integer' },
      ...(entity.scope === 'building' ? { building_id: { type: ['string', 'null'] } } : {}),
      ...related,
      ...Object.fromEntries(fields),
    },
  }
}

/** Names in a body besides the entity's fields. */
const envelope = {
  building_id: { type: 'string', description: 'The building that the record belongs to' },
  version: {
    type: 'integer',
    description: 'The version that was edited: 409 `record_changed` where it is another',
  },
} as const

/** The body of a create: one record. */
export const createBody = (entity: AnyEntity): JsonSchema =>
  withEnvelope(withAliases(jsonSchema(createSchema(entity), 'input'), entity), entity, ['building_id'])

/** Other names by which a reference may be said: its own is then not required. */
function withAliases(body: JsonSchema, entity: AnyEntity): JsonSchema {
  const aliased = Object.entries(allFields(entity)).flatMap(([name, field]) => {
    const { alias } = field as AnyField & Pick<BelongsToField, 'alias'>
    return alias === undefined ? [] : [{ name, by: alias.by, alias: alias.name }]
  })
  if (aliased.length === 0) return body
  const { properties, required } = body
  const more = aliased.map(({ name, by, alias }): [string, JsonSchema] => [
    alias,
    { type: 'string', description: `In place of ${name}: the ${by} of the record` },
  ])
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  return {
    ...body,
    properties: { ...(properties as object), ...Object.fromEntries(more) },
    required: needed.filter((name) => !aliased.some((one) => one.name === name)),
  }
}

/** The body of a change: only the fields that are sent change. */
export const updateBody = (entity: AnyEntity): JsonSchema =>
  withEnvelope(jsonSchema(updateSchema(entity), 'input'), entity, ['building_id', 'version'])

/** The body of a transition or an action: the fields that it asks for. */
export function transitionBody(entity: AnyEntity, action: string): JsonSchema {
  const { fields = {}, requires = [] } = moveNamed(entity, action) ?? {}
  const asks = Object.entries(fields)
  const required = asks.flatMap(([name, field]) =>
    field.required === true || requires.includes(name) ? [name] : [],
  )
  const body: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(asks.map(([name, field]) => [name, fieldSchema(field, 'input')])),
    ...(required.length === 0 ? {} : { required }),
  }
  return withEnvelope(body, entity, ['building_id', 'version'])
}

function withEnvelope(
  body: JsonSchema,
  entity: AnyEntity,
  names: readonly (keyof typeof envelope)[],
): JsonSchema {
  const shown = names.filter((name) => name !== 'building_id' || entity.scope === 'building')
  const own = typeof body.properties === 'object' ? body.properties : {}
  return {
    ...body,
    properties: { ...Object.fromEntries(shown.map((name) => [name, envelope[name]])), ...own },
  }
}

export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['errorCode', 'errorMessage', 'requestId'],
  properties: {
    errorCode: { type: 'string', description: 'Codes, joined by commas' },
    errorMessage: {
      type: 'string',
      description: 'Their texts in the language of the request, joined by commas',
    },
    errors: {
      type: 'object',
      description: 'The codes by field',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    limits: {
      type: 'object',
      description:
        'What the texts of a field may say, by field: max, min, maxLength, maxSizeMb, digits, prefixes',
      additionalProperties: { type: 'object', additionalProperties: { type: ['number', 'string'] } },
    },
    requestId: { type: 'string' },
  },
}

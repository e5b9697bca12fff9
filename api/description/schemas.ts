import { z } from 'zod'
import { allFields, readableFields } from '#core/derive/fields.ts'
import { relationsOf } from '#core/derive/relations.ts'
import { createSchema, updateSchema } from '#core/derive/schema.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import type { BelongsToField } from '#core/fields/belongs-to.ts'
import type { ColumnFamily } from '#core/kind.ts'
import { kindOf } from '#core/kinds.ts'

/** JSON Schema 2020-12, which OpenAPI 3.1 accepts unchanged. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** `fee_slip` -> `FeeSlip`: how the description calls an entity's record. */
export const schemaName = (entity: string) =>
  entity.replaceAll(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase())

export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** A zod schema as JSON Schema, of what is sent (`input`) or replied (`output`). Records become references. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _dialect,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io,
    override: ({ jsonSchema: made }) => {
      const { entity } = made
      if (typeof entity !== 'string') return
      for (const name of Object.keys(made)) delete made[name]
      made.$ref = `#/components/schemas/${schemaName(entity)}`
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
  json: {},
}

const formats = { day: 'date', moment: 'date-time', text: undefined } as const

/** The schema of one field's value. */
export function fieldSchema(field: AnyField, io: 'input' | 'output' = 'output'): JsonSchema {
  const kind = kindOf(field)
  const own = jsonSchema(kind.schema(field), io)
  const format = formats[kind.sheetFormat ?? 'text']
  if (Object.keys(own).length > 0) return format === undefined ? own : { ...own, format }
  const family = kind.column?.(field).family
  return family === undefined ? {} : byFamily[family]
}

const nullable = (schema: JsonSchema): JsonSchema =>
  Object.keys(schema).length === 0 ? {} : { anyOf: [schema, { type: 'null' }] }

/**
 * A record in replies: `id` and `version` always, the fields that were asked for and that the caller may see, and the
 * related records of `with`.
 */
export function recordSchema(entity: AnyEntity): JsonSchema {
  const fields = Object.entries(readableFields(entity)).map(([name, field]) => [
    name,
    nullable(fieldSchema(field)),
  ])
  const related = Object.values(relationsOf(entity)).map(({ name, target, many }) => {
    const one = schemaRef(schemaName(target))
    return [name, many ? { type: 'array', items: one } : { anyOf: [one, { type: 'null' }] }]
  })
  return {
    type: 'object',
    required: ['id', 'version'],
    properties: {
      id: { type: 'string' },
      version: { type: 'integer' },
      ...(entity.scope === 'building' ? { building_id: { type: ['string', 'null'] } } : {}),
      ...Object.fromEntries(related),
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

/** The body of a transition: the fields that it asks for. */
export function transitionBody(entity: AnyEntity, action: string): JsonSchema {
  const transition = entity.lifecycle?.transitions[action]
  const fields = allFields(entity)
  const asks = (transition?.asks ?? []).flatMap((name) => {
    const field = fields[name]
    return field === undefined ? [] : [[name, fieldSchema(field, 'input')] as const]
  })
  const required = (transition?.asks ?? []).filter(
    (name) => fields[name]?.required === true || transition?.requires?.includes(name) === true,
  )
  const body: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(asks),
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

import { setImmediate } from 'node:timers/promises'
import type { AnyEntity } from '#core/entity.ts'
import { operatorsOf } from '#core/kinds.ts'
import type { Registry } from '#core/registry.ts'
import { clientId, phoneClientId } from '#domain/constants.ts'
import { queryFields } from '#core/wire/query.ts'
import { describeCall } from './call-operation.ts'
import { nameBodies, usedSchemas } from './components.ts'
import { describeEntityCall } from './entity-operation.ts'
import { filterName, filterSchema } from './entity-parameters.ts'
import type { OpenapiNotes } from './notes.ts'
import { pathParameters, type Operation } from './operation.ts'
import { sharedResponses } from './refusals.ts'
import { createBody, errorSchema, recordSchema, schemaName, updateBody, type JsonSchema } from './schemas.ts'

/** One call, as its route describes it. */
export interface DescribedRoute {
  readonly method: string
  /** OpenAPI's spelling: `/v1/manage/blocks/{id}`. */
  readonly path: string
  readonly permission: string
  readonly notes: Exclude<OpenapiNotes, { readonly hide: true }>
}

/**
 * The whole API as OpenAPI 3.1. It takes a second of work, so it lets other requests through after each call and
 * each record that it has described.
 */
export async function describeApi(routes: readonly DescribedRoute[], registry: Registry) {
  const described: Record<string, Record<string, Operation>> = {}
  for (const route of inOrder(routes)) {
    const operation = describeRoute(route, registry)
    described[route.path] = { ...described[route.path], [route.method.toLowerCase()]: operation }
    await setImmediate()
  }
  const { paths, schemas } = nameBodies(described)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lobby',
      version: 'v1',
      description: 'The back office of a residential building.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [], client: [] }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        client: {
          type: 'apiKey',
          in: 'header',
          name: 'client-id',
          description: `\`${clientId}\`, of the residents’ app \`${phoneClientId}\`, signing in included: a call without it is 401`,
          'x-default': clientId,
        },
      },
      schemas: await usedSchemas({ ...(await componentSchemas(registry)), ...schemas }, paths),
      responses: sharedResponses,
    },
    paths,
  }
}

/** Signing out comes last, so that a test that walks through all calls in order stays signed in until then. */
const inOrder = (routes: readonly DescribedRoute[]) =>
  routes.toSorted(
    (a, b) =>
      Number(a.path.endsWith('/logout')) - Number(b.path.endsWith('/logout')) || a.path.localeCompare(b.path),
  )

function describeRoute({ path, permission, notes }: DescribedRoute, registry: Registry): Operation {
  if ('call' in notes) return describeCall(notes.call)
  if ('id' in notes) return describePlain(path, permission, notes)
  const entity = registry[notes.entity]
  if (entity === undefined) throw new Error(`${path} is a call of ${notes.entity}, which is not declared`)
  return describeEntityCall(entity, { path, permission, notes })
}

const describePlain = (
  path: string,
  permission: string,
  { id, summary, tag }: { readonly id: string; readonly summary: string; readonly tag: string },
): Operation => ({
  operationId: id,
  summary,
  tags: [tag],
  'x-permission': permission,
  security: [],
  parameters: pathParameters(path),
  responses: { default: { description: summary }, '4XX': { description: 'Refused' } },
})

async function componentSchemas(registry: Registry): Promise<Record<string, JsonSchema>> {
  const entities: readonly AnyEntity[] = Object.values(registry)
  const operators = entities.flatMap((entity) =>
    Object.values(queryFields(entity)).map((field) => operatorsOf(field)),
  )
  const schemas: Record<string, JsonSchema> = {
    Error: errorSchema,
    Result: resultSchema,
    HistoryLine: historyLineSchema,
    Groups: groupsSchema,
    ...Object.fromEntries(operators.map((some) => [filterName(some), filterSchema(some)])),
  }
  for (const entity of entities) {
    Object.assign(schemas, Object.fromEntries(schemasOf(entity)))
    await setImmediate()
  }
  return schemas
}

const schemasOf = (entity: AnyEntity): [string, JsonSchema][] => [
  [schemaName(entity.name), recordSchema(entity)],
  [`${schemaName(entity.name)}Create`, createBody(entity)],
  [`${schemaName(entity.name)}Update`, updateBody(entity)],
]

/** The result for one of several records. */
const resultSchema: JsonSchema = {
  type: 'object',
  required: ['id', 'ok'],
  properties: {
    id: { type: 'string' },
    ok: { type: 'boolean' },
    status: { type: 'integer', description: 'The status that a call of its own would have had' },
    errorCode: { type: 'string' },
    errorMessage: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}

const text: JsonSchema = { type: 'string' }
const textOrNull: JsonSchema = { type: ['string', 'null'] }
const figures: Readonly<Record<string, JsonSchema>> = {
  records: { type: 'integer' },
  sums: {
    type: 'object',
    description: 'By field, each by currency: null is the building’s',
    additionalProperties: {
      type: 'array',
      items: {
        type: 'object',
        required: ['currency', 'amount'],
        properties: { currency: textOrNull, amount: text },
      },
    },
  },
}
const acrossSchema: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['key', 'records', 'sums'],
    properties: { key: textOrNull, ...figures },
  },
}
/** A list's figures by group; a key is null for records without a value. */
const groupsSchema: JsonSchema = {
  type: 'object',
  required: ['rows', 'all'],
  properties: {
    rows: {
      type: 'array',
      items: {
        type: 'object',
        required: ['key', 'records', 'sums'],
        properties: {
          key: textOrNull,
          name: { type: 'string', description: 'Of the record that the row is of' },
          ...figures,
          across: acrossSchema,
        },
      },
    },
    all: {
      type: 'object',
      required: ['records', 'sums'],
      properties: { ...figures, across: acrossSchema },
    },
    left_out: { type: 'array', items: text, description: 'States whose records no sum counts' },
    capped: { type: 'boolean', description: 'There are more rows than are given' },
  },
}
const historyLineSchema: JsonSchema = {
  type: 'object',
  required: ['id', 'action', 'created_at', 'changes'],
  properties: {
    id: text,
    action: text,
    actor_id: textOrNull,
    actor_name: textOrNull,
    created_at: { ...text, format: 'date-time' },
    ip: textOrNull,
    /** The file that an import took the change from, and who uploaded it. */
    import_file: textOrNull,
    import_uploader: textOrNull,
    changes: {
      type: 'array',
      items: { type: 'object', required: ['field'], properties: { field: text, before: {}, after: {} } },
    },
  },
}

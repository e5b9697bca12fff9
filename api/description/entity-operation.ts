import { hasTrash } from '#core/derive/fields.ts'
import { relationsOf } from '#core/derive/relations.ts'
import type { AnyEntity } from '#core/entity.ts'
import { operatorsOf } from '#core/kinds.ts'
import { maxPageSize, pageSize } from '#core/limits.ts'
import { isSummable } from '#core/derive/totals.ts'
import { isSortable, queryFields, reservedParameters } from '#core/wire/query.ts'
import { requestBody } from './call-operation.ts'
import type { EntityAction, EntityNotes } from './notes.ts'
import { keyParameter, pathParameters, queryParameter, type Operation } from './operation.ts'
import { refusalResponses, refusalsOfAction } from './refusals.ts'
import { schemaName, schemaRef, transitionBody, type JsonSchema } from './schemas.ts'

interface Route {
  readonly path: string
  readonly permission: string
  readonly notes: EntityNotes
}

/** OpenAPI's operation of a call on an entity's records, from its declaration. */
export function describeEntityCall(entity: AnyEntity, { path, permission, notes }: Route): Operation {
  const { action } = notes
  const body = bodyOf(entity, notes)
  return {
    operationId: operationId(entity, notes),
    summary: summaryOf(entity, notes),
    tags: [entity.name],
    'x-permission': permission,
    parameters: once([
      ...pathParameters(path),
      ...parametersOf(entity, notes),
      ...keyParameter(entity, action),
    ]),
    ...(body === undefined ? {} : { requestBody: requestBody(body) }),
    responses: {
      [action === 'create' ? '201' : '200']: replyOf(entity, action),
      ...refusalResponses(refusalsOfAction(entity, action)),
    },
  }
}

/** A name stands once in each place: a field may be called like a parameter of lists, which comes first. */
const once = (parameters: readonly JsonSchema[]): JsonSchema[] =>
  [
    ...new Map(parameters.toReversed().map((one) => [`${String(one.in)} ${String(one.name)}`, one])).values(),
  ].toReversed()

const verbs: Readonly<Record<Exclude<EntityAction, 'transition' | 'transition_many'>, string>> = {
  list: 'list',
  choices: 'choose',
  one: 'read',
  create: 'create',
  update: 'update',
  replace: 'replace',
  delete: 'delete',
  delete_many: 'deleteMany',
  restore: 'restore',
  restore_many: 'restoreMany',
  history: 'readHistoryOf',
  export: 'export',
}

/** `listBlock`, `approveContract`, `approveManyContract`. */
export function operationId(
  { name }: Pick<AnyEntity, 'name'>,
  { action, transition = '' }: EntityNotes,
): string {
  const record = schemaName(name)
  const verb = schemaName(transition).replace(/^\w/, (letter) => letter.toLowerCase())
  if (action === 'transition') return `${verb}${record}`
  return action === 'transition_many' ? `${verb}Many${record}` : `${verbs[action]}${record}`
}

const summaries: Readonly<Record<EntityAction, string>> = {
  list: 'List',
  choices: 'Names to choose from in a building',
  one: 'Read one',
  create: 'Create one, or with items several',
  update: 'Change the fields that are sent',
  replace: 'Replace the fields of the form',
  delete: 'Delete one',
  delete_many: 'Delete several, each by itself',
  restore: 'Restore from the trash',
  restore_many: 'Restore several from the trash, each by itself',
  transition: 'Move to another state',
  transition_many: 'Move several to another state, each by itself',
  history: 'Who changed what',
  export: 'The list as a file',
}

const summaryOf = ({ name }: AnyEntity, { action, transition }: EntityNotes) =>
  `${summaries[action]}: ${transition ?? name}`

const text: JsonSchema = { type: 'string' }
const list = (names: readonly string[]) => (names.length === 0 ? '' : `: ${names.join(', ')}`)
/** Ids of records that one bulk call may name. */
const manyIds: JsonSchema = { type: 'array', minItems: 1, maxItems: 500, items: text }
const yes: JsonSchema = { type: 'string', enum: ['0', '1'] }

const building = (required: boolean) =>
  queryParameter('building_id', text, { required, description: 'Default: all that the caller may see' })

function parametersOf(entity: AnyEntity, notes: EntityNotes): JsonSchema[] {
  const { action, confirms = [] } = notes
  const own = entity.scope === 'building' ? [building(false)] : []
  const confirmations = confirms.map((name) => queryParameter(name, yes))
  switch (action) {
    case 'list':
      return [...listParameters(entity), ...columnParameters(entity), ...extraParameters(entity, notes)]
    case 'export':
      return [
        queryParameter('format', { type: 'string', enum: ['xlsx', 'csv'], default: 'xlsx' }),
        ...listParameters(entity),
        ...columnParameters(entity),
        ...extraParameters(entity, notes),
      ]
    case 'one':
      return [...own, ...columnParameters(entity)]
    case 'choices':
      return [building(true), queryParameter('keyword', text), idsParameter(false)]
    case 'history':
      return [...own, ...pageParameters]
    case 'delete':
      return [...own, ...confirmations]
    case 'delete_many':
      return [idsParameter(true), ...own, ...confirmations]
    default:
      return []
  }
}

const idsParameter = (required: boolean) =>
  queryParameter('ids', text, { required, description: 'Up to 500, joined by commas' })

const pageParameters = [
  queryParameter('page', { type: 'integer', minimum: 1, default: 1 }),
  queryParameter('limit', { type: 'integer', minimum: 1, maximum: maxPageSize, default: pageSize }),
]

const extraParameters = (entity: AnyEntity, { parameters = [] }: EntityNotes) =>
  parameters
    .filter((name) => !reservedParameters.has(name) && !Object.hasOwn(queryFields(entity), name))
    .map((name) => queryParameter(name, text))

/** Parameters for building, page, order, keyword and trash, and one filter for each field that can be filtered. */
function listParameters(entity: AnyEntity): JsonSchema[] {
  const fields = Object.entries(queryFields(entity))
  const summable = fields.map(([name]) => name).filter((name) => isSummable(entity, name))
  const sortable = fields.filter(([, field]) => isSortable(field)).map(([name]) => name)
  return [
    ...(entity.scope === 'building' ? [building(false)] : []),
    queryParameter('page', { type: 'integer', minimum: 1, default: 1 }),
    queryParameter('limit', {
      anyOf: [{ type: 'integer', minimum: 1, maximum: maxPageSize, default: pageSize }, { const: 'all' }],
    }),
    queryParameter('sort', text, {
      description: `Names joined by commas, \`-\` before one for descending${list(sortable)}`,
    }),
    queryParameter('keyword', { type: 'string', maxLength: 200 }),
    ...(hasTrash(entity) ? [queryParameter('trashed', { type: 'string', enum: ['with', 'only'] })] : []),
    queryParameter(
      'map',
      { type: 'string', enum: sortable },
      {
        description: 'The rows come as an object by the values of this field, instead of as an array',
      },
    ),
    ...(summable.length === 0
      ? []
      : [
          queryParameter('totals', text, {
            description: `Sums over all rows that match, joined by commas${list(summable)}`,
          }),
        ]),
    ...fields.flatMap(([name, field]) => {
      const operators = operatorsOf(field)
      // The building is a parameter of its own, and a name stands once.
      return operators.length === 0 || (name === 'building_id' && entity.scope === 'building')
        ? []
        : [filterParameter(name, operators)]
    }),
  ]
}

/** `code[contains]=A&code[ne]=B`; `code=A` is `code[eq]=A`, unless the name is one of the other parameters. */
const filterParameter = (name: string, operators: readonly string[]): JsonSchema => ({
  name,
  in: 'query',
  style: 'deepObject',
  explode: true,
  schema: schemaRef(filterName(operators)),
})

/** Fields with the same operators share one schema. */
export const filterName = (operators: readonly string[]) =>
  `Filter${operators.map((operator) => schemaName(operator)).join('')}`

/** Values of a filter by operator: lists and pairs joined by commas, `1` for `null` and `nnull`. */
export const filterSchema = (operators: readonly string[]): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    operators.map((operator) => [operator, operator.endsWith('null') ? yes : text]),
  ),
})

function columnParameters(entity: AnyEntity): JsonSchema[] {
  const relations = Object.values(relationsOf(entity))
  const counted = relations.filter(({ many }) => many).map(({ name }) => name)
  return [
    queryParameter('columns', text, {
      description: `Only these fields, joined by commas${list(Object.keys(queryFields(entity)))}`,
    }),
    ...(relations.length === 0
      ? []
      : [
          queryParameter('with', text, {
            description: `Related records to carry along, at most two deep, joined by commas${list(relations.map(({ name }) => name))}`,
          }),
        ]),
    ...(counted.length === 0
      ? []
      : [
          queryParameter('withCount', text, {
            description: `Numbers of related records, as \`{name}_count\`${list(counted)}`,
          }),
        ]),
  ]
}

function bodyOf(
  entity: AnyEntity,
  { action, transition = '', confirms = [] }: EntityNotes,
): JsonSchema | undefined {
  const name = schemaName(entity.name)
  const confirmations = {
    type: 'object',
    properties: Object.fromEntries(confirms.map((confirm) => [confirm, yes])),
  }
  const withConfirmation = (schema: JsonSchema): JsonSchema =>
    confirms.length === 0 ? schema : { allOf: [schema, confirmations] }
  const one = schemaRef(`${name}Create`)
  switch (action) {
    case 'create':
      return withConfirmation({
        anyOf: [
          one,
          {
            type: 'object',
            required: ['items'],
            properties: { building_id: text, items: { type: 'array', items: one } },
          },
        ],
      })
    case 'update':
    case 'replace':
      return withConfirmation(schemaRef(`${name}Update`))
    case 'restore':
      return withConfirmation({ type: 'object', properties: { building_id: text } })
    case 'transition':
      return transitionBody(entity, transition)
    case 'restore_many':
      return withConfirmation({
        type: 'object',
        required: ['ids'],
        properties: { building_id: text, ids: manyIds },
      })
    case 'transition_many': {
      const body = transitionBody(entity, transition)
      return { allOf: [body, { type: 'object', required: ['ids'], properties: { ids: manyIds } }] }
    }
    default:
      return undefined
  }
}

const json = (description: string, schema: JsonSchema): JsonSchema => ({
  description,
  content: { 'application/json': { schema } },
})
const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
})
const arrayOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
const count: JsonSchema = { type: 'integer', minimum: 0 }
const total = object({
  currency: { type: ['string', 'null'], description: 'Null: the currency of the building asked for' },
  amount: { type: 'string', description: 'A decimal number' },
})

function replyOf(entity: AnyEntity, action: EntityAction): JsonSchema {
  const record = schemaRef(schemaName(entity.name))
  switch (action) {
    case 'list':
      return json(
        'The rows, and how many there are in all',
        object(
          {
            [entity.replyKey ?? 'data']: arrayOf(record),
            total: count,
            totals: {
              type: 'object',
              description: 'The sums that `totals` asks for, by field',
              additionalProperties: arrayOf(total),
            },
            left_out: {
              type: 'array',
              description: 'States whose records `totals` leaves out: void, or not booked yet',
              items: text,
            },
            capped: { type: 'boolean', description: '`limit=all` had more than it gives' },
            limit: { type: 'integer', description: 'How many it gives at most, where it is capped' },
          },
          ['totals', 'left_out', 'capped', 'limit'],
        ),
      )
    case 'choices':
      return json('At most 50, or those of `ids`', object({ data: arrayOf(record) }))
    case 'history':
      return json('The latest first', object({ data: arrayOf(schemaRef('HistoryLine')), total: count }))
    case 'export':
      return {
        description: 'The file',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      }
    case 'delete_many':
    case 'restore_many':
    case 'transition_many':
      return json('What became of each', object({ data: arrayOf(schemaRef('Result')) }))
    case 'create':
      return json('The record, or with items the records', object({ data: record }))
    default:
      return json('The record', object({ data: record }))
  }
}

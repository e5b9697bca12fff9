import { everAskedOnDeletion } from '#core/derive/deletion.ts'
import { hasTrash } from '#core/derive/fields.ts'
import { groupingsOf, isFew } from '#core/derive/groupings.ts'
import { relationsOf } from '#core/derive/relations.ts'
import { isSummable } from '#core/derive/totals.ts'
import type { AnyEntity } from '#core/entity.ts'
import { operatorsOf } from '#core/kinds.ts'
import { maxPageSize, pageSize } from '#core/limits.ts'
import { isSortable, queryFields, reservedParameters } from '#core/wire/query.ts'
import type { EntityNotes } from './notes.ts'
import { queryParameter } from './operation.ts'
import { schemaName, schemaRef, type JsonSchema } from './schemas.ts'

const text: JsonSchema = { type: 'string' }
const list = (names: readonly string[]) => (names.length === 0 ? '' : `: ${names.join(', ')}`)
export const yes: JsonSchema = { type: 'string', enum: ['0', '1'] }

const building = (required: boolean) =>
  queryParameter('building_id', text, { required, description: 'Default: all that the caller may see' })

/** Parameters in the address of a call on an entity's records, its path's apart. */
export function parametersOf(entity: AnyEntity, notes: EntityNotes): JsonSchema[] {
  const { action, confirms = [] } = notes
  const own = entity.scope === 'building' ? [building(false)] : []
  const confirmations = confirms.map((name) => queryParameter(name, yes))
  switch (action) {
    case 'list':
      return [...listParameters(entity), ...columnParameters(entity), ...extraParameters(entity, notes)]
    case 'figures':
      return [...figureParameters(entity, true), ...listParameters(entity), ...extraParameters(entity, notes)]
    case 'export':
      return [
        queryParameter(
          'format',
          { type: 'string', enum: ['xlsx', 'csv', 'pdf'], default: 'xlsx' },
          { description: 'A PDF of up to 600 lines' },
        ),
        ...figureParameters(entity, false),
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
      return [...own, ...askedParameters(entity), ...confirmations]
    case 'delete_many':
      return [idsParameter(true), ...own, ...askedParameters(entity), ...confirmations]
    default:
      return []
  }
}

/** What some states ask for when a record is deleted. */
const askedParameters = (entity: AnyEntity): JsonSchema[] =>
  Object.keys(everAskedOnDeletion(entity)).map((name) =>
    queryParameter(name, text, { description: 'Required in the states that ask for it' }),
  )

/** `rows=due_on.month&across=status&sums=amount`. */
function figureParameters(entity: AnyEntity, required: boolean): JsonSchema[] {
  const groupings = groupingsOf(entity)
  const few = groupings.filter((grouping) => isFew(entity, grouping))
  const summable = Object.keys(queryFields(entity)).filter((name) => isSummable(entity, name))
  const names = (of: typeof groupings) => of.map(({ name }) => name)
  return [
    queryParameter('rows', { type: 'string', enum: names(groupings) }, { required }),
    ...(few.length === 0 ? [] : [queryParameter('across', { type: 'string', enum: names(few) })]),
    ...(summable.length === 0
      ? []
      : [
          queryParameter('sums', text, {
            description: `Fields that are added up, joined by commas${list(summable)}`,
          }),
        ]),
  ]
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

import { allFields } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { EntityAction } from './notes.ts'
import { fieldSchema, schemaName, schemaRef, type JsonSchema } from './schemas.ts'

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

/** What of a record is shown to whoever chooses from all of them. */
function choiceOf(entity: AnyEntity): JsonSchema {
  const fields = allFields(entity)
  const shown = (entity.choices?.fields ?? []).flatMap((name): [string, JsonSchema][] => {
    const field = fields[name]
    return field === undefined ? [] : [[name, { anyOf: [fieldSchema(field), { type: 'null' }] }]]
  })
  return object({ id: { type: 'string' }, ...Object.fromEntries(shown) })
}

/** What a call on an entity's records answers when it succeeds. */
export function replyOf(entity: AnyEntity, action: EntityAction): JsonSchema {
  const record = schemaRef(schemaName(entity.name))
  switch (action) {
    case 'list':
      return json(
        'The rows, and how many there are in all',
        object(
          {
            [entity.replyKey ?? 'data']: arrayOf(record),
            total: count,
            more: {
              type: 'boolean',
              description:
                'There are more than `total`: of several buildings and of long lists 10000 are counted',
            },
            totals: {
              type: 'object',
              description: 'The sums that `totals` asks for, by field',
              additionalProperties: arrayOf(total),
            },
            left_out: {
              type: 'array',
              description: 'States whose records `totals` leaves out: void, or not booked yet',
              items: { type: 'string' },
            },
            capped: { type: 'boolean', description: '`limit=all` had more than it gives' },
            limit: { type: 'integer', description: 'How many it gives at most, where it is capped' },
          },
          ['more', 'totals', 'left_out', 'capped', 'limit'],
        ),
      )
    case 'figures':
      return json(
        'The figures of each group in order, and those of all',
        object({ data: schemaRef('Groups') }),
      )
    case 'choices':
      return json('At most 50, or those of `ids`', object({ data: arrayOf(choiceOf(entity)) }))
    case 'history':
      return json(
        'The latest first',
        object({
          data: arrayOf(schemaRef('HistoryLine')),
          total: count,
          named: {
            type: 'object',
            description: 'The records that the lines name, with their names, by the field that names them',
            additionalProperties: arrayOf(object({ id: { type: 'string' } })),
          },
        }),
      )
    case 'export':
      return {
        description: 'The file',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      }
    case 'update_many': {
      const changed = { allOf: [schemaRef('Result'), object({ record }, ['record'])] }
      return json('What became of each, with the record as it is then', object({ data: arrayOf(changed) }))
    }
    case 'delete_many':
    case 'restore_many':
    case 'transition_many':
      return json('What became of each', object({ data: arrayOf(schemaRef('Result')) }))
    case 'create':
      return json(
        'The record, or with items the records',
        object({ data: { anyOf: [record, arrayOf(record)] } }),
      )
    case 'delete':
      return json('The id of what was deleted', object({ data: object({ id: { type: 'string' } }) }))
    default:
      return json('The record', object({ data: record }))
  }
}

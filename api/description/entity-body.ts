import type { AnyEntity } from '#core/entity.ts'
import { yes } from './entity-parameters.ts'
import type { EntityNotes } from './notes.ts'
import { schemaName, schemaRef, transitionBody, type JsonSchema } from './schemas.ts'

const text: JsonSchema = { type: 'string' }
/** Ids of records that one bulk call may name. */
const manyIds: JsonSchema = { type: 'array', minItems: 1, maxItems: 500, items: text }

/** The body of a call on an entity's records; undefined where it has none. */
export function bodyOf(
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
    case 'update_many': {
      const item = { type: 'object', required: ['id'], properties: { id: text } }
      return {
        type: 'object',
        required: ['items'],
        properties: {
          building_id: text,
          items: {
            type: 'array',
            minItems: 1,
            maxItems: 500,
            items: withConfirmation({ allOf: [schemaRef(`${name}Update`), item] }),
          },
        },
      }
    }
    case 'restore':
      return withConfirmation({ type: 'object', properties: { building_id: text } })
    case 'transition':
      return withConfirmation(transitionBody(entity, transition))
    case 'restore_many':
      return withConfirmation({
        type: 'object',
        required: ['ids'],
        properties: { building_id: text, ids: manyIds },
      })
    case 'transition_many': {
      const body = withConfirmation(transitionBody(entity, transition))
      return { allOf: [body, { type: 'object', required: ['ids'], properties: { ids: manyIds } }] }
    }
    default:
      return undefined
  }
}

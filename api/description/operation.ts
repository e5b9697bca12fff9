import type { AnyEntity } from '#core/entity.ts'
import type { EntityAction } from './notes.ts'
import type { JsonSchema } from './schemas.ts'

/** One operation of OpenAPI. */
export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  /** The permission as written in the route (docs/api.md). */
  readonly 'x-permission': string
  readonly security?: readonly JsonSchema[]
  readonly parameters: readonly JsonSchema[]
  readonly requestBody?: JsonSchema
  readonly responses: Readonly<Record<string, JsonSchema>>
}

/** The parameters in an address in OpenAPI's spelling. */
export const pathParameters = (path: string): JsonSchema[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

export const queryParameter = (
  name: string,
  schema: JsonSchema,
  { required = false, description }: { required?: boolean; description?: string } = {},
): JsonSchema => ({
  name,
  in: 'query',
  ...(required ? { required } : {}),
  ...(description === undefined ? {} : { description }),
  schema,
})

/** Repeating a call under the same key runs it once and returns the same reply. */
export const idempotencyKey: JsonSchema = {
  name: 'idempotency-key',
  in: 'header',
  description: 'Repeating the call under the same key does it once and replies the same',
  schema: { type: 'string', maxLength: 255 },
}
/** The key of an entity's own call: none where it writes nothing new, needed where it moves money. */
export function keyParameter({ movesMoney }: AnyEntity, action: EntityAction): JsonSchema[] {
  if (action === 'create' && movesMoney === true) return [{ ...idempotencyKey, required: true }]
  return ['create', 'restore', 'transition'].includes(action) ? [idempotencyKey] : []
}

import { z } from 'zod'
import { permissionText, schemaOfSet, type Call, type FieldSet } from '#domain/calls/call.ts'
import { idempotencyKey, pathParameters, queryParameter, type Operation } from './operation.ts'
import { refusalResponses, refusalsOfCall } from './refusals.ts'
import { jsonSchema, type JsonSchema } from './schemas.ts'

/** OpenAPI's operation of a declared call. */
export function describeCall(call: Call): Operation {
  const { id, summary, tag, path, body, reply, status = 200 } = call
  return {
    operationId: id,
    summary,
    tags: [tag],
    'x-permission': permissionText(call),
    ...(call.permission === 'public' ? { security: [{ client: [] }] } : {}),
    parameters: [
      ...pathParameters(path),
      ...parametersOf(call),
      ...(call.repeatable === true ? [idempotencyKey] : []),
    ],
    ...(body === undefined ? {} : { requestBody: requestBody(shapeSchema(body)) }),
    responses: {
      [status]: {
        description: reply === 'file' ? 'The file' : 'Done',
        content:
          reply === 'file'
            ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
            : { 'application/json': { schema: jsonSchema(reply, 'output') } },
      },
      ...refusalResponses(refusalsOfCall(call)),
    },
  }
}

const shapeSchema = (shape: z.ZodObject | FieldSet): JsonSchema =>
  jsonSchema('fields' in shape ? schemaOfSet(shape) : shape, 'input')

function parametersOf({ params }: Call) {
  const { properties, required } = shapeSchema(params)
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  return typeof properties !== 'object' || properties === null
    ? []
    : Object.entries(properties).map(([name, schema]: [string, JsonSchema]) =>
        queryParameter(name, schema, { required: needed.includes(name) }),
      )
}

/** Bodies are JSON or forms, as the sender likes; a file is sent in a form alone, unless its id will do. */
export const requestBody = (schema: JsonSchema): JsonSchema => ({
  ...(needsAny(schema) ? { required: true } : {}),
  content: {
    ...(needsForm(schema) ? {} : { 'application/json': { schema } }),
    'multipart/form-data': { schema },
  },
})

/** Whether no call can go without a body of it. */
function needsAny({ required, anyOf, allOf, $ref }: JsonSchema): boolean {
  const some = (all: unknown) => (Array.isArray(all) ? (all as readonly JsonSchema[]) : [])
  if (Array.isArray(required) && required.length > 0) return true
  // A record that a change or a create refers to.
  if (typeof $ref === 'string') return true
  return some(allOf).some(needsAny) || (some(anyOf).length > 0 && some(anyOf).every(needsAny))
}

const needsForm = ({ properties }: JsonSchema) =>
  typeof properties === 'object' &&
  properties !== null &&
  Object.values(properties).some((one: JsonSchema) => {
    const said = JSON.stringify(one)
    return said.includes('"format":"binary"') && !said.includes('"format":"uuid"')
  })

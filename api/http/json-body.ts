import type { FastifyInstance } from 'fastify'
import type { WireNode } from '#core/kind.ts'
import { apiError, invalidInput } from './error.ts'
import { limits } from './limits.ts'

const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads JSON bodies, and refuses one of very many values before it is parsed: each value costs far more time than its
 * bytes, and everybody waits meanwhile.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (countValues(text) > limits.jsonValues) done(apiError(413, 'too_many_items'))
    else void parse(request, text, done)
  })
}

/**
 * JSON that came as the text of a form's field, held to the same limits as if the body were JSON: a number of values, a
 * depth. 422 `invalid_json` if it is none.
 */
export function readJsonText(text: string, field: string): WireNode {
  if (countValues(text) > limits.jsonValues) throw apiError(413, 'too_many_items')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidInput([{ field, code: 'invalid_json' }])
  }
  return jsonNode(value, 1)
}

/** How many values a JSON text holds: each follows a comma or a bracket that is in no string. */
export function countValues(text: string): number {
  let count = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (isInString && sign === signs.backslash) at += 1
    else if (sign === signs.quote) isInString = !isInString
    else if (!isInString && (sign === signs.comma || sign === signs.bracket || sign === signs.brace))
      count += 1
  }
  return count
}

const signs = { quote: 0x22, comma: 0x2c, bracket: 0x5b, backslash: 0x5c, brace: 0x7b } as const

/** Parsed JSON as a wire node: objects without prototype, depth and lengths within the limits of a form. */
export function jsonNode(value: unknown, depth = 0): WireNode {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (depth >= limits.depth) throw apiError(400, 'too_deep')
  if (Array.isArray(value)) {
    if (value.length > limits.arrayLength) throw apiError(413, 'too_many_items')
    return value.map((item) => jsonNode(item, depth + 1))
  }
  if (typeof value !== 'object') throw apiError(400, 'bad_request')
  const names = Object.keys(value)
  if (names.length > limits.fields) throw apiError(413, 'too_many_fields')
  const node: Record<string, WireNode> = Object.create(null)
  for (const name of names) {
    if (forbiddenNames.has(name)) throw apiError(400, 'forbidden_name')
    node[name] = jsonNode((value as Record<string, unknown>)[name], depth + 1)
  }
  return node
}

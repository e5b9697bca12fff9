import type { WireNode } from '#core/kind.ts'
import { apiError } from './error.ts'
import { limits } from './limits.ts'

const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

/** Parsed JSON as a wire node: objects without prototype, depth, lengths and number of values within the limits. */
export const jsonNode = (value: unknown): WireNode => nodeOf(value, 0, { left: limits.jsonValues })

function nodeOf(value: unknown, depth: number, values: { left: number }): WireNode {
  values.left -= 1
  if (values.left < 0) throw apiError(413, 'too_many_items')
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (depth >= limits.depth) throw apiError(400, 'too_deep')
  if (Array.isArray(value)) {
    if (value.length > limits.arrayLength) throw apiError(413, 'too_many_items')
    return value.map((item) => nodeOf(item, depth + 1, values))
  }
  if (typeof value !== 'object') throw apiError(400, 'bad_request')
  const names = Object.keys(value)
  if (names.length > limits.fields) throw apiError(413, 'too_many_fields')
  const node: Record<string, WireNode> = Object.create(null)
  for (const name of names) {
    if (forbiddenNames.has(name)) throw apiError(400, 'forbidden_name')
    node[name] = nodeOf((value as Record<string, unknown>)[name], depth + 1, values)
  }
  return node
}

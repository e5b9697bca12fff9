import { wireLimits } from '../limits.ts'
import { isObject } from '../fields/rows.ts'
import { isWireFile } from '../fields/upload.ts'
import type { WireFile, WireNode } from '../kind.ts'

export interface BracketLimits {
  /** Parts in all. Default 1000. */
  readonly fields?: number
  /** Brackets after a name. Default 5. */
  readonly depth?: number
  /** The highest index of a list. Default 1000. */
  readonly maxIndex?: number
}

/** A body or an address that can't be read: 400, with a code and the key where it stopped. */
export class WireError extends Error {
  override readonly name = 'WireError'
  readonly code:
    | 'bad_request'
    | 'forbidden_name'
    | 'repeated_field'
    | 'too_deep'
    | 'too_many_items'
    | 'too_many_fields'
  readonly key: string

  constructor(code: WireError['code'], key: string) {
    super(`${code}: ${key.slice(0, 100)}`)
    this.code = code
    this.key = key.slice(0, 100)
  }
}

/** Names that reach into an object's own machinery. `wireFile` is what marks a file part. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype', 'wireFile'])

type Leaf = string | WireFile | Blob
type Branch = Map<string, Branch | Leaf>

/** `services[0][quantity]` -> objects without prototype and lists. A name may come once. */
export function parseBrackets(
  entries: Iterable<readonly [string, Leaf]>,
  limits: BracketLimits = {},
): WireNode {
  const root: Branch = new Map()
  let count = 0
  for (const [key, value] of entries) {
    count += 1
    if (count > (limits.fields ?? wireLimits.fields)) throw new WireError('too_many_fields', key)
    place(root, { key, segments: segmentsOf(key, limits), value })
  }
  return objectOf(root)
}

/** The parts of a form, in order. Nulls and empty lists are empty text, booleans `1` and `0`. */
export function toBrackets(node: WireNode): [string, Leaf][] {
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([name, child]) => partsOf(name, child))
}

function partsOf(key: string, node: WireNode): [string, Leaf][] {
  if (isWireFile(node) || node instanceof Blob) return [[key, node]]
  if (Array.isArray(node) && node.length > 0)
    return node.flatMap((item, index) => partsOf(`${key}[${index}]`, item))
  if (isObject(node) && Object.keys(node).length > 0)
    return Object.entries(node).flatMap(([name, child]) => partsOf(`${key}[${name}]`, child))
  return [[key, textOf(node)]]
}

function textOf(node: WireNode) {
  if (typeof node === 'boolean') return node ? '1' : '0'
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}

const keyPattern = /^([^[\]]+)((?:\[[^[\]]+\])*)$/
const indexPattern = /^(0|[1-9]\d*)$/

function segmentsOf(key: string, limits: BracketLimits) {
  if (key.length > wireLimits.keyLength) throw new WireError('bad_request', key)
  const [, name, brackets = ''] = keyPattern.exec(key) ?? []
  if (name === undefined) throw new WireError('bad_request', key)
  const inner = brackets === '' ? [] : brackets.slice(1, -1).split('][')
  if (inner.length > (limits.depth ?? wireLimits.depth)) throw new WireError('too_deep', key)
  const segments = [name, ...inner]
  if (segments.some((segment) => forbidden.has(segment))) throw new WireError('forbidden_name', key)
  const highest = limits.maxIndex ?? wireLimits.index
  if (inner.some((segment) => /^\d+$/.test(segment) && Number(segment) > highest))
    throw new WireError('too_many_items', key)
  return segments
}

function place(branch: Branch, part: { key: string; segments: readonly string[]; value: Leaf }) {
  let at = branch
  for (const [position, segment] of part.segments.entries()) {
    const known = at.get(segment)
    if (position === part.segments.length - 1) {
      if (known !== undefined) throw new WireError('repeated_field', part.key)
      at.set(segment, part.value)
      return
    }
    const next = known ?? new Map()
    if (!(next instanceof Map)) throw new WireError('repeated_field', part.key)
    at.set(segment, next)
    at = next
  }
}

function objectOf(branch: Branch): WireNode {
  const node: Record<string, WireNode> = Object.create(null)
  for (const [name, child] of branch) node[name] = nodeOf(child)
  return node
}

/** A branch whose names are all indexes is a list, in their order; gaps close. */
function nodeOf(child: Branch | Leaf): WireNode {
  if (!(child instanceof Map)) return child
  const names = [...child.keys()]
  if (!names.every((name) => indexPattern.test(name))) return objectOf(child)
  const ordered = [...child].toSorted(([a], [b]) => Number(a) - Number(b))
  return ordered.map(([, item]) => nodeOf(item))
}

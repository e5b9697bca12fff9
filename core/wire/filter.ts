import { isOneOf } from '../one-of.ts'
import type { ErrorCode } from '../vocabulary.ts'
import type { Condition } from '../condition.ts'
import type { AnyFields } from '../field.ts'
import { isObject } from '../fields/rows.ts'
import { operators, type Operator, type WireNode } from '../kind.ts'
import { kindOf, operatorsOf } from '../kinds.ts'
import { codeOfMessage, type FieldError } from './error.ts'

/** `value`: one operand, a list (`in`, `nin`), a pair (`between`, `nbetween`), or `true` (`null`, `nnull`). */
export interface FieldFilter<Value = unknown> {
  readonly field: string
  readonly operator: Operator
  readonly value: Value
}
export type FilterNode<Value = unknown> =
  | FieldFilter<Value>
  | { readonly or: readonly FilterNode<Value>[] }
  | { readonly and: readonly FilterNode<Value>[] }

/** The single conditions in a filter. */
export function leavesOf(node: FilterNode): FieldFilter[] {
  if ('or' in node) return node.or.flatMap(leavesOf)
  return 'and' in node ? node.and.flatMap(leavesOf) : [node]
}

/** A declared condition as filters of a list. */
export function conditionNodes(condition: Condition | undefined): FilterNode[] {
  if (condition === undefined) return []
  if ('all' in condition) return [{ and: condition.all.flatMap(conditionNodes) }]
  if ('any' in condition) return [{ or: condition.any.flatMap(conditionNodes) }]
  const { field } = condition
  if ('equals' in condition) return [comparison(field, condition.equals, 'eq', 'null')]
  if ('notEquals' in condition) return [comparison(field, condition.notEquals, 'ne', 'nnull')]
  if ('in' in condition) return [{ field, operator: 'in', value: [...condition.in] }]
  if ('past' in condition) return [{ field, operator: 'lt', value: thisMinute() }]
  return [{ field, operator: condition.present ? 'nnull' : 'null', value: true }]
}

/** Now, by the minute: a list that is asked for again within it is the same. */
const thisMinute = () => `${new Date().toISOString().slice(0, 16)}:00.000Z`

const comparison = (field: string, value: unknown, operator: Operator, absent: Operator): FieldFilter =>
  value === null ? { field, operator: absent, value: true } : { field, operator, value }

/** Encodes a list of filters for an address. Empty groups are left out. */
export function encodeFilters(
  filters: readonly FilterNode[],
  reserved: ReadonlySet<string>,
): Record<string, WireNode> {
  const meaningful = filters.filter((filter) => !isEmpty(filter))
  if (!isPlain(meaningful)) return { and: meaningful.map(encodeItem) }
  const node: Record<string, Record<string, WireNode> | WireNode> = {}
  for (const filter of meaningful) {
    if ('or' in filter) node.or = filter.or.map(encodeItem)
    else if ('field' in filter) addTo(node, filter, reserved)
  }
  return node as Record<string, WireNode>
}

function addTo(
  node: Record<string, unknown>,
  { field, operator, value }: FieldFilter,
  reserved: ReadonlySet<string>,
) {
  const known = node[field]
  if (operator === 'eq' && known === undefined && !reserved.has(field)) node[field] = encodeOperand(value)
  else {
    // A plain value is `eq` under another spelling.
    const others =
      typeof known === 'object' && known !== null ? known : known === undefined ? {} : { eq: known }
    node[field] = { ...others, [operator]: encodeOperand(value) }
  }
}

/** True when `field[operator]=value` alone preserves every filter and their order. */
function isPlain(filters: readonly FilterNode[]) {
  const seen = new Set<string>()
  let last = ''
  for (const [position, filter] of filters.entries()) {
    if ('and' in filter) return false
    if ('or' in filter) {
      if (position < filters.length - 1) return false
      continue
    }
    const isNew = !seen.has(filter.field)
    if (seen.has(`${filter.field} ${filter.operator}`) || (!isNew && last !== filter.field)) return false
    seen.add(filter.field).add(`${filter.field} ${filter.operator}`)
    last = filter.field
  }
  return true
}

const isEmpty = (filter: FilterNode): boolean =>
  ('or' in filter && filter.or.every(isEmpty)) || ('and' in filter && filter.and.every(isEmpty))

function encodeItem(filter: FilterNode): WireNode {
  if ('or' in filter) return { or: filter.or.filter((one) => !isEmpty(one)).map(encodeItem) }
  if ('and' in filter) return { and: filter.and.filter((one) => !isEmpty(one)).map(encodeItem) }
  return { [filter.field]: { [filter.operator]: encodeOperand(filter.value) } }
}

/** A list that is longer goes by commas, if no value holds one: each index would be a parameter of the address. */
const longList = 50
const hasNoComma = (value: unknown) => String(value) !== '' && !String(value).includes(',')

const encodeOperand = (value: unknown): WireNode => {
  if (Array.isArray(value) && value.length > longList && value.every(hasNoComma)) return value.join(',')
  if (Array.isArray(value)) return value.map(encodeOperand)
  return typeof value === 'boolean' || typeof value === 'number' ? value : String(value)
}

interface ParserState {
  readonly fields: AnyFields
  readonly errors: FieldError[]
}

/** The filters of an address; what is wrong is added to `errors`. */
export function decodeFilters(node: WireNode, reading: ParserState): FilterNode[] {
  if (!isObject(node)) return fail(reading, '', 'invalid_filter')
  return Object.entries(node).flatMap(([name, child]): FilterNode[] => {
    if (name === 'and') return decodeGroup(child, name, reading)
    if (name === 'or') return [{ or: decodeGroup(child, name, reading) }]
    return decodeField(name, child, reading)
  })
}

function decodeGroup(node: WireNode, name: string, reading: ParserState): FilterNode[] {
  if (!Array.isArray(node)) return fail(reading, name, 'invalid_filter')
  return node.flatMap((item: WireNode): FilterNode[] => {
    const parts =
      isObject(item) && 'and' in item ? [{ and: decodeGroup(item.and ?? null, name, reading) }] : []
    const rest = isObject(item) && parts.length > 0 ? without(item, 'and') : item
    const all = [...parts, ...decodeFilters(rest, reading)]
    const [only] = all
    return all.length === 1 && only !== undefined ? [only] : all.length === 0 ? [] : [{ and: all }]
  })
}

const without = (node: { readonly [key: string]: WireNode }, name: string): WireNode =>
  Object.fromEntries(Object.entries(node).filter(([key]) => key !== name))

function decodeField(name: string, node: WireNode, reading: ParserState): FilterNode[] {
  const field = Object.hasOwn(reading.fields, name) ? reading.fields[name] : undefined
  if (field === undefined || operatorsOf(field).length === 0) return fail(reading, name, 'unknown_field')
  const byOperator = isObject(node) ? Object.entries(node) : [['eq', node] as const]
  return byOperator.flatMap(([operator, operand]) => {
    if (!isOperator(operator) || !operatorsOf(field).includes(operator))
      return fail(reading, name, 'invalid_operator')
    return decodeOperands({ name, operator, operand }, reading)
  })
}

function decodeOperands(
  { name, operator, operand }: { name: string; operator: Operator; operand: WireNode },
  reading: ParserState,
): FilterNode[] {
  if (operator === 'null' || operator === 'nnull') return decodePresence(name, operator, operand, reading)
  const isPair = operator === 'between' || operator === 'nbetween'
  const takesList = isPair || operator === 'in' || operator === 'nin'
  const nodes = takesList ? listOf(operand) : [operand]
  if (isPair && nodes.length !== 2) return fail(reading, name, 'invalid_value')
  const values: unknown[] = []
  for (const one of nodes) {
    const read = decodeOne(name, one, reading)
    if (read === undefined) return []
    values.push(read.value)
  }
  return [{ field: name, operator, value: takesList ? values : values[0] }]
}

/** A list by indexes, or by commas where no value holds one. */
function listOf(node: WireNode): readonly WireNode[] {
  if (Array.isArray(node)) return node
  return typeof node === 'string' && node !== '' ? node.split(',') : []
}

function decodeOne(name: string, node: WireNode, reading: ParserState): { value: unknown } | undefined {
  const field = reading.fields[name]
  if (field === undefined || typeof node !== 'string') return void fail(reading, name, 'invalid_value')
  const kind = kindOf(field)
  const value = kind.decodeOperand === undefined ? kind.decode(field, node) : kind.decodeOperand(field, node)
  const checked = (kind.operand ?? kind.schema)(field).safeParse(value)
  if (!checked.success) return void fail(reading, name, codeOfMessage(checked.error.issues[0]?.message ?? ''))
  return { value }
}

function decodePresence(
  name: string,
  operator: 'null' | 'nnull',
  node: WireNode,
  reading: ParserState,
): FilterNode[] {
  if (node !== '1' && node !== '0') return fail(reading, name, 'invalid_value')
  const opposite = operator === 'null' ? 'nnull' : 'null'
  return [{ field: name, operator: node === '1' ? operator : opposite, value: true }]
}

function fail(reading: ParserState, field: string, code: ErrorCode): never[] {
  reading.errors.push({ field, code })
  return []
}

const isOperator = (word: string): word is Operator => isOneOf(operators, word)

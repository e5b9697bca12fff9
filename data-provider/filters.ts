import type { CrudFilter, CrudOperators } from '@refinedev/core'
import { operators, type Operator } from '#core/kind.ts'
import type { FilterNode } from '#core/wire/query.ts'
import { refused } from './refused.ts'

/** refine's `eqs` and `nes` heed case; so does our equality. */
const twins: Partial<Record<CrudOperators, Operator>> = { eqs: 'eq', nes: 'ne' }

/** Values that one list of the wire may hold. */
const mostValues = 500

/** refine's filter as the server knows it. Throws an `HttpError` for an operator that it does not know: no row is shown that should have been left out. */
export function toFilterNode(filter: CrudFilter): FilterNode {
  if (filter.operator === 'or') return { or: filter.value.map(toFilterNode) }
  if (filter.operator === 'and') return { and: filter.value.map(toFilterNode) }
  if (!('field' in filter)) throw refused('invalid_operator', 400)
  const { field, operator: asked } = filter
  const value: unknown = filter.value
  if (asked === 'ina' || asked === 'nina') return everyElement(field, asked, listOf(value))
  const operator = operators.find((one) => one === asked) ?? twins[asked]
  if (operator === undefined) throw refused('invalid_operator', 400, field)
  if (operator === 'in' || operator === 'nin') return inLists(field, operator, listOf(value))
  const isPresence = operator === 'null' || operator === 'nnull'
  return { field, operator, value: isPresence ? true : value }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** `ina`: the column holds every one of the values; `nina`: it lacks one of them at least. */
function everyElement(field: string, operator: 'ina' | 'nina', values: readonly unknown[]): FilterNode {
  const each = (of: Operator) => values.map((value): FilterNode => ({ field, operator: of, value }))
  if (operator === 'ina') return { and: each('eq') }
  // Every column holds all of nothing, so no row would be left.
  if (values.length === 0) throw refused('invalid_value', 400, field)
  return { or: each('ne') }
}

/** A long list in pieces that the server takes; of `nin` all of them must hold. */
function inLists(field: string, operator: 'in' | 'nin', values: readonly unknown[]): FilterNode {
  if (values.length <= mostValues) return { field, operator, value: values }
  const pieces = Array.from({ length: Math.ceil(values.length / mostValues) }, (_, at): FilterNode => ({
    field,
    operator,
    value: values.slice(at * mostValues, (at + 1) * mostValues),
  }))
  return operator === 'in' ? { or: pieces } : { and: pieces }
}

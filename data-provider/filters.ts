import type { CrudFilter, CrudOperators } from '@refinedev/core'
import { operators, type Operator } from '#core/kind.ts'
import type { FilterNode } from '#core/wire/query.ts'

/** refine's case-sensitive and case-insensitive twins: our search ignores case and accents anyway. */
const twins: Partial<Record<CrudOperators, Operator>> = {
  eqs: 'eq', nes: 'ne', ina: 'in', nina: 'nin', containss: 'contains', ncontainss: 'ncontains',
  startswiths: 'startswith', endswiths: 'endswith',
} // prettier-ignore

/** Throws on an operator that none of our servers knows, instead of showing rows that should have been left out. */
export function toFilterNode(filter: CrudFilter): FilterNode {
  if (filter.operator === 'or') return { or: filter.value.map(toFilterNode) }
  if (filter.operator === 'and') return { and: filter.value.map(toFilterNode) }
  const operator = operators.find((one) => one === filter.operator) ?? twins[filter.operator]
  if (operator === undefined || !('field' in filter)) throw new Error(`no filter "${filter.operator}"`)
  const isPresence = operator === 'null' || operator === 'nnull'
  return { field: filter.field, operator, value: isPresence ? true : filter.value }
}

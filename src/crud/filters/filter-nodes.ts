import { allFields } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import { isDay } from '#core/fields/calendar.ts'
import type { Operator } from '#core/kind.ts'
import { kindOf } from '#core/kinds.ts'
import type { FilterNode } from '#core/wire/query.ts'
import { isComplete } from '#src/fields/parts/arity.ts'
import { isGroup, partsOf, type FilterItem, type FilterLeaf } from '#domain/lists/list-state.ts'
import { isScalar } from '#domain/lists/operand.ts'
import { daysOf, instantsOf, type Days } from './relative-days.ts'

export interface FilterContext {
  readonly entity: AnyEntity
  /** The office's day, `yyyy-MM-dd`. */
  readonly today: string
  /** Whose list it is: what `me` means. */
  readonly accountId: string
}

/** The state's filters as the server takes them: ranges and `me` resolved, days of instants spelt out. */
export function filterNodes(items: readonly FilterItem[], context: FilterContext): FilterNode[] {
  return items.flatMap((item): FilterNode[] => {
    if (!isGroup(item)) return leafNodes(item, context)
    const parts = filterNodes(partsOf(item), context)
    if (parts.length === 0) return []
    return ['or' in item ? { or: parts } : { and: parts }]
  })
}

function leafNodes(leaf: FilterLeaf, context: FilterContext): FilterNode[] {
  const { field: name, operator, value } = leaf
  const field = allFields(context.entity)[name]
  if (field === undefined || !isComplete(operator, value)) return []
  if (operator === 'null' || operator === 'nnull') return [{ field: name, operator, value: true }]
  if (isScalar(value) || Array.isArray(value))
    return isInstant(field) ? instantNodes(name, operator, value) : [{ field: name, operator, value }]
  if ('me' in value) return [{ field: name, operator, value: context.accountId }]
  if (!('relative' in value)) return []
  const days = daysOf(value.relative, context.today)
  return isInstant(field) ? within(name, operator, days) : [{ field: name, operator, value: [...days] }]
}

const isInstant = (field: AnyField) => kindOf(field).column?.(field).type === 'timestamptz'

/** People filter instants by days: a day begins and ends in the office. */
function instantNodes(field: string, operator: Operator, value: unknown): FilterNode[] {
  const days = (Array.isArray(value) ? value : [value]).map(String)
  const [first = '', last = first] = days
  if (!isDay(first) || !isDay(last)) return [{ field, operator, value }]
  if (operator === 'between' || operator === 'eq') return within(field, 'between', [first, last])
  if (operator === 'nbetween' || operator === 'ne') return within(field, 'nbetween', [first, last])
  const { from, to } = instantsOf([first, first])
  if (operator === 'gt') return [{ field, operator: 'gte', value: to }]
  if (operator === 'lte') return [{ field, operator: 'lt', value: to }]
  return [{ field, operator, value: from }]
}

function within(field: string, operator: Operator, days: Days): FilterNode[] {
  const { from, to } = instantsOf(days)
  if (operator === 'nbetween')
    return [
      {
        or: [
          { field, operator: 'lt', value: from },
          { field, operator: 'gte', value: to },
        ],
      },
    ]
  return [
    {
      and: [
        { field, operator: 'gte', value: from },
        { field, operator: 'lt', value: to },
      ],
    },
  ]
}

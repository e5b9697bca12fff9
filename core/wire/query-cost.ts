import type { ErrorCode } from '../vocabulary.ts'
import type { Operator } from '../kind.ts'
import { fault, type FieldError } from './error.ts'
import { leavesOf, type FieldFilter } from './filter.ts'
import type { ListQuery } from './query.ts'

/**
 * The limits of one list request, so that its cost is bounded by its form. The console's own lists stay far below:
 * their filter bar has one condition per chip, the widest record sixteen relations, a selection five hundred ids.
 */
const queryLimits = {
  /** Comparisons of all groups together; a list of values is one. */
  conditions: 30,
  /** The conditions among them that search for a part of a text, which no index of a single column helps. */
  patterns: 6,
  /** Values of one `in` or `nin`. */
  values: 500,
} as const

/** Every parameter that lists names. */
type NameList = Exclude<
  {
    [K in keyof ListQuery]-?: NonNullable<ListQuery[K]> extends readonly unknown[] ? K : never
  }[keyof ListQuery],
  'filters'
>

/** The most names that each of them may list: a new one does not compile without a limit. */
const mostNames: Readonly<Record<NameList, number>> = {
  sort: 5,
  with: 20,
  withCount: 20,
  columns: 200,
  totals: 20,
}

const isPattern = (operator: Operator) => /^(n?contains|startswith|endswith)s?$/.test(operator)

/** Everything that exceeds the limits, at the parameter or the field where it does. */
export function costErrors(query: Pick<ListQuery, 'filters' | NameList>): FieldError[] {
  const conditions = query.filters.flatMap(leavesOf)
  const patterns = conditions.filter(({ operator }) => isPattern(operator))
  const over = (list: readonly FieldFilter[], most: number, code: ErrorCode): FieldError[] => {
    const first = list[most]
    return first === undefined ? [] : [{ field: first.field, code }]
  }
  return [
    ...over(conditions, queryLimits.conditions, 'too_many_conditions'),
    ...over(patterns, queryLimits.patterns, 'too_many_patterns'),
    ...conditions
      .filter(({ value }) => Array.isArray(value) && value.length > queryLimits.values)
      .map(({ field }) => fault(field, 'too_many')),
    ...(Object.keys(mostNames) as NameList[])
      .filter((name) => (query[name]?.length ?? 0) > mostNames[name])
      .map((field) => fault(field, 'too_many')),
  ]
}

import { namesIn, type Condition } from '#core/condition.ts'
import { quote, type Params } from './params.ts'
import type { EntityPlan } from '../plan.ts'

/** A declared condition on a row of another table, as SQL on the alias `r`. */
export function conditionSql(plan: EntityPlan, condition: Condition, params: Params): string {
  if ('all' in condition) return group(condition.all, ' and ', { plan, params })
  if ('any' in condition) return group(condition.any, ' or ', { plan, params })
  const column = plan.columnByName.get(condition.field)
  if (column === undefined)
    throw new Error(
      `${plan.entity.name}: a condition names ${namesIn(condition).join()}, which has no column`,
    )
  const name = `r.${quote(column.name)}`
  const place = (value: unknown) => `${params.add(value)}::${column.comparedAs}`
  if ('equals' in condition) return `${name} is not distinct from ${place(condition.equals)}`
  if ('notEquals' in condition) return `${name} is distinct from ${place(condition.notEquals)}`
  if ('in' in condition) return `${name} = any(${params.add(condition.in)}::${column.comparedAs}[])`
  if ('past' in condition)
    return `(${name} < now() + ${params.add(condition.ahead ?? 0)}::int * interval '1 minute') is ${condition.past ? '' : 'not '}true`
  return `${name} is ${condition.present ? 'not ' : ''}null`
}

interface ConditionContext {
  readonly plan: EntityPlan
  readonly params: Params
}

const group = (conditions: readonly Condition[], word: string, { plan, params }: ConditionContext) =>
  conditions.length === 0
    ? 'true'
    : `(${conditions.map((one) => conditionSql(plan, one, params)).join(word)})`

import { operandsOf, type ComputedField } from '#core/fields/computed.ts'
import { currencyFieldOf } from '#core/derive/totals.ts'
import { reads, type PipelineContext } from '../context.ts'
import { isOpen } from '../present/mask.ts'
import { quote } from '../sql/params.ts'
import type { EntityPlan } from '../plan.ts'
import { presentOutcome } from '../present/present-own.ts'
import type { Presented } from '../present/presented.ts'
import type { RowScope } from '../rights.ts'
import type { Selected } from '../sql/select.ts'

/** One sum; `currency` is null where it is that of the building asked for. Amounts are decimal strings. */
export interface Total {
  readonly currency: string | null
  readonly amount: string
}

interface TotalsAsked {
  readonly names: readonly string[]
  readonly scope: RowScope
  /** States whose rows are not added up. */
  readonly leftOut: readonly string[]
}

/**
 * The sums of some fields over all rows of a list, by currency. Fields that the caller may not see in clear have none.
 * One statement for fields whose currency is found in the same way, which most lists have one of.
 */
export async function totalsOf(
  operation: PipelineContext,
  reading: Selected,
  { names, scope, leftOut }: TotalsAsked,
): Promise<Presented<Record<string, Total[]>>> {
  const { plan } = operation
  const open = [...new Set(names)].filter((name) => isVisible(reading, name))
  const byCurrency = Map.groupBy(open, (name) => currencySql(plan, scope, name))
  const isWhole = leftOut.length === 0 || plan.stateField === undefined
  const values = isWhole ? reading.whereValues : [...reading.whereValues, leftOut]
  const counted = isWhole ? '' : ` and t.${quote(plan.stateField ?? '')} <> all($${values.length}::text[])`
  const totals: Record<string, Total[]> = {}
  // One after the other: in parallel they would take a connection each.
  for (const [currency, fields] of byCurrency) {
    const sums = fields.map((name) => `trim_scale(sum(${valueSql(plan, name)}))::text`)
    const text = `select ${currency} as currency, ${sums.join(', ')} from ${plan.quoted} t where ${reading.where}${counted} group by 1 order by 1`
    const rows = await reads(operation).arrays(text, values)
    for (const [at, name] of fields.entries()) totals[name] = rows.flatMap((row) => totalIn(row, at))
  }
  return presentOutcome(totals)
}

function totalIn(row: readonly unknown[], at: number): Total[] {
  const amount = row[at + 1]
  return amount === null || amount === undefined
    ? []
    : [{ currency: row[0] === null ? null : String(row[0]), amount: String(amount) }]
}

/** A sum of hidden values would tell them, by filters that leave one row. */
export const isVisible = ({ plan, mask }: Pick<Selected, 'plan' | 'mask'>, name: string) =>
  [name, ...operandNames(plan, name)].every((one) => isOpen(mask, one))

const operandNames = (plan: EntityPlan, name: string): readonly string[] => {
  const field = plan.fields[name]
  if (field?.kind === 'computed') return operandsOf(field as ComputedField)
  const currency = field === undefined ? undefined : currencyFieldOf(field)
  return currency === undefined ? [] : [currency]
}

export function currencySql(plan: EntityPlan, { buildings }: RowScope, name: string): string {
  const named = currencyFieldOf(plan.fields[name] ?? { kind: 'money' })
  if (named !== undefined) return plan.expressions.get(named) ?? `t.${quote(named)}`
  const isOneBuilding = plan.owner !== 'building' || buildings?.length === 1
  return isOneBuilding ? 'null::text' : '(select b.currency_code from building b where b.id = t.building_id)'
}

export function valueSql(plan: EntityPlan, name: string): string {
  const expression = plan.expressions.get(name)
  if (expression !== undefined) return expression
  const field = plan.fields[name] as ComputedField
  const [first = name, ...rest] = operandsOf(field).map((operand) => `t.${quote(operand)}`)
  if (field.kind !== 'computed') return `t.${quote(name)}`
  const value =
    field.product === undefined
      ? [first, ...rest].join(field.difference === undefined ? ' + ' : ' - ')
      : `round(${[first, ...rest].join(' * ')}, 2)`
  if (field.unless === undefined) return value
  const without = field.unless.is.map((one) => `'${one.replaceAll("'", "''")}'`).join(', ')
  return `case when t.${quote(field.unless.field)} in (${without}) then null else ${value} end`
}

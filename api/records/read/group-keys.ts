import type { Grain, Grouping } from '#core/derive/groupings.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { EntityPlan } from '../plan.ts'
import { quote } from '../sql/params.ts'

/** SQL of the key of the span that a day lies in, as text. */
const spans: Readonly<Record<Grain, (day: string) => string>> = {
  day: (day) => `(${day})::text`,
  month: (day) => `to_char(${day}, 'YYYY-MM')`,
  quarter: (day) => `to_char(${day}, 'YYYY"-Q"Q')`,
  year: (day) => `to_char(${day}, 'YYYY')`,
}

const days: Readonly<Record<Grouping['as'], (column: string) => string>> = {
  value: (column) => column,
  each: (column) => column,
  day: (column) => column,
  moment: sqlOfficeDay,
  month: (column) => `(${column} || '-01')::date`,
}

/** SQL of the group that a row `t` belongs to, as text; of `each`, one for each value, and none of an empty list. */
export function groupKeySql(plan: EntityPlan, { field, as, grain }: Grouping): string {
  const column = plan.expressions.get(field) ?? `t.${quote(field)}`
  if (as === 'each')
    return `unnest(case when ${column} is null then array[null]::text[] else ${column}::text[] end)`
  return grain === undefined ? `(${column})::text` : spans[grain](days[as](column))
}

import { customSchema, decodeCustom, type FieldDefinition } from '#core/custom-fields.ts'
import { fieldErrors } from '#core/derive/schema.ts'
import { kindOf } from '#core/kinds.ts'
import type { WireNode } from '#core/kind.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { Queryable } from '#api/database/pool.ts'
import { invalid } from '../http/error.ts'
import type { Operation } from './context.ts'
import type { Values } from './extension.ts'
import { quote } from './params.ts'
import type { EntityPlan } from './plan.ts'

/** Whether a record holds values whose fields are defined elsewhere, and one of `names` touches them. */
export const hasCustomValues = (plan: EntityPlan, names: readonly string[]) =>
  Object.entries(plan.fields).some(([name, field]) => {
    const place = kindOf(field).definitions?.(field)
    return place !== undefined && (names.includes(name) || names.includes(place.owner))
  })

/**
 * The record with such values decoded and checked by their definitions, as they stand when it is written. 422 at
 * `{field}.{key}`.
 */
export async function withCustomValues(
  { plan, pipeline }: Operation,
  unit: Queryable,
  { record, names }: { record: Values; names: readonly string[] },
): Promise<Values> {
  const checked: Values = {}
  for (const [name, field] of Object.entries(plan.fields)) {
    const place = kindOf(field).definitions?.(field)
    if (place === undefined || !(names.includes(name) || names.includes(place.owner))) continue
    const target = plan.columnByName.get(place.owner)?.references
    const owner = record[place.owner]
    if (target === undefined || owner === null || owner === undefined) continue
    const { quoted } = pipeline.planOf(target)
    const [row] = await unit.arrays(`select ${quote(place.rows)} from ${quoted} where id = $1::bigint`, [
      owner,
    ])
    // An owner that is not there is refused as a reference.
    if (row === undefined) continue
    const definitions = (row[0] ?? []) as readonly FieldDefinition[]
    const { values, errors } = checkedValues(definitions, (record[name] ?? {}) as WireNode)
    if (errors.length > 0)
      throw invalid(errors.map((error) => ({ ...error, field: `${name}.${error.field}` })))
    checked[name] = values
  }
  return { ...record, ...checked }
}

function checkedValues(
  definitions: readonly FieldDefinition[],
  node: WireNode,
): { values: Values; errors: FieldError[] } {
  const { values, errors } = decodeCustom(definitions, node)
  if (errors.length > 0) return { values: {}, errors }
  const parsed = customSchema(definitions).safeParse(values)
  if (!parsed.success) return { values: {}, errors: fieldErrors(parsed.error) }
  return { values: parsed.data as Values, errors: [] }
}

import { customSchema, decodeCustom, type FieldDefinition } from '#core/custom-fields.ts'
import { fieldErrors } from '#core/derive/schema.ts'
import type { WireNode } from '#core/kind.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { Queryable } from '#api/database/pool.ts'
import { invalidInput } from '../../http/error.ts'
import type { PipelineContext } from '../context.ts'
import type { Values } from '../extension.ts'
import { quote } from '../sql/params.ts'
import type { EntityPlan } from '../plan.ts'

/** Whether a record holds values whose fields are defined elsewhere, and one of `names` touches them. */
export const hasCustomValues = ({ customised }: EntityPlan, names: readonly string[]) =>
  customised.some(({ name, owner }) => names.includes(name) || names.includes(owner))

interface Customised {
  readonly record: Values
  /** The fields that are written. */
  readonly names: readonly string[]
  /** The building of the record; null for one of the organisation. */
  readonly buildingId: string | null
}

/**
 * The record with such values decoded and checked by their definitions, as these are when it is written. 422 at
 * `{field}.{key}`. Definitions of another building count as missing: a refusal would reveal their keys.
 */
export async function withCustomValues(
  { plan, pipeline }: PipelineContext,
  unit: Queryable,
  { record, names, buildingId }: Customised,
): Promise<Values> {
  const checked: Values = {}
  for (const { name, owner, rows } of plan.customised) {
    if (!names.includes(name) && !names.includes(owner)) continue
    const target = plan.columnByName.get(owner)?.references
    const id = record[owner]
    if (target === undefined || id === null || id === undefined) continue
    const row = await definingRow(unit, pipeline.planOf(target), { id, rows, buildingId })
    // An owner that does not exist is refused as a reference.
    if (row === undefined) continue
    const definitions = (row[0] ?? []) as readonly FieldDefinition[]
    const { values, errors } = checkCustomValues(definitions, (record[name] ?? {}) as WireNode)
    if (errors.length > 0)
      throw invalidInput(errors.map((error) => ({ ...error, field: `${name}.${error.field}` })))
    checked[name] = values
  }
  return { ...record, ...checked }
}

interface Defining {
  readonly id: unknown
  readonly rows: string
  readonly buildingId: string | null
}

async function definingRow(
  unit: Queryable,
  { quoted, owner }: EntityPlan,
  { id, rows, buildingId }: Defining,
) {
  const inside = owner === 'building' ? ' and building_id = $2::bigint' : ''
  const values = owner === 'building' ? [id, buildingId] : [id]
  const text = `select ${quote(rows)} from ${quoted} where id = $1::bigint${inside}`
  const [row] = await unit.arrays(text, values)
  return row
}

function checkCustomValues(
  definitions: readonly FieldDefinition[],
  node: WireNode,
): { values: Values; errors: FieldError[] } {
  const { values, errors } = decodeCustom(definitions, node)
  if (errors.length > 0) return { values: {}, errors }
  const parsed = customSchema(definitions).safeParse(values)
  if (!parsed.success) return { values: {}, errors: fieldErrors(parsed.error) }
  return { values: parsed.data as Values, errors: [] }
}

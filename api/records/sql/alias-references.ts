import { kindOf } from '#core/kinds.ts'
import { fault, type FieldError } from '#core/wire/error.ts'
import type { WireObject } from '../../http/body.ts'
import { invalidInput } from '../../http/error.ts'
import { reads, type PipelineContext } from '../context.ts'
import type { AliasedReference } from '../plan.ts'
import { quote } from './params.ts'

/**
 * The body with ids in place of references that it names in another way: `payment_method: 'CASH'`. 422
 * `invalid_reference` at the name that leads to no record of the building, or to another one than the id beside it.
 */
export async function readAliases(
  operation: PipelineContext,
  node: WireObject,
  buildingId: string | null,
): Promise<WireObject> {
  const named = operation.plan.aliased.filter(({ alias }) => alias in node)
  if (named.length === 0) return node
  const body: Record<string, WireObject[string]> = { ...node }
  const errors: FieldError[] = []
  for (const reference of named) {
    const { name, alias } = reference
    const value = body[alias]
    delete body[alias]
    if (value === undefined || value === null || value === '') continue
    const id = await findByAlias(operation, reference, { value, buildingId })
    const given = body[name] ?? ''
    if (id === undefined || (given !== '' && String(given) !== id))
      errors.push(fault(alias, 'invalid_reference'))
    else body[name] = id
  }
  if (errors.length > 0) throw invalidInput(errors)
  return body
}

interface Named {
  readonly value: WireObject[string]
  readonly buildingId: string | null
}

async function findByAlias(
  operation: PipelineContext,
  { target, by }: AliasedReference,
  { value, buildingId }: Named,
): Promise<string | undefined> {
  const plan = operation.pipeline.planOf(target)
  const field = plan.fields[by]
  if (field === undefined) return undefined
  const known = kindOf(field)
    .schema(field)
    .safeParse(kindOf(field).decode(field, value ?? null))
  if (!known.success) return undefined
  const [row] = await reads(operation).arrays(
    `select t.id::text from ${plan.quoted} t
      where t.building_id = $1 and t.${quote(by)} = $2 and t.deleted_at is null`,
    [buildingId, known.data],
  )
  return row === undefined ? undefined : String(row[0])
}

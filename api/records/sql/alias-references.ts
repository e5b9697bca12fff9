import type { BelongsToField } from '#core/fields/belongs-to.ts'
import { writableFields } from '#core/derive/fields.ts'
import { kindOf } from '#core/kinds.ts'
import { fault, type FieldError } from '#core/wire/error.ts'
import type { WireObject } from '../../http/body.ts'
import { invalidInput } from '../../http/error.ts'
import { reads, type PipelineContext } from '../context.ts'
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
  const named = aliasesOf(operation).filter(([, { alias }]) => alias !== undefined && alias.name in node)
  if (named.length === 0) return node
  const body: Record<string, WireObject[string]> = { ...node }
  const errors: FieldError[] = []
  for (const [name, field] of named) {
    const said = field.alias === undefined ? '' : field.alias.name
    const value = body[said]
    delete body[said]
    if (value === undefined || value === null || value === '') continue
    const id = await findByAlias(operation, field, { value, buildingId })
    const given = body[name] ?? ''
    if (id === undefined || (given !== '' && String(given) !== id))
      errors.push(fault(said, 'invalid_reference'))
    else body[name] = id
  }
  if (errors.length > 0) throw invalidInput(errors)
  return body
}

const aliasesOf = ({ plan }: PipelineContext) =>
  Object.entries(writableFields(plan.entity, 'create')).filter(
    (entry): entry is [string, BelongsToField] => entry[1].kind === 'belongs_to',
  )

interface Named {
  readonly value: WireObject[string]
  readonly buildingId: string | null
}

async function findByAlias(
  operation: PipelineContext,
  { target, alias }: BelongsToField,
  { value, buildingId }: Named,
): Promise<string | undefined> {
  const plan = operation.pipeline.planOf(target)
  const field = plan.fields[alias?.by ?? '']
  if (alias === undefined || field === undefined) return undefined
  const known = kindOf(field)
    .schema(field)
    .safeParse(kindOf(field).decode(field, value ?? null))
  if (!known.success) return undefined
  const [row] = await reads(operation).arrays(
    `select t.id::text from ${plan.quoted} t
      where t.building_id = $1 and t.${quote(alias.by)} = $2 and t.deleted_at is null`,
    [buildingId, known.data],
  )
  return row === undefined ? undefined : String(row[0])
}

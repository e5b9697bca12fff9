import type { ErrorCode } from '#core/vocabulary.ts'
import type { Tx } from '#api/database/pool.ts'
import { askedOnDeletion } from '#core/derive/deletion.ts'
import { quote as quoteText } from '#core/fields/schemas.ts'
import { referencesTo } from '#core/derive/relations.ts'
import { levelFor } from '#core/derive/requirement.ts'
import { fieldErrors, schemaOf } from '#core/derive/schema.ts'
import { decodeBody } from '#core/wire/body.ts'
import { apiError, invalidInput } from '../../http/error.ts'
import type { QueryParams } from '../../http/query.ts'
import type { PipelineContext } from '../context.ts'
import type { StoredRecord, Values } from '../extension.ts'
import { load } from '../read/load.ts'
import { createParams, quote } from '../sql/params.ts'
import { presentOutcome } from '../present/present-own.ts'
import { buildingOf, presentStored } from '../present/present.ts'
import { wrongReferences } from './references.ts'
import type { Presented } from '../present/presented.ts'
import { runUnitOfWork } from './unit-of-work.ts'
import { requireNotFrozen } from './update.ts'
import { writeDraft, type Draft } from './write.ts'

interface Removal {
  readonly id: string
  readonly buildingId?: string
  /** What deleting the record in its state may ask for; more is left aside. */
  readonly given?: QueryParams
}

/**
 * Moves a record to the trash, or deletes it for good if the entity has none. Refused while records that are not
 * deleted need it, and without what its state asks for.
 */
export async function remove(
  operation: PipelineContext,
  { id, buildingId, given = {} }: Removal,
): Promise<Presented> {
  const { plan } = operation
  return runUnitOfWork(operation.pipeline, { whole: true }, async (tx) => {
    const level = levelFor(plan.entity, 'delete')
    const before = await load(operation, { id, flag: 'delete', level, buildingId, lock: true }, tx)
    const names = plan.columns.map((column) => column.name).filter((name) => name in plan.entity.fields)
    requireNotFrozen(operation, before, names, 'delete')
    const input = readAsked(operation, before, given)
    await requireUnused(operation, tx, before)
    await writeDraft(operation, tx, { ...draftOf(operation, 'delete', before), input })
    return presentOutcome({ id: before.id })
  })
}

/** Takes a record out of the trash, if its references still exist and its unique values are still free. */
export async function restore(operation: PipelineContext, { id, buildingId }: Removal): Promise<Presented> {
  const { plan } = operation
  if (!plan.hasTrash) throw apiError(404, 'not_found')
  return runUnitOfWork(operation.pipeline, { whole: true }, async (tx) => {
    const level = levelFor(plan.entity, 'delete')
    const target = { id, flag: 'delete', level, buildingId, trashed: 'with', lock: true } as const
    const before = await load(operation, target, tx)
    if ((before.deleted_at ?? null) === null) throw apiError(409, 'record_not_deleted')
    const draft = draftOf(operation, 'restore', before)
    const references = { record: before, before, names: plan.references, buildingId: draft.buildingId }
    const wrong = await wrongReferences(tx, { operation, ...references, lenient: true })
    if (wrong.length > 0) throw invalidInput(wrong)
    const after = await writeDraft(operation, tx, draft)
    return presentStored(operation, after, buildingOf(operation, after))
  })
}

/** What its state asks for; 422 names what is wrong or missing. */
function readAsked({ plan }: PipelineContext, before: StoredRecord, given: QueryParams): Values {
  const fields = askedOnDeletion(plan.entity, before[plan.stateField ?? ''])
  const said = Object.entries(given).filter(([name]) => name in fields)
  const { values, errors } = decodeBody(fields, Object.fromEntries(said))
  if (errors.length > 0) throw invalidInput(errors)
  const parsed = schemaOf(fields, { presence: () => 'required', defaults: false }).safeParse(values)
  if (!parsed.success) throw invalidInput(fieldErrors(parsed.error))
  return parsed.data
}

const draftOf = (operation: PipelineContext, action: string, before: StoredRecord): Draft => ({
  action,
  buildingId: buildingOf(operation, before),
  before,
  record: before,
  names: [],
})

/**
 * 409 with the declared code, or `record_in_use`, while records that are not deleted refer to it. One statement asks all
 * tables, the first that has one decides: an import that is taken back asks it for each of its records.
 */
async function requireUnused(
  { plan, pipeline }: PipelineContext,
  tx: Tx,
  before: StoredRecord,
): Promise<void> {
  const users = usersOf(plan.entity.name, pipeline, plan)
  if (users.length === 0) return
  const params = createParams([before.id])
  const building = users.some((user) => user.building) ? `${params.add(before.building_id)}::bigint` : ''
  const cases = users.map(({ table, column, code, ...user }) => {
    const inBuilding = user.building ? ` and c.building_id = ${building}` : ''
    const found = `exists (select 1 from ${quote(table)} c where c.${quote(column)} = $1::bigint${inBuilding}${user.living})`
    return `when ${found} then ${quoteText(code)}`
  })
  const [found] = await tx.arrays(`select case ${cases.join(' ')} end`, params.values)
  const code = users.find((user) => user.code === found?.[0])?.code
  if (code !== undefined) throw apiError(409, code)
}

interface User {
  readonly table: string
  readonly column: string
  readonly code: ErrorCode
  readonly living: string
  readonly building: boolean
}

/** Tables whose rows can keep a record from being deleted, those with a code of their own first. */
function usersOf(name: string, pipeline: PipelineContext['pipeline'], plan: PipelineContext['plan']): User[] {
  const user = (target: string, column: string, code: ErrorCode): User => {
    const other = pipeline.planOf(target)
    const building = plan.owner === 'building' && other.owner === 'building'
    return {
      table: target,
      column,
      code,
      living: other.hasTrash ? ' and c.deleted_at is null' : '',
      building,
    }
  }
  const coded = [...plan.relations.values()].flatMap(({ target, via, also = [], refuse }) =>
    via === undefined || refuse === undefined ? [] : [via, ...also].map((name) => user(target, name, refuse)),
  )
  const others = referencesTo(name, plan.registry)
    .filter(
      ({ onDelete, entity, field }) =>
        onDelete === 'restrict' && !coded.some((one) => one.table === entity.name && one.column === field),
    )
    .map(({ entity, field }) => user(entity.name, field, 'record_in_use'))
  return [...coded, ...others]
}

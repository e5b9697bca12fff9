import type { ErrorCode } from '#core/vocabulary.ts'
import type { Tx } from '#api/database/pool.ts'
import { referencesTo } from '#core/derive/relations.ts'
import { levelFor } from '#core/derive/requirement.ts'
import { apiError, invalidInput } from '../../http/error.ts'
import type { PipelineContext } from '../context.ts'
import type { StoredRecord } from '../extension.ts'
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
}

/**
 * Moves a record to the trash, or deletes it for good if the entity has none. Refused while records that are not
 * deleted need it.
 */
export async function remove(operation: PipelineContext, { id, buildingId }: Removal): Promise<Presented> {
  const { plan } = operation
  return runUnitOfWork(operation.pipeline, { whole: true }, async (tx) => {
    const level = levelFor(plan.entity, 'delete')
    const before = await load(operation, { id, flag: 'delete', level, buildingId, lock: true }, tx)
    const names = plan.columns.map((column) => column.name).filter((name) => name in plan.entity.fields)
    requireNotFrozen(operation, before, names, 'delete')
    await requireUnused(operation, tx, before)
    await writeDraft(operation, tx, draftOf(operation, 'delete', before))
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

const draftOf = (operation: PipelineContext, action: string, before: StoredRecord): Draft => ({
  action,
  buildingId: buildingOf(operation, before),
  before,
  record: before,
  names: [],
})

/** 409 with the declared code, or `record_in_use`, while records that are not deleted refer to it. */
async function requireUnused(
  { plan, pipeline }: PipelineContext,
  tx: Tx,
  before: StoredRecord,
): Promise<void> {
  for (const user of usersOf(plan.entity.name, pipeline, plan)) {
    const params = createParams([before.id])
    const inBuilding = user.building ? ` and c.building_id = ${params.add(before.building_id)}::bigint` : ''
    const [used] = await tx.arrays(
      `select exists (select 1 from ${quote(user.table)} c where c.${quote(user.column)} = $1::bigint${inBuilding}${user.living})`,
      params.values,
    )
    if (used?.[0] === true) throw apiError(409, user.code)
  }
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

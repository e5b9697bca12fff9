import type { ErrorCode } from '#core/vocabulary.ts'
import type { Tx } from '#api/database/pool.ts'
import { referencesTo } from '#core/derive/relations.ts'
import { levelFor } from '#core/derive/requirement.ts'
import { apiError, invalid } from '../http/error.ts'
import { auditSql, changesBetween } from './audit.ts'
import { load } from './change.ts'
import { concluded, hookContext } from './commit.ts'
import { explained } from './create.ts'
import type { Operation } from './context.ts'
import type { StoredRecord } from './extension.ts'
import { createParams, quote } from './params.ts'
import { referenceNames, rowSql, storedReaderOf } from './persist.ts'
import { wrongReferences } from './references.ts'
import { presentOutcome } from './present-own.ts'
import { buildingOf, presentStored } from './present.ts'
import type { Shown } from './shown.ts'
import { requireThawed } from './update.ts'

interface Removal {
  readonly id: string
  readonly buildingId?: string
}

/** Moves a record to the trash, or removes it where the entity has none. Refused while living records need it. */
export async function remove(operation: Operation, { id, buildingId }: Removal): Promise<Shown> {
  const { plan } = operation
  return whole(operation, async (tx) => {
    const level = levelFor(plan.entity, 'delete')
    const before = await load(operation, { id, flag: 'delete', level, buildingId, lock: true }, tx)
    requireThawed(
      operation,
      before,
      plan.columns.map((column) => column.name).filter((name) => name in plan.entity.fields),
      'delete',
    )
    await requireUnused(operation, tx, before)
    await operation.pipeline.extensionOf(plan).beforeDelete?.(before, hookContext(operation, tx))
    await (plan.hasTrash ? trash(operation, tx, before) : erase(operation, tx, before))
    await concluded(operation, tx, { action: 'delete', before, after: null })
    return presentOutcome({ id: before.id })
  })
}

/** Takes a record out of the trash, if what it refers to still lives and its unique values are still free. */
export async function restore(operation: Operation, { id, buildingId }: Removal): Promise<Shown> {
  const { plan } = operation
  if (!plan.hasTrash) throw apiError(404, 'not_found')
  return whole(operation, async (tx) => {
    const level = levelFor(plan.entity, 'delete')
    const target = { id, flag: 'delete', level, buildingId, trashed: 'with', lock: true } as const
    const before = await load(operation, target, tx)
    if ((before.deleted_at ?? null) === null) throw apiError(409, 'record_not_deleted')
    const names = referenceNames(plan)
    const wrong = await wrongReferences(tx, {
      operation,
      record: before,
      before,
      names,
      buildingId: buildingOf(operation, before),
      lenient: true,
    })
    if (wrong.length > 0) throw invalid(wrong)
    const after = await untrash(operation, tx, before)
    await concluded(operation, tx, { action: 'restore', before, after })
    return presentStored(operation, after, buildingOf(operation, after))
  })
}

const whole = <T>({ pipeline }: Operation, work: (tx: Tx) => Promise<T>): Promise<T> =>
  pipeline.tx === undefined ? pipeline.db.transaction(work) : work(pipeline.tx)

async function trash(operation: Operation, tx: Tx, before: StoredRecord): Promise<void> {
  await mark(operation, tx, { before, action: 'delete', value: 'now()' })
}

const untrash = (operation: Operation, tx: Tx, before: StoredRecord) =>
  mark(operation, tx, { before, action: 'restore', value: 'null' })

interface Marking {
  readonly before: StoredRecord
  readonly action: string
  readonly value: 'now()' | 'null'
}

async function mark(operation: Operation, tx: Tx, { before, action, value }: Marking): Promise<StoredRecord> {
  const { plan, caller } = operation
  const params = createParams()
  const reader = storedReaderOf(plan)
  const set = `deleted_at = ${value}, version = t.version + 1, updated_at = now(), updated_by = ${params.add(caller.principal.accountId)}::bigint`
  const where = rowSql(plan, before, params)
  const audit = auditSql({ operation, action, changes: [], record: before }, params)
  try {
    const [row] = await tx.arrays(
      `with r as (update ${plan.quoted} t set ${set} where ${where} returning ${reader.select})${audit} select * from r`,
      params.values,
    )
    if (row === undefined) throw apiError(404, 'record_not_found')
    return reader.read(row)
  } catch (thrown) {
    throw await explained(operation, thrown, before)
  }
}

/** Gone for good, but for the log, which keeps what it held. */
async function erase(operation: Operation, tx: Tx, before: StoredRecord): Promise<void> {
  const { plan } = operation
  await emptyReferences(operation, tx, before)
  const params = createParams()
  const where = rowSql(plan, before, params)
  const audit = auditSql(
    { operation, action: 'delete', changes: changesBetween(plan, before, {}), record: before },
    params,
  )
  try {
    await tx.execute(
      `with r as (delete from ${plan.quoted} t where ${where} returning t.*)${audit} select id from r`,
      params.values,
    )
  } catch (thrown) {
    throw await explained(operation, thrown, before)
  }
}

/** References that may be emptied, which a key over building and id can't do by itself. */
async function emptyReferences({ plan }: Operation, tx: Tx, before: StoredRecord): Promise<void> {
  for (const { entity, field, onDelete } of referencesTo(plan.entity.name, plan.registry)) {
    if (onDelete === 'set null')
      await tx.execute(
        `update ${quote(entity.name)} set ${quote(field)} = null where ${quote(field)} = $1::bigint`,
        [before.id],
      )
  }
}

/** 409 with the declared code, or `record_in_use`, while living records refer to it. */
async function requireUnused({ plan, pipeline }: Operation, tx: Tx, before: StoredRecord): Promise<void> {
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

/** Tables whose living rows keep a record from being deleted, those with a code of their own first. */
function usersOf(name: string, pipeline: Operation['pipeline'], plan: Operation['plan']): User[] {
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
  const coded = [...plan.relations.values()].flatMap(({ target, via, refuse }) =>
    via === undefined || refuse === undefined ? [] : [user(target, via, refuse)],
  )
  const others = referencesTo(name, plan.registry)
    .filter(
      ({ onDelete, entity, field }) =>
        onDelete === 'restrict' && !coded.some((one) => one.table === entity.name && one.column === field),
    )
    .map(({ entity, field }) => user(entity.name, field, 'record_in_use'))
  return [...coded, ...others]
}

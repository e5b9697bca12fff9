import { query } from '#api/sql/query.ts'
import { apiError, notFound, type ApiError } from '../http/error.ts'
import { requireRight } from '../records/rights.ts'
import { undoBeside } from './beside.ts'
import { moveTo } from './move-to.ts'
import type { RowWork } from './take-rows.ts'
import { rowFlags } from './rights.ts'
import { behindSavepoint } from '../records/write/savepoint.ts'
import { lockRecord, versionNow } from './lock-record.ts'
import type { BatchRow, Verdict } from './batch-rows.ts'

/** Restores records that nobody has changed since; keeps and names the others. */
export async function undoRows(work: RowWork, rows: readonly BatchRow[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const row of rows) {
    const { number } = row
    const undo = async (): Promise<Verdict> => {
      await undoRow(work, row)
      return { number, outcome: 'undone' }
    }
    const keep = ({ code }: ApiError): Verdict => ({ number, outcome: 'kept', errors: [{ field: '', code }] })
    verdicts.push(await behindSavepoint(work.tx, undo, keep))
  }
  return verdicts
}

async function undoRow(work: RowWork, row: BatchRow): Promise<void> {
  const { records, plan, caller, batch } = work
  const { created, updated } = rowFlags.undo
  const isCreated = row.outcome === 'created'
  // Only callers who may take a record back learn whether somebody has changed it.
  requireRight(plan, caller, { flag: isCreated ? created : updated, buildingId: batch.building_id })
  const present = await lockUntouchedRecord(work, row)
  await undoBeside(work, row.beside ?? [])
  const ask = { caller, entity: plan.entity, id: row.record_id ?? '' }
  if (isCreated) {
    await records.remove(ask)
    return
  }
  const { [plan.stateField ?? '']: state, ...before } = row.before ?? {}
  // The state goes back before the fields, because a state may freeze fields.
  const moved = await moveTo(
    { ...work, id: ask.id, present },
    state === undefined ? undefined : String(state),
  )
  if (Object.keys(before).length > 0)
    await records.update(ask, {
      ...before,
      version: Number(moved?.version ?? (await versionNow(work, ask.id))),
    })
}

/**
 * Locks the record until the transaction ends, if it is still as the import left it, and returns its state. 404
 * `record_not_found` when it is gone, 409 `record_changed` when somebody has changed it since.
 */
async function lockUntouchedRecord(work: RowWork, row: BatchRow): Promise<string> {
  const found = await lockRecord(work, row.record_id)
  if (found === undefined) throw notFound()
  if (found.version !== row.version && !(await isOnlyOurs(work, row))) throw apiError(409, 'record_changed')
  return found.state ?? ''
}

/**
 * Rows of a workbook change one another's records: a vehicle its card, a stay its resident. Such a record is still as the
 * workbook left it if no account has changed it but by the workbook.
 */
async function isOnlyOurs({ tx, batch, plan }: RowWork, { record_id: id }: BatchRow): Promise<boolean> {
  const { workbook_id: workbookId, building_id: buildingId, created_at: since } = batch
  if (workbookId === null || id === null) return false
  const others = await changesByOthers(tx, { buildingId, workbookId, since, resource: plan.entity.name, id })
  return others.length === 0
}

const changesByOthers = query({
  row: {},
  takes: { buildingId: 'bigint', workbookId: 'bigint', since: 'timestamptz', resource: 'text', id: 'text' },
  sql: ({ buildingId, workbookId, since, resource, id }) =>
    `select from log l
      where l.building_id = ${buildingId} and l.resource = ${resource} and l.record_id = ${id}
        and l.created_at > ${since} and l.actor_id is not null
        and not exists (select from import_batch b where b.workbook_id = ${workbookId} and b.id::text = l.import_batch)
      limit 1`,
})

import type { Registry } from '#core/registry.ts'
import { importType } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Principals } from '../auth/principals.ts'
import type { Caller } from '../context.ts'
import type { Db, Tx } from '../database/pool.ts'
import { ApiError, apiError } from '../http/error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Events } from '../live/events.ts'
import type { ExportLabels } from '../records/export-cells.ts'
import type { EntityPlan } from '../records/plan.ts'
import type { Records } from '../records/records.ts'
import { takeRows } from './chunk.ts'
import { importLimits } from './limits.ts'
import {
  batchById,
  lockBatch,
  moveBatch,
  resetRows,
  rowsOf,
  writeVerdicts,
  type Batch,
  type BatchRow,
  type BatchStatus,
  type RowOutcome,
  type Verdict,
} from './store.ts'

export interface ImportParts {
  readonly db: Db
  readonly registry: Registry
  readonly records: Records
  readonly labels: ExportLabels
  readonly principals: Pick<Principals, 'ofAccount'>
  readonly events: Events
  readonly jobs: Jobs
}

export const importJob = 'import'

export interface ImportTask {
  readonly batchId: string
}

/** Makes the job known: whatever a batch's status says is under way is done, or gone on with. */
export function defineImports(parts: ImportParts): void {
  parts.jobs.define<ImportTask>({
    name: importJob,
    expiry: 900,
    interval: 0.5,
    width: 1,
    run: ({ batchId }) => runBatch(parts, batchId),
  })
}

/** What a process that died has left half done is taken up again; call it once the jobs run. */
export async function resumeImports({ db, jobs }: Pick<ImportParts, 'db' | 'jobs'>): Promise<void> {
  const open = await db.query<{ id: string }>(
    `select id::text from import_batch where status in ('checking', 'applying', 'undoing') order by id`,
  )
  for (const { id } of open) await jobs.send(importJob, { batchId: id } satisfies ImportTask)
}

export const entityOfType = (registry: Registry, type: string): AnyEntity | undefined =>
  (Object.values(registry) as readonly AnyEntity[]).find(
    (entity) => entity.imports !== undefined && importType(entity) === type,
  )

interface Run {
  readonly parts: ImportParts
  readonly batch: Batch
  readonly plan: EntityPlan
  readonly caller: Caller
}

async function runBatch(parts: ImportParts, id: string): Promise<void> {
  const batch = await batchById(parts.db, id)
  const work = batch === undefined ? undefined : works[batch.status]
  if (batch === undefined || work === undefined) return
  const entity = entityOfType(parts.registry, batch.type)
  const principal = await parts.principals.ofAccount(batch.account_id)
  // Nobody may write any more on behalf of an account that is closed.
  if (entity === undefined || principal === null) return void (await moveBatch(parts.db, id, { from: [batch.status], to: 'done' }))
  const caller: Caller = { principal, language: 'vi', requestId: `import-${id}`, ip: '', userAgent: 'import' }
  await work({ parts, batch, plan: parts.records.planOf(entity), caller })
} // prettier-ignore

const works: Partial<Record<BatchStatus, (run: Run) => Promise<void>>> = {
  checking: check,
  applying: (run) =>
    inChunks(run, { outcomes: ['create', 'update'], status: 'applying', end: 'done', take: applyRows }),
  undoing: (run) =>
    inChunks(run, {
      outcomes: ['created', 'updated'],
      backwards: true,
      status: 'undoing',
      end: 'undone',
      take: undoRows,
    }),
}

/** Whatever a transaction would have told the world, a batch tells once for many rows. */
const silently = (tx: Tx): Tx => ({ ...tx, afterCommit: () => undefined })

/** Every row goes the way that it would go for good, and the way back again. */
async function check({ parts, batch, plan, caller }: Run): Promise<void> {
  const { db, records, labels } = parts
  await resetRows(db, batch.id)
  const seen = new Set<string>()
  for (let after = 0; ; ) {
    const rows = await rowsOf(db, batch.id, { outcomes: ['waiting'], limit: importLimits.chunk, after })
    const last = rows.at(-1)
    if (last === undefined) break
    after = last.number
    const verdicts = await rolledBack(db, (tx) =>
      takeRows({ tx, records: records.within(tx), labels, plan, batch, caller, seen }, rows),
    )
    // Nothing of what was tried is there.
    const kept = verdicts.map((one) => ({ ...one, record_id: undefined, version: undefined, before: undefined }))
    await writeVerdicts(db, batch.id, kept)
  }
  await moveBatch(db, batch.id, { from: ['checking'], to: 'checked' })
} // prettier-ignore

async function rolledBack<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const way = new Error('rolled back on purpose')
  let result: { readonly value: T } | undefined
  await db
    .transaction(async (tx) => {
      result = { value: await work(silently(tx)) }
      throw way
    })
    .catch((error: unknown) => {
      if (error !== way) throw error
    })
  if (result === undefined) throw new Error('the work has not ended')
  return result.value
}

interface Chunks {
  readonly outcomes: readonly RowOutcome[]
  readonly backwards?: boolean
  readonly status: BatchStatus
  readonly end: BatchStatus
  readonly take: (run: Run, tx: Tx, rows: readonly BatchRow[]) => Promise<Verdict[]>
}

/** A chunk's records and what is noted of its rows stand or fall together, so that a killed run goes on where it was. */
async function inChunks(run: Run, chunks: Chunks): Promise<void> {
  const { parts, batch } = run
  for (;;) {
    const count = await parts.db.transaction(async (tx) => {
      const current = await lockBatch(tx, batch.id)
      if (current?.status !== chunks.status) return 0
      const rows = await rowsOf(tx, batch.id, { ...chunks, limit: importLimits.chunk })
      if (rows.length === 0) return 0
      await writeVerdicts(tx, batch.id, await chunks.take(run, silently(tx), rows))
      return rows.length
    })
    if (count === 0) break
    tell(run)
  }
  await moveBatch(parts.db, batch.id, { from: [chunks.status], to: chunks.end })
}

const tell = ({ parts, batch, plan }: Run) =>
  parts.events.publish({
    resource: plan.entity.name,
    buildingId: batch.building_id,
    organisationId: batch.organisation_id,
    ids: [],
    action: 'imported',
  })

const done: Partial<Record<RowOutcome, RowOutcome>> = {
  create: 'created',
  update: 'updated',
  invalid: 'failed',
}

async function applyRows({ parts, plan, batch, caller }: Run, tx: Tx, rows: readonly BatchRow[]) {
  const { records, labels } = parts
  const verdicts = await takeRows({ tx, records: records.within(tx), labels, plan, batch, caller }, rows)
  return verdicts.map((one) => ({ ...one, outcome: done[one.outcome] ?? one.outcome }))
}

/** What nobody has touched since goes back; the rest is kept and named. */
async function undoRows({ parts, plan, caller }: Run, tx: Tx, rows: readonly BatchRow[]): Promise<Verdict[]> {
  const records = parts.records.within(tx)
  const verdicts: Verdict[] = []
  for (const row of rows) {
    const ask = { caller, entity: plan.entity, id: row.record_id ?? '' }
    await tx.execute('savepoint import_row')
    try {
      const { version } = await records.stored(ask)
      if (version !== row.version) throw apiError(409, 'record_changed')
      if (row.outcome === 'created') await records.remove(ask)
      else await records.update(ask, { ...row.before, version })
      await tx.execute('release savepoint import_row')
      verdicts.push({ number: row.number, outcome: 'undone' })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      await tx.execute('rollback to savepoint import_row')
      verdicts.push({ number: row.number, outcome: 'kept', errors: [{ field: '', code: error.code }] })
    }
  }
  return verdicts
}

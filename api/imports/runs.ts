import { importFlags } from '#domain/calls/imports.ts'
import type { Registry } from '#core/registry.ts'
import { sheetColumns } from '#core/derive/imports.ts'
import { importType } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Flag } from '#core/permission.ts'
import type { Principals } from '../auth/principals.ts'
import type { Caller, HeldRight } from '../context.ts'
import type { Db, Tx } from '../database/pool.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Events } from '../events/events.ts'
import type { ExportLabels } from '../records/export-cells.ts'
import type { EntityPlan } from '../records/plan.ts'
import type { Records } from '../records/records.ts'
import { entityIn } from './columns.ts'
import { takeRows, type RowWork } from './take-rows.ts'
import { importLimits } from './limits.ts'
import { rowFlags, verdictOnAny } from './rights.ts'
import {
  failRows,
  resetRows,
  rowsOf,
  writeVerdicts,
  type BatchRow,
  type RowOutcome,
  type Verdict,
} from './batch-rows.ts'
import {
  batchById,
  endStep,
  lockStep,
  openBatches,
  type Batch,
  type BatchStatus,
  type StopReason,
} from './store.ts'
import { undoRows } from './undo.ts'

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

/** Defines the job: it does, or continues, the step that a batch's status names. */
export function defineImports(parts: ImportParts): void {
  parts.jobs.define<ImportTask>({
    name: importJob,
    expiry: 900,
    interval: 0.5,
    width: 1,
    run: ({ batchId }) => runBatch(parts, batchId),
  })
}

/** Resumes the steps that a dead process has left unfinished; call it once the jobs run. */
export async function resumeImports({ db, jobs }: Pick<ImportParts, 'db' | 'jobs'>): Promise<void> {
  for (const { id } of await openBatches(db, {}))
    await jobs.send(importJob, { batchId: id } satisfies ImportTask)
}

export const entityOfType = (registry: Registry, type: string): AnyEntity | undefined =>
  (Object.values(registry) as readonly AnyEntity[]).find(
    (entity) => entity.imports !== undefined && importType(entity) === type,
  )

interface Run {
  readonly parts: ImportParts
  readonly batch: Batch
  readonly plan: EntityPlan
  readonly step: Step
}

async function runBatch(parts: ImportParts, id: string): Promise<void> {
  const batch = await batchById(parts.db, id)
  const step = batch === undefined ? undefined : steps[batch.status]
  if (batch === undefined || step === undefined) return
  const entity = entityOfType(parts.registry, batch.type)
  if (entity === undefined)
    return void (await endStep(parts.db, batch, { to: step.end, stopped: 'not_found' }))
  const run = { parts, batch, plan: parts.records.planOf(entity), step }
  await (batch.status === 'checking' ? check(run) : inChunks(run))
}

interface Step {
  /** The account that started the step. */
  readonly presser: (batch: Batch) => string | null
  /** Rights on the records, of which one must be held for the step to continue at all. */
  readonly flags: readonly Flag[]
  /** The rows that it takes, and the batch's status after the last of them. */
  readonly outcomes: readonly RowOutcome[]
  readonly end: BatchStatus
  /** The batch's status when the presser may not continue, and whether the remaining rows then fail. */
  readonly stop: { readonly to: BatchStatus; readonly isFinal: boolean }
  /** From the last row up. */
  readonly backwards?: boolean
  readonly take: (work: RowWork, rows: readonly BatchRow[]) => Promise<Verdict[]>
}

const steps: Readonly<Partial<Record<BatchStatus, Step>>> = {
  checking: {
    presser: (batch) => batch.checked_by,
    flags: importFlags,
    outcomes: ['waiting'],
    end: 'checked',
    // Somebody else may have it checked.
    stop: { to: 'uploaded', isFinal: false },
    take: takeRows,
  },
  applying: {
    presser: (batch) => batch.applied_by,
    flags: Object.values(rowFlags.apply),
    outcomes: ['create', 'update'],
    end: 'done',
    stop: { to: 'done', isFinal: true },
    take: applyRows,
  },
  undoing: {
    presser: (batch) => batch.undone_by,
    flags: Object.values(rowFlags.undo),
    outcomes: ['created', 'updated'],
    end: 'undone',
    // The rest may be undone by somebody else.
    stop: { to: 'done', isFinal: false },
    backwards: true,
    take: undoRows,
  },
}

/** The presser with their present rights, or why they may not continue. */
async function presserNow({ parts, batch, plan, step }: Run): Promise<Caller | StopReason> {
  const accountId = step.presser(batch)
  const principal = accountId === null ? null : await parts.principals.ofAccount(accountId)
  if (principal === null) return 'account_disabled'
  const { id, filename, uploader, account_id: uploaderId } = batch
  const isTrial = batch.status === 'checking'
  const importSource = { batchId: id, filename, uploader, uploaderId, isTrial }
  const caller: Caller = {
    principal,
    language: 'vi',
    requestId: `import-${id}`,
    ip: '',
    userAgent: 'import',
    importSource,
  }
  const verdict = verdictOnAny(caller, { entity: plan.entity, buildingId: batch.building_id }, step.flags)
  return verdict === 'allowed' ? caller : verdict
}

/** Ends a step whose presser may not continue; rows that will not be reached say why. */
const stop = ({ parts, batch, step }: Run, code: StopReason) =>
  parts.db.transaction(async (tx) => {
    if (!(await lockStep(tx, batch))) return
    const { to, isFinal } = step.stop
    if (isFinal)
      await failRows(tx, batch.id, {
        outcomes: step.outcomes,
        code: code === 'order_expired' ? code : 'forbidden',
      })
    await endStep(tx, batch, { to, stopped: code })
  })

/** Drops the notices of each transaction: a batch sends one for many rows. */
const silently = (tx: Tx): Tx => ({ ...tx, afterCommit: () => undefined })

const workOf = ({ parts, batch, plan }: Run, tx: Tx, caller: Caller): RowWork => ({
  tx,
  records: parts.records.within(tx),
  labels: parts.labels,
  plan,
  batch,
  caller,
})

/** Writes every row as if for good, and takes it back. */
async function check(run: Run): Promise<void> {
  const { parts, batch, step } = run
  const { db } = parts
  const seen = new Set<string>()
  const needs = new Map<string, HeldRight>()
  const isOurs = await db.transaction(async (tx) => {
    const goesOn = await lockStep(tx, batch)
    if (goesOn) await resetRows(tx, { id: batch.id })
    return goesOn
  })
  if (!isOurs) return
  for (let after = 0; ;) {
    const rows = await rowsOf(db, batch.id, { outcomes: step.outcomes, limit: importLimits.chunk, after })
    const last = rows.at(-1)
    if (last === undefined) break
    after = last.number
    const caller = await presserNow(run)
    if (typeof caller === 'string') return stop(run, caller)
    const verdicts = await workAndRollBack(db, (tx) =>
      step.take({ ...workOf(run, tx, caller), seen, needs }, rows),
    )
    // Nothing that was tried out is kept.
    const kept = verdicts.map((one) => ({
      ...one,
      record_id: undefined,
      version: undefined,
      before: undefined,
      beside: undefined,
    }))
    const isNoted = await db.transaction(async (tx) => {
      const goesOn = await lockStep(tx, batch)
      if (goesOn) await writeVerdicts(tx, batch.id, kept)
      return goesOn
    })
    if (!isNoted) return
  }
  await endStep(db, batch, { to: step.end, needs: [...needs.values()] })
}

async function workAndRollBack<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
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

/**
 * Writes a chunk's records and its rows' outcomes together, so that a killed run continues where it was. Each chunk is
 * made with the rights that its presser has when it begins.
 */
async function inChunks(run: Run): Promise<void> {
  const { parts, batch, step } = run
  for (;;) {
    const caller = await presserNow(run)
    if (typeof caller === 'string') return stop(run, caller)
    const count = await parts.db.transaction(async (tx) => {
      if (!(await lockStep(tx, batch))) return 0
      const rows = await rowsOf(tx, batch.id, { ...step, limit: importLimits.chunk })
      if (rows.length > 0)
        await writeVerdicts(tx, batch.id, await step.take(workOf(run, silently(tx), caller), rows))
      return rows.length
    })
    if (count === 0) break
    tell(run)
  }
  await endStep(parts.db, batch, { to: step.end })
}

/** Tells consoles and caches of the records that rows fill, their own and those beside. */
function tell({ parts, batch, plan }: Run): void {
  const beside = sheetColumns(plan.entity, entityIn(plan)).flatMap((column) =>
    column.beside === undefined ? [] : [column.beside.entity.name],
  )
  for (const resource of new Set([plan.entity.name, ...beside]))
    parts.events.publish({
      resource,
      buildingId: batch.building_id,
      organisationId: batch.organisation_id,
      ids: [],
      action: 'imported',
    })
}

const done: Partial<Record<RowOutcome, RowOutcome>> = {
  create: 'created',
  update: 'updated',
  invalid: 'failed',
}

async function applyRows(work: RowWork, rows: readonly BatchRow[]): Promise<Verdict[]> {
  const verdicts = await takeRows(work, rows)
  return verdicts.map((one) => ({ ...one, outcome: done[one.outcome] ?? one.outcome }))
}

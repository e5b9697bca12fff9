import { importFlags, stopReasons } from '#domain/calls/imports.ts'
import type { Registry } from '#core/registry.ts'
import { sheetColumns } from '#core/derive/imports.ts'
import { importPath, importType } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Flag } from '#core/permission.ts'
import type { HeldRight } from '../context.ts'
import { importEndWords } from '#entities/notice-words.ts'
import { messageAbout, type Message } from '../events/messages.ts'
import { silently, workAndRollBack } from '../database/roll-back.ts'
import { defineRun, type RunParts, type RunStep } from '../jobs/define-run.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Events } from '../events/events.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import type { EntityPlan } from '../records/plan.ts'
import type { Records } from '../records/records.ts'
import { entityIn } from './columns.ts'
import { takeRows, type RowWork } from './take-rows.ts'
import { importLimits } from './limits.ts'
import { rowFlags, verdictOnAny } from './rights.ts'
import {
  failRows,
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
  moveStep,
  openBatches,
  restartCheck,
  type Batch,
  type BatchStatus,
} from './store.ts'
import { undoRows } from './undo.ts'

export interface ImportParts extends RunParts {
  readonly registry: Registry
  readonly records: Records
  readonly labels: ExportLabels
  readonly events: Events
  readonly jobs: Pick<Jobs, 'send'>
}

export const entityOfType = (registry: Registry, type: string): AnyEntity | undefined =>
  (Object.values(registry) as readonly AnyEntity[]).find(
    (entity) => entity.imports !== undefined && importType(entity) === type,
  )

/** A step of a batch: its rows are tried out, applied or undone, 200 in a chunk. */
export const importRuns = defineRun<ImportParts, Work, true>({
  name: 'import',
  underWay: (db, which) => openBatches(db, {}, which),
  async takeUp(parts, id) {
    const found = await batchById(parts.db, id)
    // A check knows only of the rows that it has tried itself: one that was begun before is not gone on with.
    const batch =
      found?.status === 'checking' ? await parts.db.transaction((tx) => restartCheck(tx, found)) : found
    const step = batch === undefined ? undefined : steps[batch.status]
    if (batch === undefined || step === undefined) return undefined
    const entity = entityOfType(parts.registry, batch.type)
    const needs = batch.status === 'checking' ? new Map<string, HeldRight>() : undefined
    if (entity !== undefined) return { id, batch, step, plan: parts.records.planOf(entity), needs }
    await endStep(parts.db, batch, { to: step.end, stopped: 'not_found' })
    return undefined
  },
  actsFor: ({ step, batch }) => step.presser(batch),
  marks: ({ batch: { id, filename, uploader, account_id: uploaderId, status } }) => ({
    importSource: { batchId: id, filename, uploader, uploaderId, isTrial: status === 'checking' },
  }),
  may: (caller, { plan, batch, step }) =>
    verdictOnAny(caller, { entity: plan.entity, buildingId: batch.building_id }, step.flags),
  hold: async (tx, { batch }) => ((await moveStep(tx, batch)) ? true : undefined),
  steps: (parts, work) => Promise.resolve([(work.needs === undefined ? taking : checking)(parts, work)]),
  finish: (tx, { batch, step, needs }) =>
    endStep(tx, batch, {
      to: step.end,
      ...(needs === undefined ? {} : { needs: [...needs.values()] }),
    }),
  stop,
  // A check is waited for on its page.
  ended: (_tx, { batch, plan, needs }) =>
    Promise.resolve(needs === undefined ? importMessage(plan.entity, batch) : undefined),
  tell,
})

/** `Apartments · list.xlsx: imported`, with the way to the outcome of its rows. */
const importMessage = (
  entity: AnyEntity,
  { id, building_id: buildingId, filename, status }: Batch,
): Message =>
  messageAbout({
    entity,
    title: filename,
    buildingId,
    link: `/${importPath(entity)}?batch=${id}`,
    said: (language) => importEndWords[language][status === 'undoing' ? 'undone' : 'done'],
  })

interface Work {
  readonly id: string
  readonly batch: Batch
  readonly plan: EntityPlan
  readonly step: Step
  /** The rights that the rows have needed so far, while they are checked. */
  readonly needs: Map<string, HeldRight> | undefined
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

/** Ends a step whose presser may not continue; rows that will not be reached say why. A fault leaves it to be tried again. */
async function stop({ db }: ImportParts, { batch, step }: Work, code: string): Promise<boolean> {
  const stopped = stopReasons.find((one) => one === code)
  if (stopped === undefined) return false
  await db.transaction(async (tx) => {
    if (!(await lockStep(tx, batch))) return
    const { to, isFinal } = step.stop
    if (isFinal)
      await failRows(tx, batch.id, {
        outcomes: step.outcomes,
        code: stopped === 'order_expired' ? stopped : 'forbidden',
      })
    await endStep(tx, batch, { to, stopped })
  })
  return true
}

const rowWork = (
  { records, labels }: ImportParts,
  { plan, batch, needs }: Work,
  { tx, caller }: Pick<RowWork, 'tx' | 'caller'>,
) => ({ tx, records: records.within(tx), labels, plan, batch, caller, ...(needs && { needs }) })

/** Writes every row as if for good, and takes it back. */
function checking(parts: ImportParts, work: Work): RunStep<true> {
  const { db } = parts
  const { batch, step } = work
  const seen = new Set<string>()
  let after = 0
  return async ({ caller, hold }) => {
    const rows = await rowsOf(db, batch.id, { outcomes: step.outcomes, limit: importLimits.chunk, after })
    const last = rows.at(-1)
    if (last === undefined) return false
    after = last.number
    const verdicts = await workAndRollBack(db, (tx) =>
      step.take({ ...rowWork(parts, work, { tx, caller }), seen }, rows),
    )
    // Nothing that was tried out is kept.
    const kept = verdicts.map(({ number, outcome, errors }) => ({ number, outcome, errors }))
    return hold(async (tx) => {
      await writeVerdicts(tx, batch.id, kept)
      return true
    })
  }
}

/** Writes a chunk's records and its rows' outcomes together, so that a killed run continues where it was. */
function taking(parts: ImportParts, work: Work): RunStep<true> {
  const { batch, step } = work
  return ({ caller, hold }) =>
    hold(async (tx) => {
      const rows = await rowsOf(tx, batch.id, { ...step, limit: importLimits.chunk })
      if (rows.length === 0) return false
      const taken = await step.take(rowWork(parts, work, { tx: silently(tx), caller }), rows)
      await writeVerdicts(tx, batch.id, taken)
      return true
    })
}

/** Tells consoles and caches of the records that rows fill, their own and those beside; a check fills none. */
function tell({ events }: ImportParts, { batch, plan, needs }: Work): void {
  if (needs !== undefined) return
  const beside = sheetColumns(plan.entity, entityIn(plan)).flatMap((column) =>
    column.beside === undefined ? [] : [column.beside.entity.name],
  )
  for (const resource of new Set([plan.entity.name, ...beside]))
    events.publish({
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

/** Takes rows for good. */
export async function applyRows(work: RowWork, rows: readonly BatchRow[]): Promise<Verdict[]> {
  const verdicts = await takeRows(work, rows)
  return verdicts.map((one) => ({ ...one, outcome: done[one.outcome] ?? one.outcome }))
}

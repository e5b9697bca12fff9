import { importType } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { stopReasons } from '#domain/calls/imports.ts'
import { importEndWords } from '#entities/notice-words.ts'
import { building } from '#entities/property/building.ts'
import type { Caller } from '../context.ts'
import type { Tx } from '../database/pool.ts'
import { silently } from '../database/roll-back.ts'
import { messageAbout } from '../events/messages.ts'
import { rowsOf, writeVerdicts, failRows, type RowOutcome } from '../imports/batch-rows.ts'
import { importLimits } from '../imports/limits.ts'
import { applyRows, type ImportParts } from '../imports/runs.ts'
import { batchById, insertBatch, type Batch } from '../imports/store.ts'
import { undoRows } from '../imports/undo.ts'
import { defineRun, type RunStep } from '../jobs/define-run.ts'
import { checkWorkbook, mayFill, sheetNameOf, type CheckFound } from './check.ts'
import { sourceOf, type TriedPart } from './try-part.ts'
import { workbookSheets } from '#domain/workbook/sheets.ts'
import type { WorkbookSheet } from '#domain/workbook/sheet.ts'
import { kindOf } from '#core/kinds.ts'
import { fieldOf } from './sheet-cells.ts'
import {
  batchIdsOf,
  dropParts,
  endWorkbookStep,
  foreignFee,
  moveWorkbook,
  openWorkbooks,
  workbookById,
  type Workbook,
  type WorkbookStatus,
} from './store.ts'

interface Work {
  readonly id: string
  readonly workbook: Workbook
  readonly step: Step
  /** What a check has found, once it is over. */
  readonly result: { found?: CheckFound }
}

interface Step {
  readonly end: WorkbookStatus
  /** The status when its account may not go on, and the rows that then fail. */
  readonly stop: WorkbookStatus
  readonly outcomes: readonly RowOutcome[]
  readonly isBackwards: boolean
}

const steps: Readonly<Partial<Record<WorkbookStatus, Step>>> = {
  checking: { end: 'checked', stop: 'uploaded', outcomes: [], isBackwards: false },
  applying: { end: 'done', stop: 'done', outcomes: ['create', 'update'], isBackwards: false },
  undoing: { end: 'undone', stop: 'done', outcomes: ['created', 'updated'], isBackwards: true },
}

const within = ({ id, status, round }: Workbook) => ({ id, status, round })

/** A step of a workbook: its parts one after the other, 200 rows in a chunk; a check is one chunk of all. */
export const workbookRuns = defineRun<ImportParts, Work, true>({
  name: 'workbook',
  underWay: (db, which) => openWorkbooks(db, {}, which),
  async takeUp(parts, id) {
    const [workbook] = await workbookById(parts.db, { id })
    const step = workbook === undefined ? undefined : steps[workbook.status]
    return workbook === undefined || step === undefined ? undefined : { id, workbook, step, result: {} }
  },
  actsFor: ({ workbook }) => workbook.account_id,
  may: ({ principal }, { workbook: { building_id: buildingId } }, parts) => {
    const place = principal.buildings.find(({ id }) => id === buildingId)
    if (place?.expired === true) return 'order_expired'
    const mayAny = workbookSheets.some((sheet) =>
      mayFill(parts, { principal } as Caller, { sheet, buildingId }),
    )
    return place !== undefined && mayAny ? 'allowed' : 'forbidden'
  },
  hold: async (tx, { workbook }) =>
    (await moveWorkbook(tx, { ...within(workbook), rows: 0 })) === 1 ? true : undefined,
  steps: async (parts, work) =>
    work.workbook.status === 'checking' ? [checkStep(parts, work)] : partSteps(parts, work),
  finish: (tx, { workbook, step, result: { found } }) =>
    endWorkbookStep(tx, {
      ...within(workbook),
      to: step.end,
      stopped: null,
      found: found === undefined ? null : JSON.stringify(found),
    }),
  stop,
  ended: (_tx, { workbook, step }) =>
    Promise.resolve(
      step.outcomes.length === 0
        ? undefined
        : messageAbout({
            entity: building,
            title: workbook.filename,
            buildingId: workbook.building_id,
            link: `/building-workbook/${workbook.building_id}`,
            said: (language) => importEndWords[language][step.isBackwards ? 'undone' : 'done'],
          }),
    ),
  tell,
})

async function stop({ db }: ImportParts, { workbook, step }: Work, code: string): Promise<boolean> {
  const stopped = stopReasons.find((one) => one === code)
  if (stopped === undefined) return false
  await db.transaction(async (tx) => {
    if ((await moveWorkbook(tx, { ...within(workbook), rows: 0 })) === 0) return
    if (workbook.status === 'applying')
      for (const { id } of await batchIdsOf(tx, { workbookId: workbook.id }))
        await failRows(tx, id, { outcomes: step.outcomes, code: 'forbidden' })
    await endWorkbookStep(tx, { ...within(workbook), to: step.stop, stopped, found: null })
  })
  return true
}

/** All sheets are tried out together; what becomes of each row is kept, and nothing else. */
function checkStep(parts: ImportParts, work: Work): RunStep<true> {
  const { workbook } = work
  return async ({ caller, hold }) => {
    const { found, tried } = await checkWorkbook(parts, workbook, {
      caller,
      // Beside the trial's transaction, so that the page can follow it.
      progress: async (rows) => {
        await moveWorkbook(parts.db, { ...within(workbook), rows })
        tell(parts, work)
      },
    })
    await hold(async (tx) => {
      await dropParts(tx, { workbookId: workbook.id })
      for (const part of tried) await keepPart(tx, workbook, part)
      return true
    })
    work.result.found = found
    return false
  }
}

async function keepPart(
  tx: Tx,
  workbook: Workbook,
  { entity, mapping, rows, verdicts }: TriedPart,
): Promise<void> {
  if (rows.length === 0) return
  const { id } = await insertBatch(tx, {
    organisation_id: workbook.organisation_id,
    building_id: workbook.building_id,
    account_id: workbook.account_id,
    workbook_id: workbook.id,
    type: importType(entity),
    filename: workbook.filename,
    sha256: '',
    header: mapping,
    mapping,
    rows,
    // The sheets themselves are what the quotas count.
    bytes: 0,
    update_known: true,
  })
  await writeVerdicts(tx, id, verdicts)
}

async function partSteps(parts: ImportParts, work: Work): Promise<RunStep<true>[]> {
  const { workbook, step } = work
  const batches: Batch[] = []
  for (const { id } of await batchIdsOf(parts.db, { workbookId: workbook.id })) {
    const batch = await batchById(parts.db, id)
    if (batch !== undefined && sheetNameOf(batch) === undefined) batches.push(batch)
  }
  return (step.isBackwards ? batches.toReversed() : batches).map((batch) => partStep(parts, work, batch))
}

/** Writes a chunk's records and its rows' outcomes together, so that a killed run continues where it was. */
function partStep({ records, labels, registry }: ImportParts, work: Work, batch: Batch): RunStep<true> {
  const { workbook, step } = work
  const entity = (Object.values(registry) as readonly AnyEntity[]).find(
    (one) => importType(one) === batch.type,
  )
  return ({ caller, hold }) =>
    hold(async (tx) => {
      if (entity === undefined) return false
      const rows = await rowsOf(tx, batch.id, {
        outcomes: step.outcomes,
        limit: importLimits.chunk,
        backwards: step.isBackwards,
      })
      if (rows.length === 0) return false
      const { building_id: buildingId, id: workbookId } = workbook
      if (step.isBackwards && (await foreignFee(tx, { buildingId, workbookId })).length > 0) {
        // Charged since the undo was asked for.
        const errors = [{ field: '', code: 'workbook_has_fees' as const }]
        await writeVerdicts(
          tx,
          batch.id,
          rows.map(({ number }) => ({ number, outcome: 'kept', errors })),
        )
        return true
      }
      const quiet = silently(tx)
      const importSource = sourceOf(workbook, batch.id, { isTrial: false, isUndo: step.isBackwards })
      const rowWork = {
        tx: quiet,
        records: records.within(quiet),
        labels,
        plan: records.planOf(entity),
        batch,
        caller: { ...caller, importSource },
      }
      await writeVerdicts(tx, batch.id, await (step.isBackwards ? undoRows : applyRows)(rowWork, rows))
      await moveWorkbook(tx, { ...within(workbook), rows: rows.length })
      return true
    })
}

/** Consoles load again what it may have written: what sheets hold, and what their answers make. */
function tell({ events, records }: ImportParts, { workbook, step }: Work): void {
  if (step.outcomes.length === 0) return
  const sheets: readonly WorkbookSheet[] = workbookSheets
  const written = sheets.flatMap(({ parts, columns }) => [
    ...parts.flatMap(({ entity }) => [entity, ...besideOf(records.planOf(entity).entity)]),
    ...columns.flatMap((column) => {
      const { field } = fieldOf(column)
      return column.asks === 'record' ? (kindOf(field).relation?.(field)?.target ?? []) : []
    }),
  ])
  for (const resource of new Set(written))
    events.publish({
      resource,
      buildingId: workbook.building_id,
      organisationId: workbook.organisation_id,
      ids: [],
      action: 'imported',
    })
}

/** The entities of the records that a row fills beside its own. */
const besideOf = ({ fields, imports }: AnyEntity): string[] =>
  Object.keys(imports?.beside ?? {}).flatMap((relation) => {
    const field = fields[relation]
    return field === undefined ? [] : (kindOf(field).relation?.(field)?.target ?? [])
  })

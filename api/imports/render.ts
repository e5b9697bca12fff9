import { importColumns } from '#core/derive/imports.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { DataOf, RowOf } from '#domain/calls/call.ts'
import type { listImportRows, readImport } from '#domain/calls/imports.ts'
import { presentCells } from '../records/present/present-cells.ts'
import type { Presented } from '../records/present/presented.ts'
import { mayPress } from './may-press.ts'
import type { ImportParts } from './runs.ts'
import { countsOf, type BatchRow } from './batch-rows.ts'
import { cellMessage, columnIn, rowMessage } from './error-file.ts'
import { entityIn } from './columns.ts'
import type { Batch } from './store.ts'
import { viewBatch, type BatchView, type FoundBatch } from './view.ts'

export function viewFor({ records, labels }: ImportParts, { batch, entity, caller }: FoundBatch): BatchView {
  const { planOf } = records
  const { language } = caller
  const plan = planOf(entity)
  return viewBatch({ plan, planOf, caller, buildingId: batch.building_id, batch, labels, language })
}

/** A batch as the console shows it: who did what, and as much of the file as this caller may see. */
export async function renderBatch(
  parts: ImportParts,
  found: FoundBatch,
): Promise<Presented<DataOf<typeof readImport>>> {
  const { batch, entity } = found
  const { id, type, building_id, filename, status, stopped, mapping, total, created_at, finished_at } = batch
  const view = viewFor(parts, found)
  const counts = await countsOf(parts.db, id)
  const may = (step: 'apply' | 'undo') => mayPress(parts, found, { step, counts })
  return presentCells({
    id,
    type,
    building_id,
    filename,
    status,
    stopped,
    mapping,
    total,
    created_at,
    finished_at,
    counts,
    header: view.header,
    missing: missingKeys(entity, mapping).map(({ name }) => name),
    uploaded_by: batch.uploader,
    applied_by: batch.applier,
    undone_by: batch.undoer,
    is_uploader: view.isUploader,
    round: batch.round,
    columns: view.columns.map(({ view: shown, mayFill, mayMap }) => ({
      view: shown,
      may_fill: mayFill,
      may_map: mayMap,
    })),
    may_apply: await may('apply'),
    may_undo: await may('undo'),
  })
}

/** Rows with their outcomes. Values before an update and versions are not sent. */
export function renderRows(
  parts: ImportParts,
  found: FoundBatch,
  rows: readonly BatchRow[],
): Presented<RowOf<typeof listImportRows>>[] {
  const view = viewFor(parts, found)
  const told = wordsFor(parts, found)
  return rows.map(({ number, cells, outcome, record_id, errors }) =>
    presentCells({
      number,
      cells: view.cells(cells),
      outcome,
      record_id,
      errors,
      faults: errors.map((error) => ({ column: columnIn(told, error), message: cellMessage(told, error) })),
      message: rowMessage(told, errors),
    }),
  )
}

/** The words that errors of the import are told in. */
export const wordsFor = ({ records, labels }: ImportParts, { entity, caller }: FoundBatch) => ({
  entity,
  labels,
  entityNamed: entityIn(records.planOf(entity)),
  language: caller.language,
})

/** Columns without which rows cannot be told apart, or made. */
export const missingKeys = (entity: AnyEntity, mapping: Batch['mapping']) =>
  importColumns(entity).filter(
    ({ name, required }) =>
      (required || entity.imports?.by.includes(name) === true) && !mapping.includes(name),
  )

import type { FastifyInstance } from 'fastify'
import { isId } from '#core/id.ts'
import { sheetColumns } from '#core/derive/imports.ts'
import type { AnyEntity } from '#core/entity.ts'
import {
  applyImport,
  importFlags,
  listImportRows,
  mapImport,
  readImport,
  readImportErrors,
  rowOutcomes,
  undoImport,
} from '#domain/calls/imports.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import { apiError, invalidInput, notFound } from '../http/error.ts'
import { countsOf, rowsOf } from './batch-rows.ts'
import { entityIn } from './columns.ts'
import { errorFile } from './error-file.ts'
import { mayPress } from './may-press.ts'
import { missingKeys, renderBatch, renderRows, viewFor, wordsFor } from './render.ts'
import { verdictOnAny, type PressedStep } from './rights.ts'
import { beginStep, logDownload, sheetAnswer, type ImportServices } from './route-parts.ts'
import { entityOfType } from './runs.ts'
import { batchById, type Batch, type StepStart } from './store.ts'
import type { BatchView, FoundBatch } from './view.ts'

/** Routes of one import: what it holds, and its steps. */
export function batchRoutes(app: FastifyInstance, parts: ImportServices): void {
  const find = ({ caller, path }: { caller: () => Caller; path: { readonly id: string } }) =>
    findBatch(parts, caller(), path.id)

  answerCall(app, readImport, async (asked) => ({ data: await renderBatch(parts, await find(asked)) }))

  answerCall(app, listImportRows, async (asked) => {
    const found = await find(asked)
    const { outcome = '', after } = asked.params()
    const asks = outcome.split(',')
    const rows = await rowsOf(parts.db, found.batch.id, {
      outcomes: outcome === '' ? rowOutcomes : rowOutcomes.filter((one) => asks.includes(one)),
      limit: 100,
      after,
    })
    return { data: renderRows(parts, found, rows) }
  })

  answerCall(app, mapImport, async (asked) => {
    const found = await find(asked)
    const { batch, entity, caller } = found
    const { mapping, round } = await asked.body()
    requireSeen(batch, round)
    requireNames(parts, entity, mapping)
    requireMapping(entity, batch, mapping)
    requireMappable(viewFor(parts, found), batch, mapping)
    const by = caller.principal.accountId
    const next = await beginStep(parts, batch, { from: ['uploaded', 'checked'], to: 'checking', by, mapping })
    return { data: await renderBatch(parts, { batch: next, entity, caller }) }
  })

  const press = async (
    found: FoundBatch,
    { round }: { readonly round?: number | undefined },
    { step, ...start }: Pick<StepStart, 'from' | 'to'> & { readonly step: PressedStep },
  ) => {
    const { batch, entity, caller } = found
    requireSeen(batch, round)
    const counts = await countsOf(parts.db, batch.id)
    if (!(await mayPress(parts, found, { step, counts }))) throw apiError(403, 'forbidden')
    const next = await beginStep(parts, batch, { ...start, by: caller.principal.accountId })
    return { data: await renderBatch(parts, { batch: next, entity, caller }) }
  }
  answerCall(app, applyImport, async (asked) =>
    press(await find(asked), await asked.body(), { step: 'apply', from: ['checked'], to: 'applying' }),
  )
  answerCall(app, undoImport, async (asked) =>
    press(await find(asked), await asked.body(), { step: 'undo', from: ['done'], to: 'undoing' }),
  )

  answerCall(app, readImportErrors, async (asked) => {
    const found = await find(asked)
    const { batch } = found
    const view = viewFor(parts, found)
    const { entity, caller } = found
    await logDownload(parts, { entity, caller, buildingId: batch.building_id }, batch.filename)
    const file = await errorFile(
      wordsFor(parts, found),
      { header: view.header, mapping: batch.mapping },
      async (slice) => {
        const rows = await rowsOf(parts.db, batch.id, { outcomes: ['invalid', 'failed'], ...slice })
        return rows.map((row) => ({ ...row, cells: view.fileCells(row.cells) }))
      },
    )
    return sheetAnswer(`${batch.type}-errors.xlsx`, file)
  })
}

/** A colleague may have given the columns other fields, or applied the rows, since they were shown. */
function requireSeen({ round }: Batch, seen: number | undefined): void {
  if (seen !== undefined && seen !== round) throw apiError(409, 'record_changed')
}

/** Each name must be a column that such a file may have. */
function requireNames({ records }: ImportServices, entity: AnyEntity, mapping: Batch['mapping']): void {
  const columns = sheetColumns(entity, entityIn(records.planOf(entity)))
  const known = new Set<string | null>([null, ...columns.map(({ name }) => name)])
  const wrong = mapping.flatMap((name, at) => (known.has(name) ? [] : [`mapping.${at}`]))
  if (wrong.length > 0) throw invalidInput(wrong.map((field) => ({ field, code: 'invalid_option' })))
}

function requireMapping(entity: AnyEntity, { header }: Batch, mapping: Batch['mapping']): void {
  if (mapping.length !== header.length) throw invalidInput([{ field: 'mapping', code: 'invalid_value' }])
  const named = mapping.filter((name) => name !== null)
  if (new Set(named).size < named.length) throw invalidInput([{ field: 'mapping', code: 'duplicate_value' }])
  if (missingKeys(entity, mapping).length > 0)
    throw invalidInput([{ field: 'mapping', code: 'import_no_key' }])
}

/** Only the uploader may name a field for a column that they alone see: its cells may hold anything. */
function requireMappable(view: BatchView, batch: Batch, mapping: Batch['mapping']): void {
  const wrong = mapping.flatMap((name, at) =>
    name === null || name === batch.mapping[at] || view.columns[at]?.mayMap === true ? [] : [at],
  )
  const code = 'import_column_of_uploader'
  if (wrong.length > 0)
    throw apiError(
      403,
      code,
      wrong.map((at) => ({ field: `mapping.${at}`, code })),
    )
}

/** The import at an address, for those who may make or change such records in its building; 404 otherwise. */
async function findBatch(parts: ImportServices, caller: Caller, id: string): Promise<FoundBatch> {
  if (!isId(id)) throw notFound()
  const batch = await batchById(parts.db, id)
  const entity = batch === undefined ? undefined : entityOfType(parts.registry, batch.type)
  const isOurs = caller.principal.buildings.some((building) => building.id === batch?.building_id)
  if (batch === undefined || entity === undefined || !isOurs) throw notFound()
  if (verdictOnAny(caller, { entity, buildingId: batch.building_id }, importFlags) !== 'allowed')
    throw notFound()
  return { batch, entity, caller }
}

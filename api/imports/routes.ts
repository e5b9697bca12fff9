import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sheetColumns } from '#core/derive/imports.ts'
import type { Flag } from '#core/permission.ts'
import { importType } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { isWireFile } from '#core/fields/upload.ts'
import type { WireFile } from '#core/kind.ts'
import {
  applyImport,
  importCalls,
  importFlags,
  listImportRows,
  mapImport,
  readImport,
  readImportErrors,
  rowOutcomes,
  undoImport,
} from '#domain/calls/imports.ts'
import { writeSecurityLog } from '../audit/security-log.ts'
import type { AuthServices } from '../auth/services.ts'
import { requireSlot } from '../auth/throttle.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import { extensionOf, safeName } from '../storage/names.ts'
import { checkQuota, defaultQuotas, requireQuota, type Quotas } from '../storage/quota.ts'
import { attachmentAnswer } from '../http/answer-route.ts'
import { apiError, invalidInput, notFound } from '../http/error.ts'
import { limits } from '../http/limits.ts'
import { uploadOf } from '../http/upload.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { requireId } from '../records/rights.ts'
import type { WorkbookFile } from '../workbooks/write-workbook.ts'
import { entityIn } from './columns.ts'
import { errorFile } from './error-file.ts'
import { importLimits } from './limits.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetRow } from './sheet.ts'
import { underTitle } from './under-title.ts'
import { missingKeys, renderBatch, renderRows, viewFor, wordsFor } from './render.ts'
import { mayPress } from './may-press.ts'
import { verdictOnAny, type PressedStep } from './rights.ts'
import { entityOfType, importRuns, type ImportParts } from './runs.ts'
import { countsOf, rowsOf } from './batch-rows.ts'
import { batchById, batchesOf, insertBatch, startStep, type Batch, type StepStart } from './store.ts'
import { templateFile } from './template.ts'
import { exampleFor, templateChoices } from './template-values.ts'
import type { BatchView, FoundBatch } from './view.ts'

interface ImportServices extends ImportParts {
  readonly services: AuthServices
  readonly quotas?: Quotas | undefined
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Routes for turning spreadsheets into records: a template, an upload that is tried out first, and its outcome.
 */
export function importRoutes(app: FastifyInstance, parts: ImportServices): void {
  for (const entity of Object.values(parts.registry) as readonly AnyEntity[])
    if (entity.imports !== undefined) typeRoutes(app, parts, entity)
  batchRoutes(app, parts)
}

function typeRoutes(app: FastifyInstance, parts: ImportServices, entity: AnyEntity): void {
  const type = importType(entity)
  const { template, batches, upload } = importCalls({ type, permission: entity.permission })
  answerCall(app, template, async ({ params, ...asked }) => {
    const caller = asked.caller()
    const buildingId = buildingFor(caller, entity, params().building_id)
    const target = { caller, entity, buildingId }
    const [example, choices] = [await exampleFor(parts, target), await templateChoices(parts, target)]
    const filename = `${type}.xlsx`
    const offered = Object.keys(choices).filter((name) => choices[name]?.length !== 0)
    const told = [...new Set([...Object.keys(example), ...offered])]
    if (told.length > 0) await logDownload(parts, target, `${filename} (${told.join(', ')})`)
    const file = await templateFile({
      entity,
      labels: parts.labels,
      entityNamed: entityIn(parts.records.planOf(entity)),
      language: caller.language,
      example,
      choices,
    })
    return sheetAnswer(filename, file)
  })

  answerCall(app, batches, async ({ caller, params }) => {
    const buildingId = buildingFor(caller(), entity, params().building_id, importFlags)
    const earlier = await batchesOf(parts.db, { buildingId, type })
    return {
      data: earlier.map(({ uploader, applier, undoer, ...batch }) =>
        presentOutcome({ ...batch, uploaded_by: uploader, applied_by: applier, undone_by: undoer }),
      ),
    }
  })

  const uploading = { bodyBytes: importLimits.fileBytes + limits.multipartBytes }
  answerCall(
    app,
    upload,
    async (asked) => {
      const caller = asked.caller()
      const { services } = parts
      await requireSlot(services.db, `upload:account:${caller.principal.accountId}`, services.limits.uploads)
      const { file, building_id } = await asked.body()
      // Permission is checked before the values that are sent.
      const buildingId = buildingFor(caller, entity, building_id)
      if (!isWireFile(file)) throw invalidInput([{ field: 'file', code: 'required' }])
      const batch = await storeUpload(parts, { caller, entity, buildingId, file })
      return { data: await renderBatch(parts, { batch, entity, caller }) }
    },
    uploading,
  )
}

/**
 * The building that is meant, if the caller holds one of the rights there: by default the right to make such records.
 */
function buildingFor(
  caller: Caller,
  entity: AnyEntity,
  wanted: string | undefined,
  flags: readonly Flag[] = ['create'],
): string {
  const { buildings } = caller.principal
  if (wanted !== undefined && wanted !== '') requireId(wanted, 'building_id')
  const id = wanted === undefined || wanted === '' ? buildings[0]?.id : wanted
  const building = buildings.find((one) => one.id === id)
  if (building === undefined) throw apiError(403, 'forbidden')
  if (building.expired) throw apiError(403, 'order_expired')
  const verdict = verdictOnAny(caller, { entity, buildingId: building.id }, flags)
  if (verdict !== 'allowed') throw apiError(403, verdict)
  return building.id
}

interface ImportTarget {
  readonly caller: Caller
  readonly entity: AnyEntity
  readonly buildingId: string
}

async function storeUpload(
  parts: ImportServices,
  { caller, entity, buildingId, file }: ImportTarget & { file: WireFile },
) {
  const { bytes } = uploadOf(file)
  const { quotas = defaultQuotas } = parts
  const upload = { accountId: caller.principal.accountId, buildingId }
  if (bytes.length > importLimits.fileBytes)
    throw apiError(413, 'file_limit_exceeded', [], {
      limits: { maxSizeMb: importLimits.fileBytes / 2 ** 20 },
    })
  // If there is no room at all, the sheet is not read first.
  await checkQuota(parts.db, quotas, { ...upload, bytes: 0 })
  const worded = { entity, labels: parts.labels, entityNamed: entityIn(parts.records.planOf(entity)) }
  const { header, rows, mapping } = underTitle(worded, await readSheet(bytes, upload.accountId))
  if (rows.length === 0) throw invalidInput([{ field: 'file', code: 'import_empty' }])
  const stored = bytesOf(rows)
  const batch = await parts.db.transaction(async (tx) => {
    await requireQuota(tx, quotas, { ...upload, bytes: stored })
    return insertBatch(tx, {
      organisation_id: caller.principal.organisationId,
      building_id: buildingId,
      account_id: upload.accountId,
      type: importType(entity),
      filename: safeName(file.filename, extensionOf(file.filename)),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      header,
      mapping,
      rows,
      bytes: stored,
    })
  })
  if (missingKeys(entity, mapping).length > 0) return batch
  return beginStep(parts, batch, { from: ['uploaded'], to: 'checking', by: upload.accountId })
}

/** Bytes of the rows' text as they are stored, which may be far more than a workbook's own. */
const bytesOf = (rows: readonly SheetRow[]) =>
  rows.reduce((sum, { cells }) => sum + Buffer.byteLength(JSON.stringify(cells)), 0)

/** Starts a step and queues its work. 409 if another has started since the batch was read. */
async function beginStep({ db, jobs }: ImportServices, batch: Batch, start: StepStart): Promise<Batch> {
  if (!(await startStep(db, batch, start))) throw apiError(409, 'illegal_transition')
  await importRuns.send(jobs, batch.id)
  return (await batchById(db, batch.id)) ?? batch
}

function batchRoutes(app: FastifyInstance, parts: ImportServices): void {
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

/** Logs one line when cells leave as a file, as an export does. */
function logDownload({ db }: ImportServices, { entity, caller, buildingId }: ImportTarget, what: string) {
  const { accountId, name, organisationId } = caller.principal
  return writeSecurityLog(
    db,
    {
      action: 'export',
      organisationId,
      buildingId,
      actor: { id: accountId, name },
      resource: entity.name,
      recordTitle: what,
    },
    caller,
  )
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
  if (!/^[1-9]\d{0,17}$/.test(id)) throw notFound()
  const batch = await batchById(parts.db, id)
  const entity = batch === undefined ? undefined : entityOfType(parts.registry, batch.type)
  const isOurs = caller.principal.buildings.some((building) => building.id === batch?.building_id)
  if (batch === undefined || entity === undefined || !isOurs) throw notFound()
  if (verdictOnAny(caller, { entity, buildingId: batch.building_id }, importFlags) !== 'allowed')
    throw notFound()
  return { batch, entity, caller }
}

const sheetAnswer = (name: string, { size, stream }: WorkbookFile) =>
  attachmentAnswer({ name, type: workbookType, content: stream, size })

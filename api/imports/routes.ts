import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Flag } from '#core/permission.ts'
import { importType } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { isWireFile } from '#core/fields/upload.ts'
import type { WireFile } from '#core/kind.ts'
import { importCalls, importFlags } from '#domain/calls/imports.ts'
import { requireUploadSlot } from '../auth/throttle.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import { apiError, invalidInput } from '../http/error.ts'
import { uploadOf } from '../http/upload.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { requireId } from '../records/rights.ts'
import { extensionOf, safeName } from '../storage/names.ts'
import { checkQuota, defaultQuotas, requireQuota } from '../storage/quota.ts'
import { batchRoutes } from './batch-routes.ts'
import { entityIn } from './columns.ts'
import { readSheet } from './read-sheet.ts'
import { missingKeys, renderBatch } from './render.ts'
import { verdictOnAny } from './rights.ts'
import { sheetUpload } from './sheet-upload.ts'
import { beginStep, logDownload, sheetAnswer, type ImportServices, type ImportTarget } from './route-parts.ts'
import type { SheetRow } from './sheet.ts'
import { batchesOf, insertBatch } from './store.ts'
import { templateFile } from './template.ts'
import { exampleFor, templateChoices } from './template-values.ts'
import { columnsNamed, underTitle } from './under-title.ts'

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

  answerCall(
    app,
    upload,
    async (asked) => {
      const caller = asked.caller()
      await requireUploadSlot(parts.services, caller)
      const { file, building_id, update_known } = await asked.body()
      // Permission is checked before the values that are sent.
      const buildingId = buildingFor(caller, entity, building_id)
      if (!isWireFile(file)) throw invalidInput([{ field: 'file', code: 'required' }])
      const updatesKnown = update_known === '1' && entity.imports?.mayUpdateKnown === true
      const batch = await storeUpload(parts, { caller, entity, buildingId, file, updatesKnown })
      return { data: await renderBatch(parts, { batch, entity, caller }) }
    },
    sheetUpload,
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

async function storeUpload(
  parts: ImportServices,
  {
    caller,
    entity,
    buildingId,
    file,
    updatesKnown,
  }: ImportTarget & { file: WireFile; updatesKnown: boolean },
) {
  const { bytes } = uploadOf(file)
  const { quotas = defaultQuotas } = parts
  const upload = { accountId: caller.principal.accountId, buildingId }
  // If there is no room at all, the sheet is not read first.
  await checkQuota(parts.db, quotas, { ...upload, bytes: 0 })
  const worded = { entity, labels: parts.labels, entityNamed: entityIn(parts.records.planOf(entity)) }
  const { header, rows, mapping } = underTitle(
    worded,
    await readSheet(bytes, upload.accountId, { score: (lines) => columnsNamed(worded, lines) }),
  )
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
      update_known: updatesKnown,
    })
  })
  if (missingKeys(entity, mapping).length > 0) return batch
  return beginStep(parts, batch, { from: ['uploaded'], to: 'checking', by: upload.accountId })
}

/** Bytes of the rows' text as they are stored, which may be far more than a workbook's own. */
const bytesOf = (rows: readonly SheetRow[]) =>
  rows.reduce((sum, { cells }) => sum + Buffer.byteLength(JSON.stringify(cells)), 0)

import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { importColumns } from '#core/derive/imports.ts'
import { importType } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { isWireFile } from '#core/fields/upload.ts'
import type { WireFile } from '#core/kind.ts'
import { inputOf } from '../auth/input.ts'
import type { AuthServices } from '../auth/services.ts'
import { requireSlot } from '../auth/throttle.ts'
import { callerOf, type Caller } from '../context.ts'
import { dispositionOf, extensionOf, safeName } from '../files/names.ts'
import { apiError, invalid, notFound } from '../http/error.ts'
import { limits } from '../http/limits.ts'
import type { QueryParams } from '../http/query.ts'
import { uploadOf } from '../http/upload.ts'
import { sheetColumns } from '../records/export-cells.ts'
import { requireId } from '../records/rights.ts'
import type { WorkbookFile } from '../workbooks/write-workbook.ts'
import { mapHeader } from './columns.ts'
import { importLimits } from './limits.ts'
import { readSheet } from './read-sheet.ts'
import { entityOfType, importJob, type ImportParts, type ImportTask } from './runs.ts'
import { batchById, batchesOf, countsOf, insertBatch, moveBatch, remap, rowsOf, type Batch, type BatchStatus, type RowOutcome } from './store.ts' // prettier-ignore
import { errorFile, rowMessage, templateFile } from './template.ts'

interface Parts extends ImportParts {
  readonly services: AuthServices
}

const idInput = z.string({ error: 'required' }).regex(/^[1-9]\d{0,17}$/, { error: 'invalid_reference' })
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Spreadsheets into records: a template, an upload that is tried out, and what becomes of it (specification §5). */
export function importRoutes(app: FastifyInstance, parts: Parts): void {
  for (const entity of Object.values(parts.registry) as readonly AnyEntity[])
    if (entity.imports !== undefined) typeRoutes(app, parts, entity)
  batchRoutes(app, parts)
}

function typeRoutes(app: FastifyInstance, parts: Parts, entity: AnyEntity): void {
  const type = importType(entity)
  const config = (summary: string, more: object = {}) => ({
    config: { permission: `${entity.permission}.create`, openapi: { summary, tags: ['import'] }, ...more },
  })
  const base = `/v1/manage/imports/${type}`
  app.get(`${base}/template`, config(`A sheet to be filled: ${entity.name}`), async (request, reply) => {
    const caller = callerOf(request)
    const buildingId = mayImport(caller, entity, (request.query as QueryParams).building_id)
    const file = await templateFile({
      entity,
      labels: parts.labels,
      language: caller.language,
      example: await exampleIn(parts, { caller, entity, buildingId }),
    })
    return sent(reply, `${type}.xlsx`, file)
  })
  app.get(`${base}/batches`, config(`Earlier imports: ${entity.name}`), async (request) => {
    const caller = callerOf(request)
    const buildingId = mayImport(caller, entity, (request.query as QueryParams).building_id)
    return { data: await batchesOf(parts.db, buildingId, type) }
  })
  const upload = config(`Upload a sheet, to be tried out first: ${entity.name}`, {
    bodyBytes: importLimits.fileBytes + limits.multipartBytes,
  })
  app.post(base, upload, async (request, reply) => {
    const caller = callerOf(request)
    const { services } = parts
    await requireSlot(services.db, `upload:account:${caller.principal.accountId}`, services.limits.uploads)
    const { file, building_id } = await inputOf(request, {
      file: z.unknown().optional(),
      building_id: idInput.optional(),
    })
    // Whether he may comes before whether what he sends is right.
    const buildingId = mayImport(caller, entity, building_id)
    if (!isWireFile(file)) throw invalid([{ field: 'file', code: 'required' }])
    const batch = await uploaded(parts, { caller, entity, buildingId, file })
    return reply.code(201).send({ data: await shown(parts, batch) })
  })
}

/** The building that is meant, where this caller may make such records. */
function mayImport({ principal }: Caller, entity: AnyEntity, wanted: string | undefined): string {
  const { buildings, decider } = principal
  if (wanted !== undefined && wanted !== '') requireId(wanted, 'building_id')
  const id = wanted === undefined || wanted === '' ? buildings[0]?.id : wanted
  const building = buildings.find((one) => one.id === id)
  if (building === undefined) throw apiError(403, 'forbidden')
  if (building.expired) throw apiError(403, 'order_expired')
  if (!decider.can(building.id, entity.permission, 'create')) throw apiError(403, 'forbidden')
  return building.id
}

interface Wanted {
  readonly caller: Caller
  readonly entity: AnyEntity
  readonly buildingId: string
}

async function uploaded(parts: Parts, { caller, entity, buildingId, file }: Wanted & { file: WireFile }) {
  const { bytes } = uploadOf(file)
  if (bytes.length > importLimits.fileBytes)
    throw apiError(413, 'file_limit_exceeded', [], {
      limits: { maxSizeMb: importLimits.fileBytes / 2 ** 20 },
    })
  const { header, rows } = await readSheet(bytes)
  const mapping = mapHeader(entity, parts.labels, header)
  const batch = await parts.db.transaction((tx) =>
    insertBatch(tx, {
      organisation_id: caller.principal.organisationId,
      building_id: buildingId,
      account_id: caller.principal.accountId,
      type: importType(entity),
      filename: safeName(file.filename, extensionOf(file.filename)),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      header,
      mapping,
      rows,
    }),
  )
  if (missingKeys(entity, mapping).length > 0) return batch
  return begun(parts, batch, { from: ['uploaded'], to: 'checking' })
}

/** Columns without which no row could be told from another, or made. */
const missingKeys = (entity: AnyEntity, mapping: Batch['mapping']) =>
  importColumns(entity).filter(({ name, required }) => (required || entity.imports?.by.includes(name) === true) && !mapping.includes(name)) // prettier-ignore

async function begun(
  { db, jobs }: Parts,
  batch: Batch,
  move: { from: readonly BatchStatus[]; to: BatchStatus },
): Promise<Batch> {
  if (!(await moveBatch(db, batch.id, move))) throw apiError(409, 'illegal_transition')
  await jobs.send(importJob, { batchId: batch.id } satisfies ImportTask)
  return { ...batch, status: move.to }
}

function batchRoutes(app: FastifyInstance, parts: Parts): void {
  const config = (summary: string) => ({
    config: { permission: 'auth', openapi: { summary, tags: ['import'] } },
  })
  const url = '/v1/manage/imports/:id'
  app.get(url, config('An import, and how far it is'), async (request) => {
    const { batch } = await found(parts, request)
    return { data: await shown(parts, batch) }
  })
  app.get(`${url}/rows`, config('Its rows, with what becomes of each'), async (request) => {
    const { batch, entity, caller } = await found(parts, request)
    const { outcome, after } = request.query as QueryParams
    const outcomes = outcome === undefined || outcome === '' ? allOutcomes : (outcome.split(',') as RowOutcome[]) // prettier-ignore
    const rows = await rowsOf(parts.db, batch.id, { outcomes, limit: 100, after: numberOf(after) })
    const told = { entity, labels: parts.labels, language: caller.language }
    return {
      data: rows.map(({ number, cells, outcome: own, record_id, errors }) => ({
        number, cells, outcome: own, record_id, errors, message: rowMessage(told, errors),
      })),
    } // prettier-ignore
  })
  app.put(`${url}/mapping`, config('Say which column is which, and try again'), async (request) => {
    const { batch, entity } = await found(parts, request)
    const names = importColumns(entity).map((column) => column.name)
    const nameInput = z.enum(names as [string, ...string[]], { error: 'invalid_option' })
    const { mapping } = await inputOf(request, {
      mapping: z.array(z.union([nameInput, z.literal('').transform(() => null), z.null()]), { error: 'required' }),
    })
    requireMapping(entity, batch, mapping)
    if (batch.status !== 'uploaded' && batch.status !== 'checked') throw apiError(409, 'illegal_transition')
    await remap(parts.db, batch.id, mapping)
    const next = await begun(parts, { ...batch, mapping }, { from: ['uploaded', 'checked'], to: 'checking' })
    return { data: await shown(parts, next) }
  }) // prettier-ignore
  const steps = { apply: ['checked', 'applying'], undo: ['done', 'undoing'] } as const
  for (const [name, [from, to]] of Object.entries(steps))
    app.post(`${url}/${name}`, config(`Go on: ${name}`), async (request) => {
      const { batch } = await found(parts, request)
      return { data: await shown(parts, await begun(parts, batch, { from: [from], to })) }
    })
  app.get(`${url}/errors`, config('The refused rows as a sheet, each with its reason'), async (request, reply) => {
    const { batch, entity, caller } = await found(parts, request)
    const told = { entity, labels: parts.labels, language: caller.language }
    const file = await errorFile(told, batch.header, (slice) =>
      rowsOf(parts.db, batch.id, { outcomes: ['invalid', 'failed'], ...slice }),
    )
    return sent(reply, `${batch.type}-errors.xlsx`, file)
  }) // prettier-ignore
}

const allOutcomes: readonly RowOutcome[] = [
  'waiting', 'create', 'update', 'unchanged', 'invalid', 'created', 'updated', 'failed', 'undone', 'kept',
] // prettier-ignore

const numberOf = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

function requireMapping(entity: AnyEntity, { header }: Batch, mapping: Batch['mapping']): void {
  if (mapping.length !== header.length) throw invalid([{ field: 'mapping', code: 'invalid_value' }])
  const named = mapping.filter((name) => name !== null)
  if (new Set(named).size < named.length) throw invalid([{ field: 'mapping', code: 'duplicate_value' }])
  if (missingKeys(entity, mapping).length > 0) throw invalid([{ field: 'mapping', code: 'import_no_key' }])
}

/** The import that an address names, for those who may import such records into its building; 404 otherwise. */
async function found(parts: Parts, request: FastifyRequest) {
  const caller = callerOf(request)
  const { id } = request.params as { id: string }
  if (!/^[1-9]\d{0,17}$/.test(id)) throw notFound()
  const batch = await batchById(parts.db, id)
  const entity = batch === undefined ? undefined : entityOfType(parts.registry, batch.type)
  const isOurs = caller.principal.buildings.some((building) => building.id === batch?.building_id)
  if (batch === undefined || entity === undefined || !isOurs) throw notFound()
  if (!caller.principal.decider.can(batch.building_id, entity.permission, 'create')) throw notFound()
  return { batch, entity, caller }
}

/** A batch as the console shows it. */
async function shown({ db, registry }: Parts, batch: Batch) {
  const { id, type, building_id, filename, status, header, mapping, total, created_at, finished_at } = batch
  const entity = entityOfType(registry, type)
  const missing = entity === undefined ? [] : missingKeys(entity, mapping).map(({ name }) => name)
  return {
    id, type, building_id, filename, status, header, mapping, missing, total, created_at, finished_at,
    counts: await countsOf(db, id),
  } // prettier-ignore
}

/** The latest record's cells. */
async function exampleIn({ records, labels }: Parts, { caller, entity, buildingId }: Wanted) {
  const plan = records.planOf(entity)
  const names = importColumns(entity).map(({ name }) => name)
  if (!caller.principal.decider.can(buildingId, entity.permission, 'read')) return {}
  const relations = [...plan.relations.values()].filter(({ field }) => names.includes(field))
  const [record] = await records.rows(
    { caller, entity },
    { building_id: buildingId, limit: '1', sort: '-id', columns: names.join(','), with: relations.map(({ name }) => name).join(',') },
  )
  if (record === undefined) return {}
  const columns = sheetColumns({ plan, names, language: caller.language, labels })
  return Object.fromEntries(columns.map((column, at) => [names[at], String(column.cell(record) ?? '')]))
} // prettier-ignore

const sent = (reply: FastifyReply, name: string, { size, stream }: WorkbookFile) =>
  reply
    .headers({
      'content-type': workbookType,
      'content-length': size,
      'content-disposition': dispositionOf('attachment', name),
      'cache-control': 'private, no-store',
    })
    .send(stream)

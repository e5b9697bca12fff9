import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isWireFile } from '#core/fields/upload.ts'
import { isTitleText } from '#core/derive/fields.ts'
import { kindOf } from '#core/kinds.ts'
import {
  answerWorkbook,
  applyWorkbook,
  listWorkbookRows,
  readWorkbook,
  readWorkbookErrors,
  readWorkbookTemplate,
  undoWorkbook,
  uploadWorkbook,
} from '#domain/calls/building-workbook.ts'
import { countryOf, officeLanguage } from '#domain/countries.ts'
import type { WorkbookSheet } from '#domain/workbook/sheet.ts'
import { fee as feeEntity } from '#entities/fees/fee.ts'
import { sheetsByName, workbookSheets } from '#domain/workbook/sheets.ts'
import { logAct } from '../audit/security-log.ts'
import { requireUploadSlot } from '../auth/throttle.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import { apiError, invalidInput, notFound } from '../http/error.ts'
import { uploadOf } from '../http/upload.ts'
import { sheetAnswer, type ImportServices } from '../imports/route-parts.ts'
import { insertBatch } from '../imports/store.ts'
import { sameName } from '../imports/references.ts'
import { sheetUpload } from '../imports/sheet-upload.ts'
import { presentCells } from '../records/present/present-cells.ts'
import { extensionOf, safeName } from '../storage/names.ts'
import { checkQuota, defaultQuotas, requireQuota } from '../storage/quota.ts'
import { mayFill, sheetType } from './check.ts'
import { workbookErrorFile } from './error-file.ts'
import { linesWith } from './groups.ts'
import { readFile, type FoundSheet } from './read-file.ts'
import { workbookRuns } from './run.ts'
import { fieldOf } from './sheet-cells.ts'
import {
  foreignFee,
  insertWorkbook,
  latestWorkbook,
  startWorkbookStep,
  workbookById,
  type Workbook,
} from './store.ts'
import { workbookTemplate } from './template.ts'
import { renderWorkbook } from './view.ts'

/** Routes of the workbook that fills a building: only its uploader sees it and takes its steps. */
export function workbookRoutes(app: FastifyInstance, parts: ImportServices): void {
  const { db } = parts

  /** The sheets that the caller may fill in the building; 403 where there is none. */
  const sheetsFor = (caller: Caller, buildingId: string): readonly WorkbookSheet[] => {
    const place = caller.principal.buildings.find(({ id }) => id === buildingId)
    if (place?.expired === true) throw apiError(403, 'order_expired')
    const own = (workbookSheets as readonly WorkbookSheet[]).filter((sheet) =>
      mayFill(parts, caller, { sheet, buildingId }),
    )
    if (place === undefined || own.length === 0) throw apiError(403, 'forbidden')
    return own
  }

  const latest = async (caller: Caller, buildingId: string): Promise<Workbook | undefined> => {
    const [found] = await latestWorkbook(db, { buildingId, accountId: caller.principal.accountId })
    return found
  }
  const find = async (caller: Caller, buildingId: string): Promise<Workbook> => {
    sheetsFor(caller, buildingId)
    const found = await latest(caller, buildingId)
    if (found === undefined) throw notFound()
    return found
  }

  /** Starts a step and queues its work. 409 if another has started since it was shown. */
  const begin = async (
    caller: Caller,
    workbook: Workbook,
    start: { from: readonly string[]; to: string; round: number | undefined; answers?: Workbook['answers'] },
  ) => {
    if (start.round !== undefined && start.round !== workbook.round) throw apiError(409, 'record_changed')
    const started = await startWorkbookStep(db, {
      id: workbook.id,
      round: workbook.round,
      from: start.from,
      to: start.to,
      answers: start.answers === undefined ? null : JSON.stringify(start.answers),
    })
    if (started === 0) throw apiError(409, 'illegal_transition')
    await workbookRuns.send(parts.jobs, workbook.id)
    const [now = workbook] = await workbookById(db, { id: workbook.id })
    return { data: await renderWorkbook(parts, now, caller) }
  }

  answerCall(app, readWorkbookTemplate, async ({ record, ...asked }) => {
    const caller = asked.caller()
    const sheets = sheetsFor(caller, record.id)
    const language = officeLanguage(countryOf(record), caller.language)
    const names = await namesFor(parts, caller, { buildingId: record.id, sheets })
    const filename = `${record.code}.xlsx`
    await logAct(db, caller, {
      action: 'export',
      buildingId: record.id,
      resource: 'building',
      recordTitle: filename,
    })
    return sheetAnswer(filename, await workbookTemplate({ sheets, labels: parts.labels, language, names }))
  })

  answerCall(app, readWorkbook, async ({ record, ...asked }) => {
    const caller = asked.caller()
    sheetsFor(caller, record.id)
    const found = await latest(caller, record.id)
    return { data: found === undefined ? null : await renderWorkbook(parts, found, caller) }
  })

  answerCall(
    app,
    uploadWorkbook,
    async ({ record, ...asked }) => {
      const caller = asked.caller()
      sheetsFor(caller, record.id)
      await requireUploadSlot(parts.services, caller)
      const { file } = await asked.body()
      if (!isWireFile(file)) throw invalidInput([{ field: 'file', code: 'required' }])
      const { accountId, organisationId } = caller.principal
      const { quotas = defaultQuotas } = parts
      const upload = { accountId, buildingId: record.id }
      // If there is no room at all, the file is not read first.
      await checkQuota(db, quotas, { ...upload, bytes: 0 })
      const { bytes } = uploadOf(file)
      const { sheets, leftOut } = await readFile(bytes, accountId, parts.labels)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const filename = safeName(file.filename, extensionOf(file.filename))
      const before = await latest(caller, record.id)
      const made = await db.transaction(async (tx) => {
        await requireQuota(tx, quotas, {
          ...upload,
          bytes: sheets.reduce((sum, one) => sum + bytesOf(one), 0),
        })
        const [workbook] = await insertWorkbook(tx, {
          organisationId,
          ...upload,
          filename,
          // A corrected file is not asked again what the one before was answered.
          answers: JSON.stringify(before?.status === 'undone' ? [] : (before?.answers ?? [])),
          found: JSON.stringify({ leftOut }),
        })
        if (workbook === undefined) throw new Error('a workbook was not written')
        for (const { sheet, header, mapping, rows, ...found } of sheets)
          await insertBatch(tx, {
            organisation_id: organisationId,
            building_id: record.id,
            account_id: accountId,
            workbook_id: workbook.id,
            type: sheetType(sheet.name),
            filename,
            sha256,
            header,
            mapping,
            rows,
            bytes: bytesOf({ sheet, header, mapping, rows, ...found }),
            update_known: true,
          })
        return workbook
      })
      await workbookRuns.send(parts.jobs, made.id)
      return { data: await renderWorkbook(parts, made, caller) }
    },
    sheetUpload,
  )

  answerCall(app, answerWorkbook, async ({ record, ...asked }) => {
    const caller = asked.caller()
    const workbook = await find(caller, record.id)
    const { round, answers } = await asked.body()
    const keyOf = ({ question, word = '' }: (typeof answers)[number]) => `${question} ${sameName(word)}`
    const open = new Set(
      workbook.found.questions?.flatMap(({ name, words }) => [
        `${name} `,
        ...words.map(({ word }) => `${name} ${sameName(word)}`),
      ]),
    )
    // What nobody asked is not kept.
    const taken = answers.filter((one) => open.has(keyOf(one)))
    const given = new Map([...workbook.answers, ...taken].map((one) => [keyOf(one), one]))
    return begin(caller, workbook, {
      from: ['checked', 'uploaded'],
      to: 'checking',
      round,
      answers: [...given.values()],
    })
  })

  answerCall(app, applyWorkbook, async ({ record, ...asked }) => {
    const caller = asked.caller()
    const workbook = await find(caller, record.id)
    const { round } = await asked.body()
    if (workbook.status === 'checked' && workbook.found.questions?.some((one) => !one.is_answered) === true)
      throw apiError(409, 'workbook_has_questions')
    return begin(caller, workbook, { from: ['checked'], to: 'applying', round })
  })

  answerCall(app, undoWorkbook, async ({ record, ...asked }) => {
    const caller = asked.caller()
    const workbook = await find(caller, record.id)
    const { round } = await asked.body()
    if (workbook.status !== 'done') throw apiError(409, 'illegal_transition')
    const [fee] = await foreignFee(db, { buildingId: record.id, workbookId: workbook.id })
    if (fee !== undefined) {
      const mayKnow = caller.principal.decider.can(record.id, feeEntity.permission, 'read')
      const limits = mayKnow ? { limits: { fee: fee.name } } : {}
      throw apiError(409, 'workbook_has_fees', [{ field: '', code: 'workbook_has_fees', ...limits }])
    }
    return begin(caller, workbook, { from: ['done'], to: 'undoing', round })
  })

  answerCall(app, listWorkbookRows, async ({ record, ...asked }) => {
    const workbook = await find(asked.caller(), record.id)
    const { group = '', after } = asked.params()
    const [name = '', type = '', field = '', code = ''] = group.split(' ')
    const sheet = sheetsByName.get(name)
    if (sheet === undefined) throw notFound()
    const place = { workbookId: workbook.id, sheet: sheetType(name) }
    const rows = await linesWith(db, { ...place, type, field, code, after })
    return { data: rows.map((row) => presentCells({ ...row, cells: [...row.cells] })) }
  })

  answerCall(app, readWorkbookErrors, async ({ record, ...asked }) => {
    const caller = asked.caller()
    const workbook = await find(caller, record.id)
    await logAct(db, caller, {
      action: 'export',
      buildingId: record.id,
      resource: 'building',
      recordTitle: workbook.filename,
    })
    const file = await workbookErrorFile(parts, { workbook, language: caller.language })
    return sheetAnswer('workbook-errors.xlsx', file)
  })
}

/** Bytes of the rows' text as they are stored. */
const bytesOf = ({ rows }: FoundSheet) =>
  rows.reduce((sum, { cells }) => sum + Buffer.byteLength(JSON.stringify(cells)), 0)

/** The building's own names that a column's cells may say: of blocks, types, relationships; of apartments none. */
async function namesFor(
  { records }: ImportServices,
  caller: Caller,
  { buildingId, sheets }: { readonly buildingId: string; readonly sheets: readonly WorkbookSheet[] },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const names: Record<string, readonly string[]> = {}
  for (const column of sheets.flatMap(({ columns }) => columns)) {
    const { field } = fieldOf(column)
    const target = kindOf(field).relation?.(field)?.target
    if (target === undefined || column.asks === undefined || names[target] !== undefined) continue
    const { entity } = records.planOf(target)
    const mayRead = caller.principal.decider.can(buildingId, entity.permission, 'read')
    const rows =
      mayRead && isTitleText(entity)
        ? await records.rows(
            { caller, entity },
            { building_id: buildingId, limit: 'all', sort: entity.title },
          )
        : []
    names[target] = rows.map((row) => String(row[entity.title] ?? ''))
  }
  return names
}

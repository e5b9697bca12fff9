import { importType } from '#core/derive/screens.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { AnyEntity } from '#core/entity.ts'
import { sumAmounts } from '#core/amount.ts'
import type { WorkbookQuestion } from '#domain/calls/building-workbook.ts'
import type { WorkbookSheet } from '#domain/workbook/sheet.ts'
import { sheetsByName } from '#domain/workbook/sheets.ts'
import type { Caller } from '../context.ts'
import type { Queryable, Tx } from '../database/pool.ts'
import { workAndRollBack } from '../database/roll-back.ts'
import { rowsOf, type BatchRow, type Verdict } from '../imports/batch-rows.ts'
import { importLimits } from '../imports/limits.ts'
import type { ImportParts } from '../imports/runs.ts'
import { proposedMark, type SheetRow } from '../imports/sheet.ts'
import { batchById, type Batch } from '../imports/store.ts'
import { takeRows } from '../imports/take-rows.ts'
import { linesOf, textOf, valueOf, type Line } from './sheet-cells.ts'
import { prepareParts } from './prepare.ts'
import type { SheetLines } from './questions.ts'
import type { SpreadPart } from './spread-rows.ts'
import type { Note } from './cross-rules.ts'
import { batchIdsOf, type Workbook } from './store.ts'

/** What the check of a file has found, beside what becomes of each row. */
export interface CheckFound {
  readonly questions: readonly WorkbookQuestion[]
  readonly sheets: readonly FoundSums[]
}
interface FoundSums {
  readonly name: string
  readonly isDenied: boolean
  readonly sums: readonly {
    readonly column: string
    readonly kind: 'sum' | 'count'
    readonly value: string
  }[]
}

/** A part of the file that was tried out, to be kept as a batch. */
export interface TriedPart {
  readonly entity: AnyEntity
  readonly sheet: string
  readonly mapping: readonly string[]
  readonly rows: readonly SheetRow[]
  readonly verdicts: readonly Verdict[]
}

export const sheetType = (name: string) => `sheet:${name}`
export const sheetNameOf = ({ type }: Pick<Batch, 'type'>) =>
  type.startsWith('sheet:') ? type.slice('sheet:'.length) : undefined

/** The sheets as they were uploaded. */
export async function rawSheets(
  db: Queryable,
  workbookId: string,
): Promise<readonly { readonly batch: Batch; readonly sheet: WorkbookSheet }[]> {
  const found: { batch: Batch; sheet: WorkbookSheet }[] = []
  for (const { id } of await batchIdsOf(db, { workbookId })) {
    const batch = await batchById(db, id)
    const sheet = batch === undefined ? undefined : sheetsByName.get(sheetNameOf(batch) ?? '')
    if (batch !== undefined && sheet !== undefined) found.push({ batch, sheet })
  }
  return found
}

/** Whether the caller may make anything of a sheet. */
export const mayFill = (
  { records }: Pick<ImportParts, 'records'>,
  { principal }: Caller,
  { sheet, buildingId }: { readonly sheet: WorkbookSheet; readonly buildingId: string },
) =>
  sheet.parts.some(({ entity }) =>
    principal.decider.can(buildingId, records.planOf(entity).entity.permission, 'create'),
  )

/**
 * Writes all sheets as if for good, one after the other in one transaction, so that each sees those before it, and takes
 * everything back.
 */
export async function checkWorkbook(
  parts: ImportParts,
  workbook: Workbook,
  { caller, progress }: { readonly caller: Caller; readonly progress: (rows: number) => Promise<unknown> },
): Promise<{ readonly found: CheckFound; readonly tried: readonly TriedPart[] }> {
  const { db, labels } = parts
  const { building_id: buildingId, answers } = workbook
  const sheets: SheetLines[] = []
  const denied: string[] = []
  for (const { batch, sheet } of await rawSheets(db, workbook.id)) {
    const rows = await rowsOf(db, batch.id, { outcomes: ['waiting'], limit: importLimits.rows })
    const lines = linesOf(sheet, batch.mapping, rows)
    if (mayFill(parts, caller, { sheet, buildingId })) sheets.push({ sheet, lines })
    else denied.push(sheet.name)
  }
  const prepared = await prepareParts(parts, caller, { buildingId, sheets, answers })
  const tried = await workAndRollBack(db, async (tx) => {
    const done: TriedPart[] = []
    for (const part of prepared.parts)
      done.push(
        await tryPart(parts, { tx, caller, workbook, part, notes: prepared.notes, before: done, progress }),
      )
    return done
  })
  return {
    tried,
    found: {
      questions: prepared.questions,
      sheets: [
        ...sheets.map(({ sheet, lines }) => ({
          name: sheet.name,
          isDenied: false,
          sums: sumsOf(sheet, lines, labels),
        })),
        ...denied.map((name) => ({ name, isDenied: true, sums: [] })),
      ],
    },
  }
}

interface Trying {
  readonly tx: Tx
  readonly caller: Caller
  readonly workbook: Workbook
  readonly part: SpreadPart
  readonly notes: readonly Note[]
  /** Parts that were tried before. */
  readonly before: readonly TriedPart[]
  readonly progress: (rows: number) => Promise<unknown>
}

async function tryPart(
  { records, labels }: ImportParts,
  { tx, caller, workbook, part: { sheet, part, rows }, notes, before, progress }: Trying,
): Promise<TriedPart> {
  const plan = records.planOf(part.entity)
  const mapping = Object.keys(part.fields)
  const sheetRows = rows.map(({ number, cells }) => rowOf(mapping, number, cells))
  const batch = trialBatch(workbook, { type: importType(plan.entity), mapping })
  const own = Map.groupBy(
    notes.filter((note) => note.sheet === sheet.name),
    ({ number }) => number,
  )
  const noted = (number: number, isWarning: boolean): FieldError[] =>
    (own.get(number) ?? []).flatMap((note): FieldError[] => {
      const field = mapping.find((name) => part.fields[name] === note.column)
      if (field === undefined || note.isWarning !== isWarning) return []
      return [{ field, code: note.code, ...(note.limits === undefined ? {} : { limits: note.limits }) }]
    })
  const work = {
    tx,
    records: records.within(tx),
    labels,
    plan,
    batch,
    caller: { ...caller, importSource: sourceOf(workbook, batch.id, { isTrial: true }) },
    seen: new Set<string>(),
  }
  const verdicts: Verdict[] = []
  for (let at = 0; at < sheetRows.length; at += importLimits.chunk) {
    const chunk = sheetRows.slice(at, at + importLimits.chunk)
    const refused = chunk.filter(({ number }) => noted(number, false).length > 0)
    const taken = await takeRows(work, chunk.filter((row) => !refused.includes(row)).map(asBatchRow))
    verdicts.push(
      ...refused.map(({ number }) => ({ number, outcome: 'invalid' as const, errors: noted(number, false) })),
      ...taken.map(({ number, outcome, errors = [] }) => ({
        number,
        outcome,
        errors: outcome === 'invalid' ? errors : [...errors, ...noted(number, true)],
      })),
    )
    await progress(chunk.length)
  }
  const tried = { entity: plan.entity, sheet: sheet.name, mapping, rows: sheetRows, verdicts }
  return { ...tried, verdicts: explainReferences(tried, before) }
}

const rowOf = (
  mapping: readonly string[],
  number: number,
  cells: SpreadPart['rows'][number]['cells'],
): SheetRow => ({
  number,
  cells: mapping.map((name) => cells[name]?.text ?? ''),
  marks: mapping
    .map((name) => (cells[name]?.isProposed === true ? proposedMark : (cells[name]?.mark ?? 't')))
    .join(''),
})

const asBatchRow = (row: SheetRow): BatchRow => ({
  ...row,
  outcome: 'waiting',
  record_id: null,
  version: null,
  before: null,
  beside: null,
  errors: [],
})

/** Whose rows they are, as the log says it. */
export const sourceOf = (
  { filename, uploader, account_id: uploaderId }: Workbook,
  batchId: string,
  { isTrial, isUndo }: { readonly isTrial: boolean; readonly isUndo?: boolean },
) => ({ batchId, filename, uploader, uploaderId, isTrial, ...(isUndo === true ? { isUndo } : {}) })

/** The batch that a part will be kept as: nothing of the trial is. */
const trialBatch = (
  { id, organisation_id, building_id, account_id, uploader, filename, created_at }: Workbook,
  { type, mapping }: Pick<Batch, 'type' | 'mapping'>,
): Batch => ({
  id: '0',
  workbook_id: id,
  organisation_id,
  building_id,
  account_id,
  checked_by: account_id,
  applied_by: null,
  undone_by: null,
  uploader,
  applier: null,
  undoer: null,
  type,
  filename,
  status: 'checking',
  stopped: null,
  round: 0,
  header: mapping.map((name) => name ?? ''),
  mapping,
  total: 0,
  // The same file again changes nothing: what is known and says the same is unchanged.
  update_known: true,
  needs: [],
  created_at,
  finished_at: null,
})

/** A name that is in the file, in a row that is refused itself, is not simply missing. */
function explainReferences(
  { entity, mapping, rows, verdicts }: TriedPart,
  before: readonly TriedPart[],
): readonly Verdict[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return verdicts.map((verdict) => ({
    ...verdict,
    errors: verdict.errors?.map((error) => {
      if (error.code !== 'reference_not_found') return error
      const text = byNumber.get(verdict.number)?.cells[mapping.indexOf(error.field)] ?? ''
      const isRefused = before.some(
        (one) => one.entity.name !== entity.name && refusedKeys(one).has(text.toLowerCase()),
      )
      return isRefused ? { ...error, code: 'named_row_refused' as const } : error
    }),
  }))
}

const remembered = new WeakMap<TriedPart, ReadonlySet<string>>()

/** The business keys of a part's refused rows, in lower case. */
function refusedKeys(part: TriedPart): ReadonlySet<string> {
  const known = remembered.get(part)
  if (known !== undefined) return known
  const at = part.mapping.indexOf(part.entity.imports?.by[0] ?? '')
  const refused = new Set(
    part.verdicts.filter(({ outcome }) => outcome === 'invalid').map(({ number }) => number),
  )
  const keys = new Set(
    part.rows.flatMap(({ number, cells }) => (refused.has(number) ? [(cells[at] ?? '').toLowerCase()] : [])),
  )
  keys.delete('')
  remembered.set(part, keys)
  return keys
}

/** The office compares them with its former program. */
const sumsOf = (
  sheet: WorkbookSheet,
  lines: readonly Line[],
  labels: ImportParts['labels'],
): FoundSums['sums'] =>
  sheet.columns.flatMap((column): FoundSums['sums'][number][] => {
    const { name, adds } = column
    if (adds === undefined) return []
    const said = lines.filter(({ cells }) => textOf(cells, name) !== '')
    if (said.length === 0) return []
    if (adds === 'count') return [{ column: name, kind: adds, value: String(said.length) }]
    const amounts = said.flatMap(({ cells }) => {
      const value = valueOf(column, cells[name], labels)
      return typeof value === 'number' || typeof value === 'string' ? [String(value)] : []
    })
    return [{ column: name, kind: adds, value: sumAmounts(amounts) }]
  })

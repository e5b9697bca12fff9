import { sumAmounts } from '#core/amount.ts'
import type { WorkbookQuestion } from '#domain/calls/building-workbook.ts'
import type { WorkbookSheet } from '#domain/workbook/sheet.ts'
import { sheetsByName } from '#domain/workbook/sheets.ts'
import type { Caller } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { workAndRollBack } from '../database/roll-back.ts'
import { rowsOf } from '../imports/batch-rows.ts'
import { importLimits } from '../imports/limits.ts'
import type { ImportParts } from '../imports/runs.ts'
import { batchById, type Batch } from '../imports/store.ts'
import { linesOf, textOf, valueOf, type Line } from './sheet-cells.ts'
import { prepareParts } from './prepare.ts'
import type { SheetLines } from './questions.ts'
import { askColumns, mapOwn, type RawSheet } from './own-columns.ts'
import { batchIdsOf, earlierAnswers, type Workbook } from './store.ts'
import { tryPart, type TriedPart } from './try-part.ts'

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

export const sheetType = (name: string) => `sheet:${name}`
export const sheetNameOf = ({ type }: Pick<Batch, 'type'>) =>
  type.startsWith('sheet:') ? type.slice('sheet:'.length) : undefined

interface UploadedSheet extends RawSheet {
  readonly batch: Batch
  /** With what was answered for the office's own columns. */
  readonly mapped: readonly (string | null)[]
}

/** The sheets as they were uploaded. */
export async function rawSheets(
  db: Queryable,
  { id: workbookId, answers }: Pick<Workbook, 'id' | 'answers'>,
): Promise<readonly UploadedSheet[]> {
  const found: UploadedSheet[] = []
  for (const { id } of await batchIdsOf(db, { workbookId })) {
    const batch = await batchById(db, id)
    const sheet = batch === undefined ? undefined : sheetsByName.get(sheetNameOf(batch) ?? '')
    if (batch === undefined || sheet === undefined) continue
    const raw = { sheet, header: batch.header, mapping: batch.mapping }
    found.push({ ...raw, batch, mapped: mapOwn(raw, answers) })
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
  const ofColumns: WorkbookQuestion[] = []
  const earlier = await earlierAnswers(db, { accountId: workbook.account_id, buildingId })
  for (const { batch, mapped, ...raw } of await rawSheets(db, workbook)) {
    const { sheet } = raw
    const rows = await rowsOf(db, batch.id, { outcomes: ['waiting'], limit: importLimits.rows })
    if (!mayFill(parts, caller, { sheet, buildingId })) {
      denied.push(sheet.name)
      continue
    }
    sheets.push({ sheet, lines: linesOf(sheet, mapped, rows) })
    const asked = askColumns({ raw, rows, answers, earlier, labels, language: caller.language })
    if (asked !== undefined) ofColumns.push(asked)
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
      questions: [...ofColumns, ...prepared.questions],
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

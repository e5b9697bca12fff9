import { languages } from '#core/language.ts'
import { workbookLimits, type WorkbookSheet } from '#domain/workbook/sheet.ts'
import { workbookSheets } from '#domain/workbook/sheets.ts'
import { asideTitles } from '#domain/workbook/words.ts'
import { fault } from '#core/wire/error.ts'
import { invalidInput } from '../http/error.ts'
import { readSheets, type NamedSheet } from '../imports/read-sheet.ts'
import type { SheetRow } from '../imports/sheet.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import type { Sender } from '../workers/fair-line.ts'
import { guessColumn } from './own-columns.ts'
import { headingOf, plain } from './sheet-cells.ts'

/** A sheet of the file that is one of the workbook's. */
export interface FoundSheet {
  readonly sheet: WorkbookSheet
  /** Its name in the file. */
  readonly title: string
  readonly header: readonly string[]
  /** The column that each cell of the header names, or null. */
  readonly mapping: readonly (string | null)[]
  readonly rows: readonly SheetRow[]
}

const all: readonly WorkbookSheet[] = workbookSheets
const aside = new Set(
  Object.values(asideTitles).flatMap((title) => languages.map((one) => plain(title[one]))),
)

/** What reading a file has found, beside its sheets. */
export interface ReadFound {
  /** Names of the sheets that are none of the workbook's, though they have rows. */
  readonly leftOut: readonly string[]
}

/** The sheets of a workbook, by their names or else by their headings. 422 at `file` where there is none. */
export async function readFile(
  bytes: Uint8Array,
  sender: Sender,
  labels: ExportLabels,
  limits: Readonly<Record<keyof typeof workbookLimits, number>> = workbookLimits,
): Promise<ReadFound & { readonly sheets: readonly FoundSheet[] }> {
  let wanted = 0
  const leftOut: string[] = []
  const wants = (name: string) => {
    if (aside.has(plain(name))) return false
    wanted += 1
    if (wanted > limits.sheets) leftOut.push(name)
    return wanted <= limits.sheets
  }
  const read = await readSheets(bytes, sender, { wants, rows: limits.rows })
  const found = read.flatMap((sheet) => {
    const known = recognise(sheet, labels)
    if (known === undefined && sheet.rows.length > 0) leftOut.push(sheet.name)
    return known ?? []
  })
  const known = [...Map.groupBy(found, ({ sheet }) => sheet.name).values()]
  // A kind that has two sheets would be imported twice, and nobody could say which line is meant.
  const twice = known.find((same) => same.length > 1)?.[1]
  if (twice !== undefined) throw invalidInput([fault('file', 'workbook_sheet_twice', { sheet: twice.title })])
  if (known.length === 0) throw invalidInput([{ field: 'file', code: 'workbook_no_sheet' }])
  if (found.every(({ rows }) => rows.length === 0))
    throw invalidInput([{ field: 'file', code: 'import_empty' }])
  return { leftOut, sheets: all.flatMap(({ name }) => found.find(({ sheet }) => sheet.name === name) ?? []) }
}

/** Lines among which the headings are looked for. */
const looked = 10

export function recognise({ name, header, rows }: NamedSheet, labels: ExportLabels): FoundSheet | undefined {
  const lines = [header, ...rows.slice(0, looked).map(({ cells }) => cells)]
  const named = all.find(({ title }) => languages.some((one) => plain(title[one]) === plain(name)))
  const candidates = (named === undefined ? all : [named]).map((sheet) => {
    // With the office's own words for columns, which are asked about before they are taken.
    const guessed = lines.map((cells) => guessHeader(sheet, mapHeader(sheet, cells, labels), cells))
    const counts = guessed.map((mapping) => mapping.filter((one) => one !== null).length)
    const at = counts.indexOf(Math.max(...counts))
    const mapping = mapHeader(sheet, lines[at] ?? [], labels)
    return { sheet, at, mapping, guessed: guessed[at] ?? [], count: counts[at] ?? 0 }
  })
  const [best] = candidates.toSorted((a, b) => b.count - a.count)
  // A list of something else may share a heading or two.
  if (best === undefined || (named === undefined && !hasRequired(best))) return undefined
  return {
    sheet: best.sheet,
    title: name === '' ? best.sheet.title.vi : name,
    header: lines[best.at] ?? [],
    mapping: best.mapping,
    rows: rows.slice(best.at),
  }
}

const hasRequired = ({ sheet, guessed }: { sheet: WorkbookSheet; guessed: readonly (string | null)[] }) =>
  sheet.columns.every(({ name, required }) => required !== true || guessed.includes(name))

/** The mapping, with what offices call the columns that no heading names. */
function guessHeader(
  { columns }: WorkbookSheet,
  mapping: readonly (string | null)[],
  header: readonly string[],
): (string | null)[] {
  const taken = new Set(mapping)
  return header.map((title, at) => {
    const known = mapping[at] ?? null
    if (known !== null) return known
    const name =
      guessColumn(
        columns.filter((column) => !taken.has(column.name)),
        title,
      )?.name ?? null
    taken.add(name)
    return name
  })
}

function mapHeader(
  { columns }: WorkbookSheet,
  header: readonly string[],
  labels: ExportLabels,
): (string | null)[] {
  const known = new Map(
    columns.flatMap((column) => [
      [plain(column.name), column.name] as const,
      ...languages.map((one) => [plain(headingOf(column, labels, one)), column.name] as const),
    ]),
  )
  const taken = new Set<string>()
  return header.map((title) => {
    const name = known.get(plain(title))
    if (name === undefined || taken.has(name)) return null
    taken.add(name)
    return name
  })
}

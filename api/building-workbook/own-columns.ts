import type { Language } from '#core/language.ts'
import type { WorkbookAnswer, WorkbookQuestion } from '#domain/calls/building-workbook.ts'
import { leftOut, type WorkbookColumn, type WorkbookSheet } from '#domain/workbook/sheet.ts'
import { sameName } from '../imports/references.ts'
import type { SheetRow } from '../imports/sheet.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import { headingOf, plain } from './sheet-cells.ts'

/** A sheet as it came: its own headings, and the column that each of them names, or null. */
export interface RawSheet {
  readonly sheet: WorkbookSheet
  readonly header: readonly string[]
  readonly mapping: readonly (string | null)[]
}

const questionOf = (sheet: WorkbookSheet) => `${sheet.name}.columns`

/** The column that offices call so in their own lists; a heading that several columns may have means none. */
export function guessColumn(columns: readonly WorkbookColumn[], heading: string): WorkbookColumn | undefined {
  const word = plain(heading)
  const found = columns.filter(({ also }) => also?.some((one) => plain(one) === word) === true)
  return found.length === 1 ? found[0] : undefined
}

/** The mapping with what was answered for the office's own headings; a column is read from one heading alone. */
export function mapOwn(
  { sheet, header, mapping }: RawSheet,
  answers: readonly WorkbookAnswer[],
): readonly (string | null)[] {
  const own = answersOf(sheet, answers)
  const taken = new Set(mapping.filter((name) => name !== null))
  return header.map((title, at) => {
    const known = mapping[at] ?? null
    if (known !== null) return known
    const name = own.get(sameName(title))
    if (name === undefined || taken.has(name) || !sheet.columns.some((one) => one.name === name)) return null
    taken.add(name)
    return name
  })
}

const answersOf = (sheet: WorkbookSheet, answers: readonly WorkbookAnswer[]): ReadonlyMap<string, string> =>
  new Map(
    answers
      .filter(({ question }) => question === questionOf(sheet))
      .map(({ word = '', answer }) => [sameName(word), answer]),
  )

interface AskingColumns {
  readonly raw: RawSheet
  readonly rows: readonly SheetRow[]
  readonly answers: readonly WorkbookAnswer[]
  /** What was answered for an earlier building. */
  readonly earlier: readonly WorkbookAnswer[]
  readonly labels: ExportLabels
  readonly language: Language
}

/** Asked once for a sheet: what the headings mean that no column has, though rows say something there. */
export function askColumns({
  raw: { sheet, header, mapping },
  rows,
  answers,
  earlier,
  labels,
  language,
}: AskingColumns): WorkbookQuestion | undefined {
  const open = sheet.columns.filter(({ name }) => !mapping.includes(name))
  const unknown = header.flatMap((title, at) => {
    const said = rows.filter(({ cells }) => (cells[at] ?? '').trim() !== '').length
    return title.trim() === '' || said === 0 || (mapping[at] ?? null) !== null ? [] : [{ title, said }]
  })
  if (open.length === 0 || unknown.length === 0) return undefined
  const [own, before] = [answersOf(sheet, answers), answersOf(sheet, earlier)]
  const offered = new Set(open.map(({ name }) => name))
  const words = [...Map.groupBy(unknown, ({ title }) => sameName(title))].map(([word, [first]]) => {
    const title = first?.title ?? ''
    const known = before.get(word)
    const guess = known !== undefined && offered.has(known) ? known : guessColumn(open, title)?.name
    // Of two headings that may mean one column the first has it.
    const proposed = guess !== undefined && offered.delete(guess) ? guess : leftOut
    return { word: title, rows: first?.said ?? 0, proposed }
  })
  const chosen = words.map(({ word }) => own.get(sameName(word)))
  const columns = chosen.filter((answer) => answer !== undefined && answer !== leftOut)
  return {
    name: questionOf(sheet),
    sheet: sheet.name,
    column: '',
    kind: 'columns',
    rows: rows.length,
    may_make: false,
    words,
    choices: open.map((column) => ({ value: column.name, label: headingOf(column, labels, language) })),
    proposed: '',
    is_answered: chosen.every((answer) => answer !== undefined) && new Set(columns).size === columns.length,
  }
}

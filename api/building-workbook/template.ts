import { kindOf } from '#core/kinds.ts'
import type { Language } from '#core/language.ts'
import type { WorkbookColumn, WorkbookSheet } from '#domain/workbook/sheet.ts'
import { asideTitles, meterKinds } from '#domain/workbook/words.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import type { SheetSpec, WorkbookCell } from '../workbooks/sheet-xml.ts'
import { writeWorkbook, type WorkbookFile } from '../workbooks/write-workbook.ts'
import { fieldOf, headingOf } from './sheet-cells.ts'

interface Template {
  readonly sheets: readonly WorkbookSheet[]
  readonly labels: ExportLabels
  /** The building's, in which its office keeps its lists. */
  readonly language: Language
  /** Names of the building's records that a column may name, by entity. */
  readonly names: Readonly<Record<string, readonly string[]>>
}

const text = (said: string): WorkbookCell => (said === '' ? null : { text: said, style: 'plain' })

/** A sheet of each kind to be filled in, the same as an office's list looks, and the words that cells may hold. */
export function workbookTemplate({ sheets, labels, language, names }: Template): Promise<WorkbookFile> {
  // The star is no part of the name: a heading is read without its marks.
  const titleOf = (column: WorkbookColumn) =>
    `${headingOf(column, labels, language)}${column.required === true ? ' *' : ''}`
  const lists = sheets.flatMap((sheet) =>
    sheet.columns.flatMap((column, at) => {
      const words = wordsFor(column, { labels, language, names })
      return words.length === 0 ? [] : [{ sheet, column, at, words }]
    }),
  )
  const listSheet = asideTitles.lists[language]
  const filled = sheets.map((sheet): SheetSpec => {
    const titles = sheet.columns.map(titleOf)
    return {
      name: sheet.title[language],
      titles,
      widths: titles.map((title) => Math.max(14, title.length + 4)),
      formats: sheet.columns.map((column) => {
        const { field } = fieldOf(column)
        return kindOf(field).relation?.(field) === undefined ? (kindOf(field).sheetFormat ?? null) : 'text'
      }),
      offers: lists.flatMap(({ sheet: of, at, words }, place) =>
        of === sheet
          ? [{ column: at, list: { sheet: `'${listSheet}'`, column: place, rows: words.length } }]
          : [],
      ),
    }
  })
  const widest = Math.max(...sheets.map(({ columns }) => columns.length))
  const examples: SheetSpec = {
    name: asideTitles.examples[language],
    titles: [],
    widths: Array.from({ length: widest }, () => 20),
  }
  const words: SheetSpec = {
    name: listSheet,
    titles: lists.map(
      ({ sheet, column }) => `${sheet.title[language]}: ${headingOf(column, labels, language)}`,
    ),
    widths: lists.map(() => 28),
  }
  return writeWorkbook([...filled, examples, words], async (writer) => {
    for (const _sheet of sheets) await writer.nextSheet()
    for (const sheet of sheets) {
      const rows = Math.max(...sheet.columns.map((column) => examplesOf(column, language).length))
      await writer.addRows([
        [text(sheet.title[language])],
        sheet.columns.map((column) => text(titleOf(column))),
        ...Array.from({ length: rows }, (_row, at) =>
          sheet.columns.map((column) => text(examplesOf(column, language)[at] ?? '')),
        ),
        [],
      ])
    }
    await writer.nextSheet()
    const longest = Math.max(0, ...lists.map((list) => list.words.length))
    await writer.addRows(
      Array.from({ length: longest }, (_row, at) => lists.map((list) => text(list.words[at] ?? ''))),
    )
  })
}

const examplesOf = ({ examples }: WorkbookColumn, language: Language): readonly string[] =>
  Array.isArray(examples)
    ? (examples as readonly string[])
    : (examples as Readonly<Record<Language, readonly string[]>>)[language]

/** What a column's cells may hold, as the office would write it. */
function wordsFor(
  column: WorkbookColumn,
  { labels, language, names }: Omit<Template, 'sheets'>,
): readonly string[] {
  const { entity, name, field } = fieldOf(column)
  const target = kindOf(field).relation?.(field)?.target
  const more = (column.choices ?? []).map((words) => words[language])
  if (target !== undefined) return [...more, ...(names[target] ?? [])]
  // One sheet has the meters of all kinds.
  if (column.name === 'kind') return meterKinds.map(({ words }) => words[language])
  const options =
    'options' in field && Array.isArray(field.options) ? (field.options as readonly string[]) : []
  const words = labels[entity.name]?.[language].options?.[name]
  return options.map((option) => words?.[option] ?? option)
}

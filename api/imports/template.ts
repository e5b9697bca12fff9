import { createSeed } from '#core/derive/demo.ts'
import { sheetColumns, type ImportColumn } from '#core/derive/imports.ts'
import type { AnyField } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'
import type { Language, Translated } from '#core/language.ts'
import type { SheetSpec, WorkbookCell } from '../workbooks/sheet-xml.ts'
import { writeWorkbook, type WorkbookFile } from '../workbooks/write-workbook.ts'
import type { SheetWords } from '../records/present/export-cells.ts'
import { cellWords, labelOf, type WordedEntity } from './columns.ts'

const words = {
  guide: { vi: 'Hướng dẫn', en: 'Guide', km: 'ការណែនាំ' },
  column: { vi: 'Cột', en: 'Column', km: 'ជួរឈរ' },
  required: { vi: 'Bắt buộc', en: 'Required', km: 'ចាំបាច់' },
  key: { vi: 'Khóa nhận biết', en: 'Key', km: 'កូនសោសម្គាល់' },
  allowed: { vi: 'Giá trị cho phép', en: 'Allowed values', km: 'តម្លៃដែលអនុញ្ញាត' },
  example: { vi: 'Ví dụ', en: 'Example', km: 'ឧទាហរណ៍' },
  yes: { vi: 'Có', en: 'Yes', km: 'បាទ/ចាស' },
  day: { vi: 'ngày/tháng/năm', en: 'day/month/year', km: 'ថ្ងៃ/ខែ/ឆ្នាំ' },
} as const satisfies Record<string, Translated>

const textCell = (text: string): WorkbookCell => (text === '' ? null : { text, style: 'plain' })

export interface TemplateParts extends WordedEntity {
  readonly language: Language
  /** Cells of an existing record, by column: the best example of what one looks like. */
  readonly example: Readonly<Record<string, string>>
  /** Names of the records that a column's cells may name, by column; absent where there are too many to offer. */
  readonly choices: Readonly<Record<string, readonly string[]>>
}

/**
 * A workbook with a sheet of headings to fill in, whose cells offer what they may hold, and a second sheet that says what
 * each column takes, with an example. The values on offer are in a third one, which is hidden.
 */
export function templateFile(parts: TemplateParts): Promise<WorkbookFile> {
  const { entity, labels, language } = parts
  const columns = sheetColumns(entity, parts.entityNamed)
  const say = (word: keyof typeof words) => words[word][language]
  // The star is no part of the name: a heading is read without its marks.
  const titles = columns.map((column) => `${labelOf(parts, column, language)}${column.required ? ' *' : ''}`)
  const offers = columns.flatMap((column, at) => {
    const values = offeredIn(parts, column)
    return values.length === 0 ? [] : [{ at, values }]
  })
  const filled: SheetSpec = {
    name: sheetName(labels[entity.name]?.[language]),
    titles,
    widths: titles.map((title) => Math.max(14, title.length + 4)),
    formats: columns.map(({ field, target }) =>
      target === undefined ? (kindOf(field).sheetFormat ?? null) : 'text',
    ),
    offers: offers.map(({ at, values }, place) => ({
      column: at,
      list: { sheet: listsName, column: place, rows: values.length },
    })),
  }
  const guide: SheetSpec = {
    name: say('guide'),
    titles: (['column', 'required', 'key', 'allowed', 'example'] as const).map(say),
    widths: [28, 12, 16, 60, 30],
  }
  const lists: SheetSpec = {
    name: listsName,
    titles: offers.map(({ at }) => titles[at] ?? ''),
    widths: offers.map(() => 20),
    isHidden: true,
  }
  return writeWorkbook(offers.length === 0 ? [filled, guide] : [filled, guide, lists], async (writer) => {
    await writer.nextSheet()
    await writer.addRows(
      columns.map((column) => [
        textCell(labelOf(parts, column, language)),
        textCell(column.required ? say('yes') : ''),
        textCell(entity.imports?.by.includes(column.name) === true ? say('yes') : ''),
        textCell(describeAllowed(parts, column)),
        textCell(exampleCell(parts, column)),
      ]),
    )
    if (offers.length === 0) return
    await writer.nextSheet()
    const longest = Math.max(...offers.map(({ values }) => values.length))
    await writer.addRows(
      Array.from({ length: longest }, (_, row) => offers.map(({ values }) => textCell(values[row] ?? ''))),
    )
  })
}

/** The hidden sheet of values; formulas name it, so it needs no quotes. */
const listsName = 'Lists'

/** A name that workbooks allow for a sheet. */
const sheetName = (own: SheetWords | undefined) =>
  (own?.many ?? 'Sheet').replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)

const optionsOf = (field: AnyField): readonly string[] =>
  'options' in field && Array.isArray(field.options) ? (field.options as readonly string[]) : []

const wordsOf = (parts: TemplateParts, column: ImportColumn) =>
  cellWords(parts, { column, language: parts.language })[0]

/** What one cell may hold, as its list offers it; empty where it may hold anything, or several at once. */
function offeredIn(parts: TemplateParts, column: ImportColumn): readonly string[] {
  const { field, name, target, isMany } = column
  if (isMany === true) return []
  if (target !== undefined) return parts.choices[name] ?? []
  const said = wordsOf(parts, column)
  const family = kindOf(field).column?.(field).family
  if (said === undefined || family === 'array') return []
  return family === 'boolean' ? [said.yes, said.no] : optionsOf(field).map((option) => said.label(option))
}

function describeAllowed(parts: TemplateParts, column: ImportColumn): string {
  const { labels, language } = parts
  if (column.target !== undefined) return labels[column.target]?.[language].many ?? column.target
  if (kindOf(column.field).sheetFormat === 'day') return words.day[language]
  const offered = offeredIn(parts, column)
  const options = optionsOf(column.field).map((option) => wordsOf(parts, column)?.label(option) ?? option)
  return (offered.length > 0 ? offered : options).join('; ')
}

/** A day as an office writes it; `yyyy-MM-dd` is read too. */
const asTyped = ({ field }: ImportColumn, text: string) =>
  kindOf(field).sheetFormat === 'day' ? text.split('-').toReversed().join('/') : text

function exampleCell(parts: TemplateParts, column: ImportColumn): string {
  const known = parts.example[column.name]
  if (known !== undefined) return asTyped(column, known)
  const said = wordsOf(parts, column)
  // An example of a record beside the row's own would be made, or refused, together with it.
  const isOther = column.target !== undefined || column.beside !== undefined
  if (said === undefined || isOther) return ''
  const kind = kindOf(column.field)
  return asTyped(
    column,
    String(kind.formatCell(column.field, kind.demo(column.field, createSeed(0)), said) ?? ''),
  )
}

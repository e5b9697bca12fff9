import { errorText } from '#domain/errors/catalogue.ts'
import { limitsOf } from '#core/errors/sentence.ts'
import { createSeed } from '#core/derive/demo.ts'
import { importColumns, type ImportColumn } from '#core/derive/imports.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'
import type { Language, Translated } from '#core/language.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { SheetSpec, WorkbookCell } from '../workbooks/sheet-xml.ts'
import { writeWorkbook, type WorkbookFile } from '../workbooks/write-workbook.ts'
import type { ExportLabels, SheetWords } from '../records/export-cells.ts'
import { cellWords, labelOf } from './columns.ts'
import type { BatchRow } from './batch-rows.ts'
import type { Batch } from './store.ts'

const words = {
  guide: { vi: 'Hướng dẫn', en: 'Guide', km: 'ការណែនាំ' },
  column: { vi: 'Cột', en: 'Column', km: 'ជួរឈរ' },
  required: { vi: 'Bắt buộc', en: 'Required', km: 'ចាំបាច់' },
  key: { vi: 'Khóa nhận biết', en: 'Key', km: 'សោសម្គាល់' },
  allowed: { vi: 'Giá trị cho phép', en: 'Allowed values', km: 'តម្លៃដែលអនុញ្ញាត' },
  example: { vi: 'Ví dụ', en: 'Example', km: 'ឧទាហរណ៍' },
  yes: { vi: 'Có', en: 'Yes', km: 'បាទ/ចាស' },
  error: { vi: 'Lỗi', en: 'Error', km: 'កំហុស' },
} as const satisfies Record<string, Translated>

const textCell = (text: string): WorkbookCell => (text === '' ? null : { text, style: 'plain' })

interface TemplateParts {
  readonly entity: AnyEntity
  readonly labels: ExportLabels
  readonly language: Language
  /** Cells of an existing record, by field: the best example of what a column looks like. */
  readonly example: Readonly<Record<string, string>>
}

/** A workbook with a sheet of headings to fill in, and a second sheet that says what each column takes. */
export function templateFile(parts: TemplateParts): Promise<WorkbookFile> {
  const { entity, labels, language } = parts
  const own = labels[entity.name]?.[language]
  const columns = importColumns(entity)
  const titles = columns.map((column) => labelOf(own, column))
  const say = (word: keyof typeof words) => words[word][language]
  const filled: SheetSpec = {
    name: sheetName(own),
    titles,
    widths: titles.map((title) => Math.max(14, title.length + 4)),
  }
  const guide: SheetSpec = {
    name: say('guide'),
    titles: (['column', 'required', 'key', 'allowed', 'example'] as const).map(say),
    widths: [28, 12, 16, 60, 30],
  }
  return writeWorkbook([filled, guide], async (writer) => {
    await writer.nextSheet()
    await writer.addRows(
      columns.map((column) => [
        textCell(labelOf(own, column)),
        textCell(column.required ? say('yes') : ''),
        textCell(entity.imports?.by.includes(column.name) === true ? say('yes') : ''),
        textCell(describeAllowed(parts, column)),
        textCell(parts.example[column.name] ?? demoCell(parts, column)),
      ]),
    )
  })
}

/** A name that workbooks allow for a sheet. */
const sheetName = (own: SheetWords | undefined) =>
  (own?.many ?? 'Sheet').replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)

const optionsOf = (field: AnyField): readonly string[] =>
  'options' in field && Array.isArray(field.options) ? (field.options as readonly string[]) : []

function describeAllowed({ entity, labels, language }: TemplateParts, column: ImportColumn): string {
  const [first] = cellWords(entity, labels, { column, language })
  const options = optionsOf(column.field)
  if (options.length > 0) return options.map((option) => first?.label(option) ?? option).join('; ')
  return column.target === undefined ? '' : (labels[column.target]?.[language].many ?? column.target)
}

function demoCell({ entity, labels, language }: TemplateParts, column: ImportColumn): string {
  const [first] = cellWords(entity, labels, { column, language })
  if (first === undefined || column.target !== undefined) return ''
  const kind = kindOf(column.field)
  return String(kind.formatCell(column.field, kind.demo(column.field, createSeed(0)), first) ?? '')
}

interface TemplateNote {
  readonly entity: AnyEntity
  readonly labels: ExportLabels
  readonly language: Language
}

/** The column that an error is about: of a row within a cell, the cell's. */
export const columnIn = ({ field }: FieldError): string => field.split('.')[0] ?? ''

/** Why a cell was refused, without naming its column: `must be at least 0`. */
export function cellMessage({ entity, language }: TemplateNote, error: FieldError): string {
  const { code, limits } = error
  const declared = entity.fields[columnIn(error)]
  return errorText(code, language, { ...(declared === undefined ? {} : limitsOf(declared)), ...limits })
}

/** Why a row was refused, in one line: `Area: must be at least 0`. */
export function rowMessage(told: TemplateNote, errors: readonly FieldError[]): string {
  const { entity, labels, language } = told
  const own = labels[entity.name]?.[language]
  return errors
    .map((error) => {
      const { field } = error
      const label = own?.fields[field] ?? (field === entity.lifecycle?.field ? own?.state : undefined)
      return label === undefined ? cellMessage(told, error) : `${label}: ${cellMessage(told, error)}`
    })
    .join('; ')
}

/** Rows that are read at a time. */
const pageRows = 200

/**
 * The refused rows as they were uploaded, each with its reason and the wrong cells in red, to be corrected and uploaded again. `rowsAfter` gives
 * the next of them after a row's number, at most `limit`.
 */
export function errorFile(
  told: TemplateNote,
  { header, mapping }: Pick<Batch, 'header' | 'mapping'>,
  rowsAfter: (slice: { readonly after: number; readonly limit: number }) => Promise<readonly BatchRow[]>,
): Promise<WorkbookFile> {
  const name = words.error[told.language]
  const sheet: SheetSpec = { name, titles: [...header, name], widths: [...header.map(() => 18), 60] }
  return writeWorkbook([sheet], async (writer) => {
    for (let after = 0; ;) {
      const rows = await rowsAfter({ after, limit: pageRows })
      const last = rows.at(-1)
      if (last === undefined) return
      await writer.addRows(
        rows.map(({ cells, errors }) => {
          const wrong = new Set(errors.map(columnIn))
          const cellAt = (at: number): WorkbookCell => {
            const isWrong = mapping[at] !== null && wrong.has(mapping[at] ?? '')
            const text = cells[at] ?? ''
            // An empty cell shows its colour only where it holds something.
            return text === '' && !isWrong ? null : { text, style: isWrong ? 'fault' : 'plain' }
          }
          return [
            ...header.map((_title, at) => cellAt(at)),
            { text: rowMessage(told, errors), style: 'plain' as const },
          ]
        }),
      )
      after = last.number
    }
  })
}

import { errorText } from '#domain/errors/catalogue.ts'
import { limitsOf } from '#core/errors/sentence.ts'
import { sheetColumns } from '#core/derive/imports.ts'
import type { Language, Translated } from '#core/language.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { SheetSpec, WorkbookCell } from '../workbooks/sheet-xml.ts'
import { writeWorkbook, type WorkbookFile } from '../workbooks/write-workbook.ts'
import type { BatchRow } from './batch-rows.ts'
import { labelOf, type WordedEntity } from './columns.ts'
import type { Batch } from './store.ts'

/** The heading of the column of reasons. */
const errorWord: Translated = { vi: 'Lỗi', en: 'Error', km: 'កំហុស' }

export interface ErrorWords extends WordedEntity {
  readonly language: Language
}

/** The name of the column that an error is about; empty where it is about the whole row. */
export function columnIn({ entity, entityNamed }: WordedEntity, { field }: FieldError): string {
  const named = sheetColumns(entity, entityNamed).find(
    ({ name }) => field === name || field.startsWith(`${name}.`),
  )
  return named?.name ?? ''
}

/** Why a cell was refused, without naming its column: `must be at least 0`. */
export function cellMessage(words: ErrorWords, error: FieldError): string {
  const { code, limits, field } = error
  const name = columnIn(words, error)
  const column = sheetColumns(words.entity, words.entityNamed).find((one) => one.name === name)
  const declared = column?.field ?? words.entity.fields[field.split('.')[0] ?? '']
  return errorText(code, words.language, {
    ...(declared === undefined ? {} : limitsOf(declared)),
    ...limits,
  })
}

/** Why a row was refused, in one line: `Area: must be at least 0`. */
export const rowMessage = (words: ErrorWords, errors: readonly FieldError[]): string =>
  errors
    .map((error) => {
      const label = labelAt(words, error.field)
      return label === undefined ? cellMessage(words, error) : `${label}: ${cellMessage(words, error)}`
    })
    .join('; ')

function labelAt(words: ErrorWords, field: string): string | undefined {
  const { entity, entityNamed, labels, language } = words
  const column = sheetColumns(entity, entityNamed).find(({ name }) => name === field)
  return column === undefined
    ? labels[entity.name]?.[language].fields[field]
    : labelOf(words, column, language)
}

/** Rows that are read at a time. */
const pageRows = 200

/**
 * The refused rows as they were uploaded, each with its reason and the wrong cells in red, to be corrected and uploaded
 * again. `rowsAfter` gives the next of them after a row's number, at most `limit`.
 */
export function errorFile(
  words: ErrorWords,
  { header, mapping }: Pick<Batch, 'header' | 'mapping'>,
  rowsAfter: (slice: { readonly after: number; readonly limit: number }) => Promise<readonly BatchRow[]>,
): Promise<WorkbookFile> {
  const name = errorWord[words.language]
  const sheet: SheetSpec = { name, titles: [...header, name], widths: [...header.map(() => 18), 60] }
  return writeWorkbook([sheet], async (writer) => {
    for (let after = 0; ;) {
      const rows = await rowsAfter({ after, limit: pageRows })
      const last = rows.at(-1)
      if (last === undefined) return
      await writer.addRows(
        rows.map(({ cells, errors }) => {
          const wrong = new Set<string | null | undefined>(errors.map((error) => columnIn(words, error)))
          const cellAt = (at: number): WorkbookCell => {
            const isWrong = wrong.has(mapping[at])
            const text = cells[at] ?? ''
            return text === '' && !isWrong ? null : { text, style: isWrong ? 'fault' : 'plain' }
          }
          const reason: WorkbookCell = { text: rowMessage(words, errors), style: 'plain' }
          return [...header.map((_title, at) => cellAt(at)), reason]
        }),
      )
      after = last.number
    }
  })
}

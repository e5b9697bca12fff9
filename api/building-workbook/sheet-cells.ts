import { valueSchemaOf } from '#core/derive/schema.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'
import { languages, type Language } from '#core/language.ts'
import { unaccent } from '#core/text.ts'
import type { WorkbookColumn, WorkbookSheet } from '#domain/workbook/sheet.ts'
import { registry } from '#entities/index.ts'
import { cellOf, markAt, type CellMark, type SheetRow } from '../imports/sheet.ts'
import { answers, type ExportLabels } from '../records/present/export-cells.ts'

/** What a cell says, and what it was in the file. */
export interface Cell {
  readonly text: string
  readonly mark: CellMark
  /** The workbook has thought of it: only a new record takes it. */
  readonly isProposed?: true
}
/** The cells of a line by the names of the sheet's columns; those that say nothing are left out. */
export type Cells = Readonly<Record<string, Cell>>

export interface Line {
  /** The file's own number. */
  readonly number: number
  readonly cells: Cells
  /** The office's own words where answers have taken their place. */
  readonly said?: Readonly<Record<string, string>>
}

const entities: Readonly<Record<string, AnyEntity | undefined>> = registry

/** The field that a column has its kind from. */
export function fieldOf({ of }: Pick<WorkbookColumn, 'of'>): {
  entity: AnyEntity
  name: string
  field: AnyField
} {
  const [entityName = '', name = ''] = of.split('.')
  const entity = entities[entityName]
  const field = entity?.fields[name]
  if (entity === undefined || field === undefined)
    throw new Error(`a sheet's column is of ${of}, which is not there`)
  return { entity, name, field }
}

export function headingOf(column: WorkbookColumn, labels: ExportLabels, language: Language): string {
  const { entity, name } = fieldOf(column)
  return column.label?.[language] ?? labels[entity.name]?.[language].fields[name] ?? name
}

/** A text without case, accents and marks, as headings and words are compared. */
export const plain = (text: string) =>
  unaccent(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Digits that a Khmer keyboard types; in a text of Khmer words they stay as they are. */
const khmerZero = 0x17e0
const withLatinDigits = (text: string) =>
  /[\u1780-\u17b3]/.test(text)
    ? text
    : text.replaceAll(/[\u17e0-\u17e9]/g, (digit) => String((digit.codePointAt(0) ?? 0) - khmerZero))

/** The lines of a sheet that say anything in a known column. */
export const linesOf = (
  { columns }: WorkbookSheet,
  mapping: readonly (string | null)[],
  rows: readonly SheetRow[],
): Line[] => {
  const known = mapping.map((name) => columns.find((one) => one.name === name)?.name)
  return rows.flatMap(({ number, cells, marks }) => {
    const said = known.flatMap((name, at): [string, Cell][] => {
      const text = (cells[at] ?? '').trim()
      if (name === undefined || text === '') return []
      return [[name, { text: withLatinDigits(text), mark: markAt(marks, at) }]]
    })
    return said.length === 0 ? [] : [{ number, cells: Object.fromEntries(said) }]
  })
}

export const textOf = (cells: Cells, name: string) => cells[name]?.text ?? ''
export const typed = (text: string): Cell => ({ text, mark: 't' })
export const proposed = (text: string): Cell => ({ text, mark: 't', isProposed: true })

/** The value of a cell by its field; undefined where no language can read it. */
export function valueOf(column: WorkbookColumn, cell: Cell | undefined, labels: ExportLabels): unknown {
  if (cell === undefined) return undefined
  const { entity, name, field } = fieldOf(column)
  const kind = kindOf(field)
  const { text, was } = cellOf(cell.text, cell.mark)
  const schema = valueSchemaOf(field)
  for (const language of languages) {
    const [yes, no] = answers[language]
    const options = labels[entity.name]?.[language].options?.[name]
    const label = (option: string) => options?.[option] ?? option
    const value =
      was === 'number' && kind.column?.(field).family === 'number'
        ? kind.decode(field, text)
        : kind.parseCell(field, text, { language, yes, no, label })
    const read = schema.safeParse({ value })
    if (read.success) return read.data['value']
  }
  return undefined
}

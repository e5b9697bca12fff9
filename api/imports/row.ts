import { valueSchemaOf } from '#core/derive/schema.ts'
import { kindOf } from '#core/kinds.ts'
import type { CellWords, SheetCell, WireNode } from '#core/kind.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { ImportColumn } from '#core/derive/imports.ts'
import { doubtOf } from './cell-doubt.ts'
import { namesIn, sameName, type IdsByName, type NameTies } from './references.ts'
import { cellOf, isProposed, markAt, type SheetRow } from './sheet.ts'

/** The content of a row, in the form of an API body. */
export interface ReadRow {
  readonly body: Readonly<Record<string, WireNode>>
  /** Fields that only a new record takes from the row. */
  readonly proposed: ReadonlySet<string>
  /** The state that the row asks for. */
  readonly state?: string
  readonly errors: readonly FieldError[]
  /** What is doubtful about cells that were taken. */
  readonly warnings?: readonly FieldError[]
}

export interface RowReader {
  readonly column: ImportColumn
  readonly words: readonly CellWords[]
  readonly known: IdsByName
  /** Which of those that share a name belong to what the row names. */
  readonly ties?: NameTies | undefined
  /** The caller may not fill the column: any cell is refused, and nothing is compared with it. */
  readonly isRefused: boolean
}

/** Reads a row. Empty cells say nothing: on a known record they leave the value as it is. */
export function readRow(
  { cells, marks }: Pick<SheetRow, 'cells' | 'marks'>,
  readers: readonly (RowReader | null)[],
): ReadRow {
  const refused = readers.flatMap((reader, at): FieldError[] =>
    reader?.isRefused === true && textIn(cells, at) !== ''
      ? [{ field: reader.column.name, code: 'forbidden' }]
      : [],
  )
  // Nothing else is reported about such a row: its other cells must not reveal anything about the same record.
  if (refused.length > 0) return { body: {}, proposed: new Set(), errors: refused }
  const body: Record<string, WireNode> = {}
  const errors: FieldError[] = []
  const warnings: FieldError[] = []
  const proposed = new Set<string>()
  let state: string | undefined
  for (const [at, reader] of readers.entries()) {
    const cell = textIn(cells, at)
    if (reader === null || cell === '') continue
    const { name, isState, target } = reader.column
    if (isProposed(marks, at)) proposed.add(name)
    const read = cellOf(cell, markAt(marks, at))
    const doubt = doubtOf(reader.column, read)
    if (doubt !== undefined) {
      const { isWarning, ...refusal } = doubt
      ;(isWarning === true ? warnings : errors).push({ field: name, ...refusal })
      if (isWarning !== true) continue
    }
    if (target === undefined) {
      const value = wireOf(reader, read)
      if (isState) state = String(value)
      else body[name] = value
      continue
    }
    const named = idsNamed(reader, cell, body)
    const wrong = named.find((ids) => ids.length !== 1)
    const found = named.flatMap(([id]) => id ?? [])
    if (wrong !== undefined)
      errors.push({ field: name, code: wrong.length === 0 ? 'reference_not_found' : 'reference_ambiguous' })
    // As a record that is there has them, so that the same again is no change.
    else if (reader.column.isMany === true)
      body[name] = [...new Set(found)].toSorted((a, b) => Number(a) - Number(b))
    else body[name] = found[0] ?? null
  }
  return { body, proposed, errors, warnings, ...(state === undefined ? {} : { state }) }
}

/** The records that each name of a cell may mean. */
function idsNamed(reader: RowReader, cell: string, body: ReadRow['body']): readonly (readonly string[])[] {
  const { known, column } = reader
  const names = column.isMany === true ? namesIn(cell, (text) => known.has(sameName(text))) : [cell]
  return names.map((name) => narrow(reader, known.get(sameName(name)) ?? [], body))
}

/** The people of the row's apartment, where several of the building share a name. */
function narrow({ ties }: RowReader, ids: readonly string[], body: ReadRow['body']): readonly string[] {
  const of = ties === undefined ? undefined : body[ties.field]
  if (ties === undefined || ids.length < 2 || typeof of !== 'string') return ids
  const own = ids.filter((id) => ties.pairs.has(`${id} ${of}`))
  return own.length === 0 ? ids : own
}

const textIn = (cells: readonly string[], at: number) => (cells[at] ?? '').trim()

/**
 * A cell in the form of a body. Text that no language can read stays as it is, so that the pipeline refuses it by the
 * field's own rule.
 */
function wireOf({ column, words }: RowReader, { text: cell, was }: SheetCell): WireNode {
  const kind = kindOf(column.field)
  // A number's own text has a point, whatever the office writes.
  const isExact = was === 'number' && kind.column?.(column.field).family === 'number'
  for (const one of words) {
    const value = isExact ? kind.decode(column.field, cell) : kind.parseCell(column.field, cell, one)
    if (valueSchemaOf(column.field).safeParse({ value }).success) return kind.encode(column.field, value)
  }
  return cell
}

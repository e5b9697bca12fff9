import { zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { TaskFault } from '../workers/errors.ts'
import type { CellMark, SheetRow } from './sheet.ts'
import { vettedParts, type WorkbookLimits } from './workbook-parts.ts'

/** A sheet of a workbook, as it was read. */
export interface NamedLines {
  readonly name: string
  readonly lines: readonly SheetRow[]
}

/** Reads the visible sheets of a workbook, in their order; all of them where none is visible. Throws a `TaskFault`. */
export async function workbookSheets(bytes: Uint8Array, limits: WorkbookLimits): Promise<NamedLines[]> {
  const vetted = zipSync(vettedParts(bytes, limits), { level: 0 })
  try {
    const sheets = await readWorkbook(Buffer.from(vetted), { parseNumber: plainNumber })
    return sheets.map(({ sheet, data }) => ({ name: sheet, lines: data.map(lineOf) }))
  } catch {
    throw new TaskFault('import_not_a_sheet')
  }
}

function lineOf(cells: readonly unknown[], at: number): SheetRow {
  const marks = cells.map(markOf).join('')
  const row = { number: at + 1, cells: cells.map(cellText) }
  return /[ndb]/.test(marks) ? { ...row, marks } : row
}

/** The text of a cell that holds a number. */
class NumberCell {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A number as it was typed: a workbook keeps only 15 digits exactly. */
const plainNumber = (text: string) => {
  const value = Number(Number(text).toPrecision(15))
  return new NumberCell(Number.isInteger(value) ? BigInt(value).toString() : String(value))
}

function markOf(cell: unknown): CellMark {
  if (cell instanceof Date) return 'd'
  if (typeof cell === 'boolean') return 'b'
  return cell instanceof NumberCell ? 'n' : 't'
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return clockText(cell)
  if (cell instanceof NumberCell) return cell.text
  // As the sheet shows it: what takes a yes or no reads the word.
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return typeof cell === 'string' ? cell : JSON.stringify(cell)
}

/** A workbook has no time zones: days, clock times, and both are read as the office's. */
function clockText(date: Date): string {
  const text = date.toISOString().slice(0, 19).replace('T', ' ')
  if (Number(text.slice(0, 4)) < 1901) return text.slice(11)
  return text.endsWith(' 00:00:00') ? text.slice(0, 10) : text
}

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { TaskFault } from '../workers/errors.ts'
import type { CellMark, SheetRow } from './sheet.ts'
import { tidyCells } from './tidy-cells.ts'
import { checkPart, type PartLimits } from './check-part.ts'

interface WorkbookLimits extends PartLimits {
  readonly entries: number
  readonly inflatedBytes: number
}

/** Parts of a workbook that determine its cells. */
const wanted =
  /^(\[Content_Types\]\.xml|_rels\/.*|xl\/workbook\.xml|xl\/_rels\/.*|xl\/styles\.xml|xl\/sharedStrings\.xml|xl\/worksheets\/sheet\d+\.xml)$/

/**
 * Reads the first sheet of a workbook. Its directory is checked before anything is inflated, each part is inflated only
 * to the size that the directory names, and each is checked before any cell is read.
 */
export async function workbookLines(bytes: Uint8Array, limits: WorkbookLimits): Promise<SheetRow[]> {
  const vetted = zipSync(unzipParts(bytes, limits), { level: 0 })
  try {
    const rows = await readSheet(Buffer.from(vetted), { parseNumber: plainNumber })
    return rows.map((cells, at): SheetRow => {
      const marks = cells.map(markOf).join('')
      const row = { number: at + 1, cells: cells.map(cellText) }
      return /[ndb]/.test(marks) ? { ...row, marks } : row
    })
  } catch {
    throw new TaskFault('import_not_a_sheet')
  }
}

function unzipParts(bytes: Uint8Array, limits: WorkbookLimits): Record<string, Uint8Array> {
  let entries = 0
  let inflated = 0
  let parts: Record<string, Uint8Array>
  try {
    parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1
        if (entries > limits.entries) throw new TaskFault('import_too_large')
        if (!wanted.test(name)) return false
        inflated += originalSize
        if (inflated > limits.inflatedBytes) throw new TaskFault('import_too_large')
        return true
      },
    })
  } catch (error) {
    throw error instanceof TaskFault ? error : new TaskFault('import_not_a_sheet')
  }
  // Any part may be named as the sheet, so each must keep a sheet's limits.
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const text = strFromU8(part)
      const tidy = name.startsWith('xl/worksheets/') ? tidyCells(text) : text
      checkPart(tidy, limits)
      return [name, tidy === text ? part : strToU8(tidy)]
    }),
  )
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

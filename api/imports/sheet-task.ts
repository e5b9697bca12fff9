import { TaskFault } from '../workers/errors.ts'
import { csvLines } from './csv.ts'
import { importLimits } from './limits.ts'
import { sheetOf, type SheetRow } from './sheet.ts'
import { workbookLines } from './workbook.ts'

// Runs in a worker process, which keeps the rows of the last sheet until they are taken.
let rows: readonly SheetRow[] = []
let taken = 0

/** Characters that one message holds, roughly. */
const pageCharacters = 500_000

/** Reads a file: returns its header and how many rows `takeSheetRows` will give. Throws a `TaskFault`. */
export async function openSheet(
  bytes: Uint8Array,
): Promise<{ readonly header: readonly string[]; readonly total: number }> {
  ;[rows, taken] = [[], 0]
  // A workbook is a zip; any other beginning is text or nothing.
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  try {
    requireNoOther(bytes)
    const lines = isZip ? await workbookLines(bytes, importLimits) : csvLines(bytes, importLimits)
    const sheet = sheetOf(lines, importLimits)
    rows = sheet.rows
    return { header: sheet.header, total: rows.length }
  } catch (error) {
    throw error instanceof TaskFault ? error : new TaskFault('import_not_a_sheet')
  }
}

const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0]

/** Refuses what is called a sheet and is none, by what it is: a workbook of before 2007, or a web page. */
function requireNoOther(bytes: Uint8Array): void {
  if (oldWorkbook.every((byte, at) => bytes[at] === byte)) throw new TaskFault('import_old_workbook')
  const beginning = new TextDecoder().decode(bytes.subarray(0, 1_000)).replaceAll('\0', '')
  if (/^\ufeff?\s*<(?:!doctype html|html|head|body|meta|table|\?xml)\b/i.test(beginning))
    throw new TaskFault('import_web_page')
}

/** The next rows; none when all are taken. */
export function takeSheetRows(): readonly SheetRow[] {
  const start = taken
  let characters = 0
  while (taken < rows.length && characters < pageCharacters) {
    const { cells } = rows[taken] ?? { cells: [] }
    characters += cells.reduce((sum, cell) => sum + cell.length + 8, 0)
    taken += 1
  }
  const page = rows.slice(start, taken)
  if (taken === rows.length) rows = []
  return page
}

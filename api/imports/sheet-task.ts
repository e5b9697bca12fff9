import { TaskFault } from '../workers/errors.ts'
import { bankFileSheets } from './bank-files/bank-file.ts'
import { isCamt } from './bank-files/camt.ts'
import { csvLines, decodeText } from './csv.ts'
import { importLimits } from './limits.ts'
import { sheetOf, type SheetRow } from './sheet.ts'
import { workbookSheets, type NamedLines } from './workbook.ts'

// Runs in a worker process, which keeps the sheets of the last file until one of them is taken.
let sheets: readonly NamedLines[] = []
let rows: readonly SheetRow[] = []
let taken = 0

/** Characters that one message holds, roughly. */
const pageCharacters = 500_000

/** Lines by which a sheet is chosen: its heading is among them. */
const mostHead = 60

/**
 * Reads a file: returns the visible sheets that say anything, with their first lines; `chooseSheet` takes one of them. A
 * text is one sheet without a name. Throws a `TaskFault`.
 */
export async function openSheets(bytes: Uint8Array): Promise<readonly NamedLines[]> {
  ;[sheets, rows, taken] = [[], [], 0]
  // A workbook is a zip; any other beginning is text or nothing.
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  try {
    requireNoOther(bytes)
    const read = isZip ? await workbookSheets(bytes, importLimits) : textSheets(bytes)
    sheets = read.filter(({ lines }) => lines.some(saysAnything))
    if (sheets.length === 0) throw new TaskFault('import_empty')
    return sheets.map(({ name, lines }) => ({ name, lines: pageOf(lines.filter(saysAnything), mostHead) }))
  } catch (error) {
    throw error instanceof TaskFault ? error : new TaskFault('import_not_a_sheet')
  }
}

/** Takes a sheet: returns its header and how many rows `takeSheetRows` will give. Throws a `TaskFault`. */
export function chooseSheet(at: number): { readonly header: readonly string[]; readonly total: number } {
  const sheet = sheetOf(sheets[at]?.lines ?? [], importLimits)
  ;[sheets, rows] = [[], sheet.rows]
  return { header: sheet.header, total: rows.length }
}

/** The same of a sheet that may be empty, and leaves the others to be taken after it. */
export function chooseNextSheet(at: number): { readonly header: readonly string[]; readonly total: number } {
  try {
    const sheet = sheetOf(sheets[at]?.lines ?? [], importLimits)
    rows = sheet.rows
    return { header: sheet.header, total: rows.length }
  } catch (error) {
    if (error instanceof TaskFault && error.code === 'import_empty') return { header: [], total: 0 }
    throw error
  } finally {
    taken = 0
  }
}

const saysAnything = ({ cells }: SheetRow) => cells.some((cell) => cell.trim() !== '')

/** A file of a bank that is no table, or a table of text. */
const textSheets = (bytes: Uint8Array): NamedLines[] =>
  bankFileSheets(() => decodeText(bytes), bytes, importLimits) ?? [
    { name: '', lines: csvLines(bytes, importLimits) },
  ]

/** The first lines, as many as a message holds. */
function pageOf(lines: readonly SheetRow[], most: number): readonly SheetRow[] {
  let characters = 0
  let end = 0
  while (end < Math.min(most, lines.length) && characters < pageCharacters) {
    characters += lines[end]?.cells.reduce((sum, cell) => sum + cell.length + 8, 0) ?? 0
    end += 1
  }
  return lines.slice(0, end)
}

const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0]

/** Refuses what is called a sheet and is none, by what it is. */
function requireNoOther(bytes: Uint8Array): void {
  if (oldWorkbook.every((byte, at) => bytes[at] === byte)) {
    // Workbooks with a password are kept in the envelope of old ones, which names its parts in UTF-16.
    const isLocked = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
    throw new TaskFault(isLocked ? 'import_locked' : 'import_old_workbook')
  }
  const beginning = new TextDecoder().decode(bytes.subarray(0, 1_000)).replaceAll('\0', '')
  if (/^\ufeff?\s*%PDF-/.test(beginning)) throw new TaskFault('import_pdf')
  const isPage = /^\ufeff?\s*<(?:!doctype html|html|head|body|meta|table|\?xml)\b/i.test(beginning)
  if (isPage && !isCamt(beginning)) throw new TaskFault('import_web_page')
}

/** The next rows; none when all are taken. */
export function takeSheetRows(): readonly SheetRow[] {
  const page = pageOf(rows.slice(taken), Infinity)
  taken += page.length
  if (taken === rows.length) rows = []
  return page
}

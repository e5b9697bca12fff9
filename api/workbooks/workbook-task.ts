import { strToU8, Zip, ZipDeflate } from 'fflate'
import {
  boldStyle,
  fixedParts,
  rowXml,
  sheetEnd,
  sheetStart,
  titleRow,
  type SheetSpec,
  type WorkbookCell,
} from './sheet-xml.ts'

// Runs in a worker process, which writes one workbook at a time. Rows leave as soon as they are compressed, so memory
// does not limit a workbook's size.
let zip = new Zip()
let sheets: readonly SheetSpec[] = []
let output: Uint8Array[] = []
let part = new ZipDeflate('')
let current = 0
let row = 0
/** Rows below those that the filter is for. */
let foot = 0
/** The current sheet's start is written with its first rows, which tell how wide its columns are. */
let isOpen = false

/** Begins a workbook, and its first sheet. Each step returns the bytes that are ready. */
export function startWorkbook(wanted: readonly SheetSpec[]): Uint8Array {
  ;[sheets, output, current] = [wanted, [], 0]
  zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    output.push(chunk)
  })
  for (const [name, text] of Object.entries(fixedParts(sheets))) {
    beginPart(name)
    part.push(strToU8(text), true)
  }
  beginSheet()
  return takeOutput()
}

/** Adds rows below those that the current sheet has. */
export function writeRows(rows: readonly (readonly WorkbookCell[])[]): Uint8Array {
  openSheet(rows)
  const text = rows.map((cells) => rowXml(cells, (row += 1)))
  part.push(strToU8(text.join('')))
  return takeOutput()
}

/** Adds the last rows of the current sheet. */
export function writeFoot(rows: readonly (readonly WorkbookCell[])[]): Uint8Array {
  openSheet([])
  foot = rows.length
  part.push(strToU8(rows.map((cells) => rowXml(cells, (row += 1), boldStyle)).join('')))
  return takeOutput()
}

/** Ends the current sheet and begins the next one. */
export function nextSheet(): Uint8Array {
  endSheet()
  current += 1
  beginSheet()
  return takeOutput()
}

export function endWorkbook(): Uint8Array {
  endSheet()
  zip.end()
  return takeOutput()
}

function beginSheet(): void {
  beginPart(`xl/worksheets/sheet${current + 1}.xml`)
  ;[row, foot, isOpen] = [titleRow(currentSheet()), 0, false]
}

function openSheet(rows: readonly (readonly WorkbookCell[])[]): void {
  if (!isOpen) part.push(strToU8(sheetStart(currentSheet(), rows)))
  isOpen = true
}

function endSheet(): void {
  openSheet([])
  part.push(strToU8(sheetEnd(currentSheet(), row - foot)), true)
}

function currentSheet(): SheetSpec {
  const sheet = sheets[current]
  if (sheet === undefined) throw new Error('the workbook has no more sheets')
  return sheet
}

function beginPart(name: string): void {
  part = new ZipDeflate(name, { level: 6 })
  zip.add(part)
}

function takeOutput(): Uint8Array {
  const bytes = Buffer.concat(output)
  output = []
  return new Uint8Array(bytes)
}

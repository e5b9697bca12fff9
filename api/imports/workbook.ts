import { unzipSync, zipSync, strFromU8 } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { SheetFault, type SheetRow } from './sheet.ts'

interface WorkbookLimits {
  readonly entries: number
  readonly inflatedBytes: number
  readonly rows: number
}

/** Parts of a workbook that say something about its cells. */
const wanted = /^(\[Content_Types\]\.xml|_rels\/.*|xl\/workbook\.xml|xl\/_rels\/.*|xl\/styles\.xml|xl\/sharedStrings\.xml|xl\/worksheets\/sheet\d+\.xml)$/ // prettier-ignore

/**
 * The first sheet of a workbook. Its directory is looked at before anything is inflated, each part is inflated to the
 * size that the directory names and no further, and a part that declares entities is refused.
 */
export async function workbookLines(bytes: Uint8Array, limits: WorkbookLimits): Promise<SheetRow[]> {
  const vetted = zipSync(vettedParts(bytes, limits), { level: 0 })
  try {
    const rows = await readSheet(Buffer.from(vetted), { parseNumber: plainNumber })
    return rows.map((cells, at) => ({ number: at + 1, cells: cells.map(cellText) }))
  } catch {
    throw new SheetFault('import_not_a_sheet')
  }
}

function vettedParts(bytes: Uint8Array, limits: WorkbookLimits): Record<string, Uint8Array> {
  let entries = 0
  let inflated = 0
  let parts: Record<string, Uint8Array>
  try {
    parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1
        if (entries > limits.entries) throw new SheetFault('import_too_large')
        if (!wanted.test(name)) return false
        inflated += originalSize
        if (inflated > limits.inflatedBytes) throw new SheetFault('import_too_large')
        return true
      },
    })
  } catch (error) {
    throw error instanceof SheetFault ? error : new SheetFault('import_not_a_sheet')
  }
  for (const part of Object.values(parts)) requireHarmless(part, limits)
  return parts
}

function requireHarmless(part: Uint8Array, { rows }: WorkbookLimits): void {
  const text = strFromU8(part)
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new SheetFault('import_not_a_sheet')
  let count = 0
  for (let at = text.indexOf('<row'); at !== -1; at = text.indexOf('<row', at + 4)) count += 1
  // A header, and blank lines between the rows.
  if (count > rows + 1_000) throw new SheetFault('import_too_many_rows')
}

/** A number as it was typed: 15 digits are all that a workbook keeps exactly. */
const plainNumber = (text: string) => {
  const value = Number(Number(text).toPrecision(15))
  return Number.isInteger(value) ? BigInt(value).toString() : String(value)
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return clockText(cell)
  if (typeof cell === 'boolean') return cell ? '1' : '0'
  return typeof cell === 'string' ? cell : JSON.stringify(cell)
}

/** A workbook knows no zones: days, clock times, and both, as the office reads them. */
function clockText(date: Date): string {
  const text = date.toISOString().slice(0, 19).replace('T', ' ')
  if (date.getUTCFullYear() < 1901) return text.slice(11)
  return text.endsWith(' 00:00:00') ? text.slice(0, 10) : text
}

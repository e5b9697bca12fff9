import { parse } from 'csv-parse/sync'
import { TaskFault } from '../workers/errors.ts'
import type { SheetRow } from './sheet.ts'

/** Decodes UTF-8 with or without a byte order mark, or UTF-16 with one; anything else would be read wrongly. */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    const text = new TextDecoder(utf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
    if (text.includes('\0')) throw new TaskFault('import_not_a_sheet')
    return text
  } catch (error) {
    throw error instanceof TaskFault ? error : new TaskFault('import_encoding')
  }
}

const separators = [',', ';', '\t'] as const

/** Lines by which the separator is found; a bank's statement has some above its heading. */
const looked = 40

/**
 * The separator that splits most lines into one and the same number of cells; of two that do, the one that splits the
 * first line into more.
 */
function separatorOf(text: string): string {
  const lines = text
    .split(/\r?\n/, looked)
    .map((line) => line.replaceAll(/"[^"]*"/g, ''))
    .filter((line) => line !== '')
  const [first = ''] = lines
  const ranked = separators.map((separator) => {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const cells = line.split(separator).length
      if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1)
    }
    return { separator, alike: Math.max(0, ...counts.values()), cells: first.split(separator).length }
  })
  return ranked.toSorted((a, b) => b.alike - a.alike || b.cells - a.cells)[0]?.separator ?? ','
}

interface CsvLimits {
  readonly rows: number
  readonly columns: number
  readonly cell: number
}

/**
 * Throws a `TaskFault` for a line too long to be a row: the parser would make all of its cells before it tells how many
 * they are.
 */
function requireShortLines(text: string, longest: number): void {
  for (let from = 0; from < text.length;) {
    lineEnd.lastIndex = from
    const to = lineEnd.exec(text)?.index ?? text.length
    if (to - from > longest) throw new TaskFault('import_not_a_sheet')
    from = to + 1
  }
}
const lineEnd = /[\r\n]/g

export function csvLines(bytes: Uint8Array, { rows, columns, cell }: CsvLimits): SheetRow[] {
  const text = decodeText(bytes)
  const longestRecord = cell * 20
  // Quotes and separators come on top of what the cells hold.
  requireShortLines(text, 2 * longestRecord)
  const lines: SheetRow[] = []
  let cells = 0
  try {
    parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      // Otherwise an unclosed quote would make the whole file one cell.
      max_record_size: longestRecord,
      // One more than allowed, so that the excess is noticed.
      to: rows + 2,
      on_record: (record: string[], context) => {
        cells += record.length
        if (cells > (rows + 1) * columns * 2) throw new TaskFault('import_too_large')
        lines.push({ number: context.lines, cells: record })
        return null
      },
    })
  } catch (error) {
    throw error instanceof TaskFault ? error : new TaskFault('import_not_a_sheet')
  }
  return lines
}

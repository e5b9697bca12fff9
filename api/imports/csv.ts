import { parse } from 'csv-parse/sync'
import { TaskFault } from '../workers/faults.ts'
import type { SheetRow } from './sheet.ts'

/** UTF-8 with or without a mark, or UTF-16 with one; anything else would be read wrongly. */
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

/** Whichever parts the first line into most cells. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1)
  return separators.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ','
}

export function csvLines(bytes: Uint8Array, { rows, cell }: { rows: number; cell: number }): SheetRow[] {
  const text = decodeText(bytes)
  const lines: SheetRow[] = []
  try {
    parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      // An unclosed quote would otherwise take the whole file for one cell.
      max_record_size: cell * 20,
      // One more than may be, so that the excess is seen.
      to: rows + 2,
      on_record: (record, context) => {
        lines.push({ number: context.lines, cells: record })
        return null
      },
    })
  } catch {
    throw new TaskFault('import_not_a_sheet')
  }
  return lines
}

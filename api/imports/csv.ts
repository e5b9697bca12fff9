import { parse } from 'csv-parse/sync'
import { TaskFault } from '../workers/errors.ts'
import type { SheetRow } from './sheet.ts'

/**
 * Decodes UTF-8 or UTF-16, each with or without a byte order mark; anything else would be read wrongly. A refusal names
 * the line.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new TaskFault('import_encoding', { line: lineAt(firstWrong(bytes, encoding)) })
  }
  const empty = text.indexOf('\0')
  if (empty >= 0) throw new TaskFault('import_not_a_sheet', { line: lineAt(text.slice(0, empty)) })
  return text
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** By the byte order mark; without one, half of the bytes of UTF-16 are zeros where its text is mostly Latin. */
function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const first = bytes.subarray(0, 400)
  const zeros = (odd: number) => first.filter((byte, at) => byte === 0 && at % 2 === odd).length
  const many = first.length / 8
  if (zeros(1) > many && zeros(0) === 0) return 'utf-16le'
  return zeros(0) > many && zeros(1) === 0 ? 'utf-16be' : 'utf-8'
}

/** The text up to the first byte that cannot be read, and a sign in its place. */
const firstWrong = (bytes: Uint8Array, encoding: Encoding) =>
  new TextDecoder(encoding).decode(bytes).split('\ufffd', 1)[0] ?? ''

const lineAt = (before: string) => before.split(/\r\n|\r|\n/).length

const separators = [',', ';', '\t', '|'] as const

/** Lines by which the separator is found; a bank's statement has some above its heading. */
const looked = 40

/**
 * The separator that splits most lines into one and the same number of cells; of two that do, the one that splits the
 * first line into more.
 */
function separatorOf(text: string): string {
  const lines = text
    .split(/\r\n|\r|\n/, looked)
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
    if (to - from > longest) throw new TaskFault('import_not_a_sheet', { line: lineAt(text.slice(0, from)) })
    from = to + 1
  }
}
const lineEnd = /[\r\n]/g

/** `sep=;`, the line by which Excel is told of the separator. */
const separatorLine = /^sep=(.)?(?:\r\n|\r|\n)/i

export function csvLines(bytes: Uint8Array, { rows, columns, cell }: CsvLimits): SheetRow[] {
  const decoded = decodeText(bytes).replace(/^\ufeff/, '')
  const [told = '', separator] = separatorLine.exec(decoded) ?? []
  const text = decoded.slice(told.length)
  const linesAbove = told === '' ? 0 : 1
  const longestRecord = cell * 20
  // Quotes and separators come on top of what the cells hold.
  requireShortLines(text, 2 * longestRecord)
  const lines: SheetRow[] = []
  let cells = 0
  try {
    parse(text, {
      delimiter: separator ?? separatorOf(text),
      relax_column_count: true,
      // `Trần "Bé" Tư`: a quote within a cell is a sign like any other.
      relax_quotes: true,
      skip_empty_lines: true,
      // Otherwise an unclosed quote would make the whole file one cell.
      max_record_size: longestRecord,
      // One more than allowed, so that the excess is noticed.
      to: rows + 2,
      on_record: (record: string[], context) => {
        cells += record.length
        const number = context.lines + linesAbove
        if (cells > (rows + 1) * columns * 2) throw new TaskFault('import_too_large', { line: number })
        lines.push({ number, cells: record.map(ownCell) })
        return null
      },
    })
  } catch (error) {
    if (error instanceof TaskFault) throw error
    const line = (lines.at(-1)?.number ?? linesAbove) + 1
    throw new TaskFault(isOpenQuote(error) ? 'import_open_quote' : 'import_not_a_sheet', { line })
  }
  return lines
}

/** The end of the file was reached within a quoted cell. */
const isOpenQuote = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'CSV_QUOTE_NOT_CLOSED'

/**
 * A cell as its author wrote it: `="0912"` is how text is kept from becoming a number, and an apostrophe in front is how
 * spreadsheets and our own files keep text from running as a formula.
 */
const ownCell = (text: string) =>
  text
    .replace(/^="([^"]*)"$/, '$1')
    .split('\n')
    .map((line) =>
      line.replace(/^([\s\u00a0\u3000\ufeff]*)'(?=[\s\u00a0\u3000\ufeff']*[=+\-@＝＋－＠\d]|[\t\r])/u, '$1'),
    )
    .join('\n')
    .replaceAll(/([;\t][\s\u00a0\u3000\ufeff"]*)'(?=[=+\-@＝＋－＠])/gu, '$1')

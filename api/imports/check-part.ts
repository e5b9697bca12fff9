import { Parser } from 'saxen'
import { TaskFault } from '../workers/errors.ts'
import { requirePlainTag, requireShortTokens } from './check-markup.ts'

export interface PartLimits {
  readonly rows: number
  readonly columns: number
  /** The highest numbers that a cell's reference may name, counted from 1. */
  readonly furthestColumn: number
  readonly furthestRow: number
  /** Number formats; the reader tries each one for a date. */
  readonly formats: number
  /** Levels of elements. */
  readonly depth: number
  /** Characters of one tag, text, comment or section. */
  readonly token: number
}

/**
 * Checks one XML part of a workbook before it is read. A cell may name any position, and the reader fills the gap
 * before it, so a reference beyond the limits is refused, as are entities, deep nesting, and more rows or cells than a
 * sheet may have. Uses the reader's own XML parser. The reader feeds that parser piece by piece, so whatever it could
 * read differently in pieces is refused too (`check-markup.ts`). Throws a `TaskFault`.
 */
export function checkPart(xml: string, limits: PartLimits): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new TaskFault('import_not_a_sheet')
  const mostCells = (limits.rows + 1) * limits.columns * 2
  const counted = { depth: 0, rows: 0, row: 0, cells: 0, column: 0, formats: 0 }
  const parser = new Parser()
  const refuse = () => {
    throw new TaskFault('import_not_a_sheet')
  }
  parser.on('error', refuse).on('warn', refuse).on('attention', refuse)
  requireShortTokens(xml, parser, limits.token)
  parser.on('closeTag', () => {
    counted.depth -= 1
  })
  parser.on('openTag', (name, attributes, decode) => {
    counted.depth += 1
    if (counted.depth > limits.depth) throw new TaskFault('import_not_a_sheet', lineOf(counted.row))
    const tag = withoutPrefix(name)
    if (tag === 'row') {
      ;[counted.rows, counted.column] = [counted.rows + 1, 0]
      counted.row = requireRow(attributeOf(attributes(), 'r', decode) ?? String(counted.row + 1), limits)
      if (counted.rows > limits.furthestRow) throw new TaskFault('import_too_many_rows', lineOf(counted.rows))
    }
    if (tag === 'c') {
      counted.cells += 1
      const reference = attributeOf(attributes(), 'r', decode)
      counted.column = reference === undefined ? counted.column + 1 : columnOf(reference, limits)
      if (counted.column > limits.furthestColumn)
        throw new TaskFault('import_too_many_columns', lineOf(counted.row))
      if (counted.cells > mostCells) throw new TaskFault('import_too_large', lineOf(counted.row))
    }
    if (tag === 'numFmt' && (counted.formats += 1) > limits.formats) throw new TaskFault('import_too_large')
    requirePlainTag(attributes())
  })
  parser.parse(xml)
}

/** The line that a refusal names; none where it is not known. */
const lineOf = (line: number) => (line > 0 ? { line } : {})

export const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * An attribute as the reader sees it: prefixes dropped, character references resolved, an empty one counts as missing.
 */
function attributeOf(
  attributes: Readonly<Record<string, string>>,
  wanted: string,
  decode: (text: string) => string,
): string | undefined {
  const found = Object.entries(attributes).filter(([name]) => withoutPrefix(name) === wanted)
  // Two spellings of one attribute: we cannot know which of them the reader takes.
  if (found.length > 1) throw new TaskFault('import_not_a_sheet')
  const text = found[0] === undefined ? '' : decode(found[0][1])
  return text === '' ? undefined : text
}

/** The column's number of `BC12`. */
function columnOf(reference: string, limits: PartLimits): number {
  const [, letters = '', digits = ''] = /^([A-Za-z]+)(\d+)$/.exec(reference) ?? []
  if (letters === '') throw new TaskFault('import_not_a_sheet')
  if (letters.length > 3) throw new TaskFault('import_too_many_columns', lineOf(Number(digits)))
  const row = requireRow(digits, limits)
  const upper = letters.toUpperCase()
  const column = Array.from(upper, (letter) => letter.charCodeAt(0) - 64).reduce(
    (sum, digit) => sum * 26 + digit,
    0,
  )
  if (column > limits.furthestColumn) throw new TaskFault('import_too_many_columns', lineOf(row))
  // The reader would count small letters as other columns.
  if (letters !== upper) throw new TaskFault('import_not_a_sheet')
  return column
}

function requireRow(digits: string, { furthestRow }: PartLimits): number {
  if (!/^\d+$/.test(digits)) throw new TaskFault('import_not_a_sheet')
  if (digits.length > 7 || Number(digits) > furthestRow)
    throw new TaskFault('import_too_many_rows', { line: digits })
  return Number(digits)
}

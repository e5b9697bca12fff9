import type { SheetCell } from '#core/kind.ts'
import { footMark } from '../records/present/foot-mark.ts'
import { TaskFault } from '../workers/errors.ts'

/** A row of a sheet as it was read: the sheet's own number, and every cell as text. */
export interface SheetRow {
  readonly number: number
  readonly cells: readonly string[]
  /** One sign for each cell: `t` was text, `n` a number, `d` a day or a time, `b` TRUE or FALSE, `p` what a workbook proposes. Absent where all were text. */
  readonly marks?: string | null
}

const kinds = { t: 'text', n: 'number', d: 'day', b: 'yes_no' } as const

export type CellMark = keyof typeof kinds

export const cellOf = (text: string, mark: CellMark): SheetCell => ({ text, was: kinds[mark] })

/** What a cell was before it became text. */
export const markAt = (marks: string | null | undefined, at: number): CellMark => {
  const mark = marks?.[at]
  return mark === 'n' || mark === 'd' || mark === 'b' ? mark : 't'
}

/** Whether the office has not said it itself: only a new record takes it. */
export const isProposed = (marks: string | null | undefined, at: number) => marks?.[at] === proposedMark
export const proposedMark = 'p'

export interface Sheet {
  readonly header: readonly string[]
  readonly rows: readonly SheetRow[]
}

interface SheetLimits {
  readonly rows: number
  readonly columns: number
  readonly cell: number
  readonly text: number
}

/** The first line with any text is the header; blank lines are no rows. Throws a `TaskFault`. */
export function sheetOf(lines: readonly SheetRow[], limits: SheetLimits): Sheet {
  requireBounded(lines, limits)
  const said = withoutFoot(lines).flatMap((line): SheetRow[] => {
    const kept = withoutTail(line.cells)
    return kept.length === 0 ? [] : [{ ...line, cells: kept }]
  })
  const [head, ...rows] = said
  if (head === undefined || rows.length === 0) throw new TaskFault('import_empty')
  const beyond = rows[limits.rows]
  if (beyond !== undefined) throw new TaskFault('import_too_many_rows', { line: beyond.number })
  const wide = said.find(({ cells }) => cells.length > limits.columns)
  if (wide !== undefined) throw new TaskFault('import_too_many_columns', { line: wide.number })
  const long = said.find(({ cells }) => cells.some((cell) => cell.length > limits.cell))
  if (long !== undefined) throw new TaskFault('import_cell_too_long', { line: long.number })
  return { header: head.cells, rows }
}

/** Without what our own files have below their rows: totals, and what these leave out. */
function withoutFoot(lines: readonly SheetRow[]): readonly SheetRow[] {
  const isFoot = ({ cells }: SheetRow) =>
    cells.every((cell) => cell.trim() === '') || cells.some((cell) => cell.startsWith(footMark))
  return lines.slice(0, lines.findLastIndex((line) => !isFoot(line)) + 1)
}

function withoutTail(cells: readonly string[]): string[] {
  const trimmed = cells.map((cell) => cell.trim())
  const last = trimmed.findLastIndex((cell) => cell !== '')
  return trimmed.slice(0, last + 1)
}

/** A workbook may name one long text in a million cells: the total over all cells is checked before any is copied. */
function requireBounded(lines: readonly SheetRow[], { text }: SheetLimits): void {
  let characters = 0
  for (const { cells, number } of lines) {
    for (const cell of cells) characters += cell.length
    if (characters > text) throw new TaskFault('import_too_large', { line: number })
  }
}

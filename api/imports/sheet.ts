/** A row of a sheet as it was read: the sheet's own number, and every cell as text. */
export interface SheetRow {
  readonly number: number
  readonly cells: readonly string[]
}

export interface Sheet {
  readonly header: readonly string[]
  readonly rows: readonly SheetRow[]
}

/** Why a file can't be read, as an error code. */
export class SheetFault extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

interface SheetLimits {
  readonly rows: number
  readonly columns: number
  readonly cell: number
}

/** The first line that says anything is the header; blank lines are no rows. Throws a `SheetFault`. */
export function sheetOf(lines: readonly SheetRow[], limits: SheetLimits): Sheet {
  const said = lines.flatMap(({ number, cells }) => {
    const kept = withoutTail(cells)
    return kept.length === 0 ? [] : [{ number, cells: kept }]
  })
  const [head, ...rows] = said
  if (head === undefined || rows.length === 0) throw new SheetFault('import_empty')
  if (rows.length > limits.rows) throw new SheetFault('import_too_many_rows')
  if (said.some(({ cells }) => cells.length > limits.columns)) throw new SheetFault('import_too_many_columns')
  if (said.some(({ cells }) => cells.some((cell) => cell.length > limits.cell)))
    throw new SheetFault('import_cell_too_long')
  return { header: head.cells, rows }
}

function withoutTail(cells: readonly string[]): string[] {
  const trimmed = cells.map((cell) => cell.trim())
  const last = trimmed.findLastIndex((cell) => cell !== '')
  return trimmed.slice(0, last + 1)
}

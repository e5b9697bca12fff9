/** Limits of one file: what an office really imports, with room to spare. */
export const importLimits = {
  /** Rows below the header. */
  rows: 20_000,
  columns: 100,
  /** Column and row numbers that a workbook's cells may name: formats reach beyond the last value, but not far. */
  furthestColumn: 256,
  furthestRow: 21_000,
  /** Characters of one cell, and of all of them. */
  cell: 5_000,
  text: 20_000_000,
  fileMb: 10,
  /** Parts of a workbook, and their bytes once inflated; levels of its elements; characters of one tag or text. */
  entries: 200,
  depth: 50,
  /** Number formats of a workbook's own; spreadsheets keep about 250 at most. */
  formats: 1_000,
  token: 100_000,
  inflatedBytes: 80 * 1024 * 1024,
  /** Rows that are written in one transaction. */
  chunk: 200,
  /** Days that a batch is kept. */
  keptDays: 90,
} as const

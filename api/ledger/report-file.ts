import { isOneOf } from '#core/one-of.ts'
import { chartAccount } from '#entities/finance/chart-account.ts'
import type { Caller } from '../context.ts'
import type { Db } from '../database/pool.ts'
import { buildingName } from '../records/read/building-head.ts'
import type { Cell } from '../records/present/export-cells.ts'
import { answerExport } from '../records/read/answer-export.ts'
import type { CellPages, ExportedRows } from '../records/read/export-file.ts'
import { sheetTitles } from './journal-words.ts'

const ofBooks = Object.keys(sheetTitles) as (keyof typeof sheetTitles)[]

interface Asking {
  readonly buildingId: string
  readonly caller: Caller
  readonly format: 'xlsx' | 'csv'
}

/** A report as a file, after it was written in the log that it was taken. */
export async function answerReportFile(
  db: Db,
  { buildingId, caller, format }: Asking,
  /** The name of the sheet, or whose it is. */
  sheet: string,
  report: Pick<ExportedRows, 'name' | 'titles' | 'above' | 'count' | 'read'> & {
    /** Columns that are added up below. Default: none, or the report has its own total. */
    readonly summed?: readonly boolean[]
  },
) {
  const { summed, ...rest } = report
  return answerExport(db, caller, {
    ...rest,
    buildingId,
    resource: chartAccount.name,
    ...(summed === undefined ? {} : { sums: { columns: summed, language: caller.language } }),
    ...(report.above === undefined ? { whose: await buildingName(db, buildingId) } : {}),
    format,
    sheet: isOneOf(ofBooks, sheet) ? sheetTitles[sheet][caller.language] : sheet,
  })
}

/** Rows that were read at once. */
export async function* onePage<Row>(rows: readonly Row[]) {
  yield rows
}

/** The rows of each page as cells. */
export async function* cellsOf<Line>(
  pages: AsyncIterable<readonly Line[]>,
  toCells: (line: Line) => Cell[],
): CellPages {
  for await (const page of pages) yield page.map(toCells)
}

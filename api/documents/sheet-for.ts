import type { DocumentPage, Sheet } from '#domain/documents/page.ts'

/** Lines of a table on paper, some fifty sheets; a file may have more. */
export const mostPrintedLines = 2_000

/** Columns that a sheet that stands has room for. */
const mostUpright = 6

/** The sheet that a page's table fits on. */
export const sheetFor = ({ table }: Pick<DocumentPage, 'table'>): Sheet =>
  (table?.columns.length ?? 0) > mostUpright ? 'a4_wide' : 'a4'

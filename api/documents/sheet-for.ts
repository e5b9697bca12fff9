import type { DocumentPage, Sheet } from '#domain/documents/page.ts'

/**
 * Lines of a table on paper; a file may have more. The typesetter takes four times as long for twice as many: 600 lines of 13
 * columns took 3 seconds, 1,200 took 14, and more than 20 ends it.
 */
export const mostPrintedLines = 600

/** Columns that a sheet that stands has room for. */
const mostUpright = 6

/** The sheet that a page's table fits on. */
export const sheetFor = ({ table }: Pick<DocumentPage, 'table'>): Sheet =>
  (table?.columns.length ?? 0) > mostUpright ? 'a4_wide' : 'a4'

import { logAct } from '#api/audit/security-log.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { renderPdf } from '#api/documents/render-pdf.ts'
import { sheetFor } from '#api/documents/sheet-for.ts'
import { pdfAnswer } from '#api/http/answer-route.ts'
import type { DocumentPage, Sheet } from '#domain/documents/page.ts'

/** A page that is made of no record as a PDF, on the sheet that its table fits on, in the line of who asked for it. */
export const pagePdf = (
  { principal }: Caller,
  page: DocumentPage,
  { name, paper = sheetFor(page) }: PageFile,
) => renderPdf([page], { paper, title: page.title ?? name, sender: principal.accountId })

interface PageFile {
  /** Without its ending; the title of a page that has none. */
  readonly name: string
  readonly paper?: Sheet
}

/** A PDF, and what it is of. */
export interface PaperFile {
  /** With its ending. */
  readonly name: string
  readonly content: Buffer
  readonly buildingId: string
  /** What it is of, as the log names it: an entity, and one record of it. */
  readonly resource: string
  readonly recordId?: string
  /** How many records a batch has. */
  readonly count?: number
  /** `export` for what is made of many records: a report. Default `download`. */
  readonly action?: 'download' | 'export'
}

/** A PDF, after a line in the log that it was taken: what cannot be logged is not served. A batch leaves one line. */
export async function answerPaper(
  db: Queryable,
  caller: Caller,
  { name, content, count, action = 'download', ...about }: PaperFile,
) {
  const recordTitle = count === undefined ? name : `${name} (${count})`
  await logAct(db, caller, { action, ...about, recordTitle })
  return pdfAnswer({ name, content })
}

/** The page of what is no record as a PDF, after the same line. */
export async function answerPage(
  db: Queryable,
  caller: Caller,
  page: DocumentPage,
  { name, paper, ...about }: Omit<PaperFile, 'content' | 'count'> & PageFile,
) {
  const content = await pagePdf(caller, page, { name, ...(paper === undefined ? {} : { paper }) })
  return answerPaper(db, caller, { ...about, name: `${name}.pdf`, content })
}

import { renderPdf } from '#api/documents/render-pdf.ts'
import { sheetFor } from '#api/documents/sheet-for.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { periodText } from '#domain/reports/paper-texts.ts'
import { chartAccount } from '#entities/finance/chart-account.ts'
import type { Caller } from '../context.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import type { Db } from '../database/pool.ts'
import { buildingHead, buildingName } from '../records/read/building-head.ts'
import type { Cell } from '../records/present/export-cells.ts'
import { answerExport } from '../records/read/answer-export.ts'
import { answerPaper } from '../records/read/answer-paper.ts'
import type { ExportedRows } from '../records/read/export-file.ts'
import { requirePrintable } from '../records/read/export-paper.ts'
import { reportTablePage } from './report-paper.ts'

interface Asking {
  readonly buildingId: string
  readonly caller: Caller
  readonly format: 'xlsx' | 'csv' | 'pdf'
  /** What the log says that it is of. Default: the books. */
  readonly about?: { readonly resource: string; readonly recordId?: string }
}

interface ReportFile extends Pick<ExportedRows, 'name' | 'titles' | 'above' | 'count' | 'read'> {
  /** Columns that are added up below. Default: none, or the report has its own total. */
  readonly summed?: readonly boolean[]
  /** Columns of amounts. Default: those that are added up. */
  readonly amounts?: readonly boolean[]
  /** Of the amounts. Default: the building's. */
  readonly currency?: CurrencyCode | undefined
  /** For its paper: days, and whose it is within the building. */
  readonly period?: { readonly from: string; readonly to: string }
  readonly whose?: string
}

/** A report as a file or on paper, after it was written in the log that it was taken. */
export async function answerReportFile(db: Db, asking: Asking, title: string, report: ReportFile) {
  const { buildingId, caller, format } = asking
  if (format === 'pdf') return printReport(db, asking, title, report)
  const { summed, name, titles, above, count, read } = report
  const { about = { resource: chartAccount.name } } = asking
  return answerExport(db, caller, {
    name,
    titles,
    count,
    read,
    buildingId,
    ...about,
    ...(summed === undefined ? {} : { sums: { columns: summed, language: caller.language } }),
    ...(above === undefined ? { whose: await buildingName(db, buildingId) } : { above }),
    format,
    sheet: title,
  })
}

async function printReport(
  db: Db,
  { buildingId, caller, about = { resource: chartAccount.name } }: Asking,
  title: string,
  { name, titles, summed, amounts = summed ?? [], count, read, whose = '', ...more }: ReportFile,
) {
  requirePrintable(await count())
  const rows: (readonly Cell[])[] = []
  await read(async (pages) => {
    for await (const page of pages) rows.push(...page)
  })
  const { currency = currencyOfBuilding(caller, buildingId), period = {} } = more
  const page = reportTablePage(
    { title, under: [whose, periodText({ ...period, currency })], titles, rows, amounts, currency, summed },
    { caller, building: await buildingHead(db, buildingId), at: new Date().toISOString() },
  )
  return answerReportPage(db, caller, page, { name, buildingId, ...about })
}

interface PrintedReport {
  /** Without its ending. */
  readonly name: string
  readonly buildingId: string
  /** What it is of, as the log names it: an entity, or one record of it. Default: the books. */
  readonly resource?: string
  readonly recordId?: string
}

/** The page of a report as a PDF, after a line in the log that it was taken. */
export async function answerReportPage(
  db: Db,
  caller: Caller,
  page: DocumentPage,
  { name, resource = chartAccount.name, ...about }: PrintedReport,
) {
  const content = await renderPdf([page], {
    paper: sheetFor(page),
    title: page.title ?? name,
    sender: caller.principal.accountId,
  })
  return answerPaper(db, caller, { name: `${name}.pdf`, content, action: 'export', resource, ...about })
}

/** Rows that were read at once. */
export async function* onePage<Row>(rows: readonly Row[]) {
  yield rows
}

/** The rows of each page as something else: as cells. */
export async function* mapPages<Line, To = Cell[]>(
  pages: AsyncIterable<readonly Line[]>,
  toRow: (line: Line) => To,
): AsyncGenerator<readonly To[]> {
  for await (const page of pages) yield page.map(toRow)
}

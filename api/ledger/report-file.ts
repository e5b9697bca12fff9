import type { CurrencyCode } from '#domain/currency.ts'
import type { FigureKind } from '#domain/reports/book.ts'
import { madeText, periodText } from '#domain/reports/paper-texts.ts'
import { chartAccount } from '#entities/finance/chart-account.ts'
import type { Caller } from '../context.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import type { Db } from '../database/pool.ts'
import { buildingHead } from '../records/read/building-head.ts'
import type { Cell } from '../records/present/export-cells.ts'
import { answerExport } from '../records/read/answer-export.ts'
import { answerPage } from '../records/read/answer-paper.ts'
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

export interface ReportFile extends Pick<ExportedRows, 'name' | 'titles' | 'above' | 'count' | 'read'> {
  /** Columns that are added up below. Default: none, or the report has its own total. */
  readonly summed?: readonly boolean[]
  /** Its last row is what the others come to. Default: where columns are added up. */
  readonly isSumLast?: boolean | undefined
  /** Columns of figures, and of what. Default: those that are added up, of money. */
  readonly figures?: readonly (FigureKind | undefined)[]
  /** Of the amounts. Default: the building's. */
  readonly currency?: CurrencyCode | undefined
  /** For its paper: days. */
  readonly period?: { readonly from: string; readonly to: string }
  /** Whose it is within the building. */
  readonly whose?: string
  /** What it says of itself below its title in place of these; a file of any format then says it, with who made it. */
  readonly under?: readonly string[]
  /** More of it, behind its rows on paper. */
  readonly notes?: readonly string[]
  /** Who signs its paper. Default: those who sign for the books. */
  readonly signers?: readonly string[]
}

/** A report as a file or on paper, after it was written in the log that it was taken. */
export async function answerReportFile(db: Db, asking: Asking, title: string, report: ReportFile) {
  const { buildingId, caller, format } = asking
  if (format === 'pdf') return printReport(db, asking, title, report)
  const { summed, name, titles, above, under, notes = [], count, read } = report
  const { about = { resource: chartAccount.name } } = asking
  const building = (await buildingHead(db, buildingId))?.name ?? ''
  const whose = [building, report.whose ?? ''].filter((text) => text !== '').join(' · ')
  const said = under && [title, building, ...under, madeNow(caller), ...notes].filter((text) => text !== '')
  const head = above ?? said?.map((text) => [text])
  return answerExport(db, caller, {
    name,
    titles,
    count,
    read,
    buildingId,
    ...about,
    ...(summed === undefined ? {} : { sums: { columns: summed, language: caller.language } }),
    ...(head === undefined ? { whose } : { above: head }),
    format,
    sheet: title,
  })
}

const madeNow = ({ language, principal }: Caller) =>
  madeText({ language, by: principal.name, at: new Date().toISOString() })

async function printReport(
  db: Db,
  { buildingId, caller, about = { resource: chartAccount.name } }: Asking,
  title: string,
  { name, count, read, whose = '', period, notes = [], ...report }: ReportFile,
) {
  requirePrintable(await count())
  const rows: (readonly Cell[])[] = []
  await read(async (pages) => {
    for await (const page of pages) rows.push(...page)
  })
  const { summed = [], currency = currencyOfBuilding(caller, buildingId) } = report
  const page = reportTablePage(
    {
      figures: summed.map((isSum) => (isSum ? 'money' : undefined)),
      under: [whose, periodText({ ...period, currency })],
      ...report,
      title,
      rows,
      currency,
      notes: [...notes, madeNow(caller)],
    },
    { language: caller.language, building: await buildingHead(db, buildingId) },
  )
  return answerPage(db, caller, page, { name, buildingId, ...about, action: 'export' })
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

import { bookTitles } from '#domain/reports/book-words.ts'
import { fileColumnsOf, columnTitle, figureOf, type AnyBook, type LineOf } from '#domain/reports/book.ts'
import type { Caller } from '../context.ts'
import type { Db } from '../database/pool.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import { footMark } from '../records/present/foot-mark.ts'
import { bookCells, groupedCells } from './book-cells.ts'
import { answerReportFile, mapPages, onePage, type ReportFile } from './report-file.ts'

interface BookServices {
  readonly db: Db
  readonly labels: ExportLabels
}

interface AskedBook {
  readonly buildingId: string
  readonly caller: Caller
  readonly format: 'xlsx' | 'csv' | 'pdf'
  /** Days, which its file and its paper name; empty or absent: open. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Pages of lines, of one snapshot. */
interface Lines<Line> {
  readonly count: () => Promise<number>
  readonly read: (work: (pages: AsyncIterable<readonly Line[]>) => Promise<void>) => Promise<void>
}

interface GivenBook<Line>
  extends Lines<Line>, Pick<ReportFile, 'whose' | 'under' | 'notes' | 'signers' | 'currency'> {
  /** Default: the book's own. */
  readonly title?: string
  /** What its file is called, without its ending. Default: as the book says, with its days. */
  readonly name?: string
  /** What the log says that it is of. Default: the books. */
  readonly about?: { readonly resource: string; readonly recordId?: string }
  /** Its lines stand in groups with a sum each, but in CSV, where programs want lines alone. */
  readonly groupOf?: (line: Line) => string
}

/** A book as a file or on paper, as its declaration says. */
export function answerBook<const B extends AnyBook, Line extends LineOf<B>>(
  services: BookServices,
  asked: AskedBook,
  book: B,
  given: GivenBook<Line>,
): ReturnType<typeof answerReportFile>
export function answerBook(
  { db, labels }: BookServices,
  { buildingId, caller, format, from = '', to = '' }: AskedBook,
  book: AnyBook,
  { title, name, groupOf, about, count, read, ...given }: GivenBook<LineOf<AnyBook>>,
) {
  const { language } = caller
  const columns = fileColumnsOf(book)
  const words = { language, labels }
  const sums = columns.map(({ is }) => is === 'money')
  const grouping =
    groupOf === undefined || format === 'csv'
      ? undefined
      : { ...words, groupOf, mark: format === 'xlsx' ? footMark : '' }
  return answerReportFile(
    db,
    { buildingId, caller, format, about },
    title ?? bookTitles[book.name][language],
    {
      name: name ?? `${book.file}-${from}-${to}`,
      titles: columns.map((column) => columnTitle(column, language)),
      ...(groupOf === undefined && sums.includes(true) ? { summed: sums } : {}),
      figures: columns.map(({ is }) => figureOf(is)),
      period: { from, to },
      isSumLast: book.isSumLast,
      ...(book.isUnsigned === true ? { signers: [] } : {}),
      ...given,
      count,
      read: (work) =>
        read((pages) =>
          work(
            grouping === undefined
              ? mapPages(pages, (line) => bookCells(columns, line, words))
              : groupedCells(book, pages, grouping),
          ),
        ),
    },
  )
}

/** Lines that are read at once. */
export const linesOf = <Line>(rows: readonly Line[]): Lines<Line> => ({
  count: () => Promise.resolve(rows.length),
  read: (work) => work(onePage(rows)),
})

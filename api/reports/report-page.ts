import type { Block, DocumentPage } from '#domain/documents/page.ts'
import { paperWords } from '#domain/documents/words.ts'
import { labelsOfReport } from '#domain/reports/labels.ts'
import { periodText } from '#domain/reports/paper-texts.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import type { PaperContext } from '../papers/paper-context.ts'
import type { AskedReport, ReportReply } from './read-report.ts'
import { reportTable } from './report-table.ts'
import { daysTexts, heldTexts, rateTexts } from './report-text.ts'

/** What a report was asked, and what it says. */
interface ToldReport {
  readonly asked: Pick<AskedReport, 'report' | 'by'>
  readonly reply: Omit<ReportReply, 'count'>
}

/** A report on paper: its table with the total, the one that stands below it, who made it, and the signatures. */
export function reportPage(
  { report, by, ...asked }: AskedReport,
  reply: Omit<ReportReply, 'count'>,
  {
    language,
    building,
    made,
    narrowed,
    below,
  }: PaperContext & {
    readonly made: string
    /** What it was narrowed down to. */
    readonly narrowed: readonly string[]
    readonly below?: ToldReport | undefined
  },
): DocumentPage {
  const { rates, currency, compared } = reply
  const words = reportFigureWords[language]
  const table = reportTable({ report, by }, reply, language)
  return {
    language,
    head: { name: building.name, lines: [building.address] },
    title: labelsOfReport(report)[language].title,
    under: [periodText({ ...asked, currency }), ...daysTexts(report, compared, language), ...narrowed],
    ...(below === undefined ? { table } : { body: [linesOf(table), ...belowOf(below, language)] }),
    notes: [...heldTexts(reply, language), ...rateTexts(rates, language), made],
    signatures: Object.values(words.signers).map((title) => ({ title, hint: paperWords[language].sign })),
  }
}

const linesOf = (table: NonNullable<DocumentPage['table']>): Block => ({ block: 'lines', table, totals: [] })

const belowOf = ({ asked, reply }: ToldReport, language: DocumentPage['language']): Block[] => [
  {
    block: 'heading',
    level: 2,
    runs: [{ text: labelsOfReport(asked.report)[language].title }],
  },
  linesOf(reportTable(asked, reply, language)),
]

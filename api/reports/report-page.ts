import { isZero } from '#core/amount.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { paperWords } from '#domain/documents/words.ts'
import { formatAmount, formatDecimal } from '#domain/money/money-text.ts'
import { labelsOfReport } from '#domain/reports/labels.ts'
import type { ReportColumn } from '#domain/reports/report.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import type { PaperContext } from '../papers/receipt-page.ts'
import type { AskedReport, ReportReply } from './read-report.ts'
import { columnTitles, periodText, ratesOf, rateTexts } from './report-text.ts'

/** A report on paper: its table with the total, who made it, and the signatures. */
export function reportPage(
  { report, by, ...asked }: AskedReport,
  { rows, total, rates, currency }: Omit<ReportReply, 'count'>,
  {
    language,
    building,
    made,
    narrowed,
  }: PaperContext & {
    readonly made: string
    /** What it was narrowed down to. */
    readonly narrowed: readonly string[]
  },
): DocumentPage {
  const words = reportFigureWords[language]
  const figure = ({ name, counts }: ReportColumn, values: ReportReply['total'], isSum = false) => {
    const value = values[name] ?? '0'
    if (!isSum && isZero(value)) return '–'
    return counts === true
      ? formatDecimal(value, { language, digits: 0 })
      : formatAmount(value, currency, language)
  }
  const share = (rate: string | undefined) =>
    rate === undefined ? '–' : formatDecimal(rate, { language, digits: 1 })
  const figures = (values: ReportReply['total'], isSum = false) => [
    ...report.columns.map((column) => figure(column, values, isSum)),
    ...ratesOf(report, values).map(share),
  ]
  return {
    language,
    head: { name: building.name, lines: [building.address] },
    title: labelsOfReport(report)[language].title,
    under: [periodText({ ...asked, currency }), ...narrowed],
    table: {
      columns: [
        { title: words.by[by], share: 1 },
        ...columnTitles(report, language).map((title) => ({ title, align: 'right' as const })),
      ],
      rows: [
        ...rows.map(({ label, values }) => [label, ...figures(values)]),
        [words.total, ...figures(total, true)],
      ],
    },
    notes: [...rateTexts(rates, language), made],
    signatures: Object.values(words.signers).map((title) => ({ title, hint: paperWords[language].sign })),
  }
}

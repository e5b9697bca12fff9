import { compareAmounts, isZero } from '#core/amount.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { paperWords } from '#domain/documents/words.ts'
import { formatAmount, formatDecimal } from '#domain/money/money-text.ts'
import { labelsOfReport } from '#domain/reports/labels.ts'
import { periodText } from '#domain/reports/paper-texts.ts'
import { comparedColumn, type ReportColumn } from '#domain/reports/report.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import type { PaperContext } from '../papers/paper-context.ts'
import type { AskedReport, ReportReply } from './read-report.ts'
import { besideOf, columnTitles, daysTexts, heldTexts, ratesOf, rateTexts } from './report-text.ts'

/** A report on paper: its table with the total, who made it, and the signatures. */
export function reportPage(
  { report, by, ...asked }: AskedReport,
  reply: Omit<ReportReply, 'count'>,
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
  const { rows, total, rates, currency, compared } = reply
  const words = reportFigureWords[language]
  const figure = ({ name, counts }: ReportColumn, values: ReportReply['total'], isSum = false) => {
    const value = values[name] ?? '0'
    if (!isSum && isZero(value)) return '–'
    return counts === true
      ? formatDecimal(value, { language, digits: 0 })
      : formatAmount(value, currency, language)
  }
  const share = (rate: string | undefined) =>
    rate === undefined ? '–' : formatDecimal(rate, { language, digits: 1, fixed: true })
  const besides = besideOf(report, reply)
  const main = comparedColumn(report)
  const besideTexts = (key?: string) => {
    const [then, change] = besides(key)
    if (compared === null || main === undefined) return []
    return [
      then === undefined ? '–' : figure(main, { [main.name]: then }, key === undefined),
      change === undefined ? '–' : signed(change, share),
    ]
  }
  const figures = (values: ReportReply['total'], key?: string) => [
    ...report.columns.map((column) => figure(column, values, key === undefined)),
    ...ratesOf(report, values).map(share),
    ...besideTexts(key),
  ]
  return {
    language,
    head: { name: building.name, lines: [building.address] },
    title: labelsOfReport(report)[language].title,
    under: [periodText({ ...asked, currency }), ...daysTexts(report, compared, language), ...narrowed],
    table: {
      columns: [
        { title: words.by[by], share: 1 },
        ...columnTitles(report, language, compared).map((title) => ({ title, align: 'right' as const })),
      ],
      rows: [
        ...rows.map(({ key, label, values }) => [label, ...figures(values, key)]),
        [words.total, ...figures(total)],
      ],
      sum: true,
    },
    notes: [...heldTexts(reply, language), ...rateTexts(rates, language), made],
    signatures: Object.values(words.signers).map((title) => ({ title, hint: paperWords[language].sign })),
  }
}

/** A change with its sign: `+12,5`. */
const signed = (change: string, write: (value: string) => string) =>
  `${{ '-1': '−', 0: '', 1: '+' }[compareAmounts(change, '0')]}${write(change.replace('-', ''))}`

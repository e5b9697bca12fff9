import { compareAmounts, isZero } from '#core/amount.ts'
import type { Language } from '#core/language.ts'
import type { DocumentTable } from '#domain/documents/page.ts'
import { formatAmount, formatDecimal } from '#domain/money/money-text.ts'
import { comparedColumn, type ReportColumn } from '#domain/reports/report.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import type { AskedReport, ReportReply } from './read-report.ts'
import { besideOf, columnTitles, ratesOf } from './report-text.ts'

/** A report's rows and their total as a table on paper. */
export function reportTable(
  { report, by }: Pick<AskedReport, 'report' | 'by'>,
  reply: Omit<ReportReply, 'count'>,
  language: Language,
): DocumentTable {
  const { rows, total, currency, compared } = reply
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
    columns: [
      { title: words.by[by], share: 1 },
      ...columnTitles(report, language, compared).map((title) => ({ title, align: 'right' as const })),
    ],
    rows: [
      ...rows.map(({ key, label, values }) => [label, ...figures(values, key)]),
      [words.total, ...figures(total)],
    ],
    sum: true,
  }
}

/** A change with its sign: `+12,5`. */
const signed = (change: string, write: (value: string) => string) =>
  `${{ '-1': '−', 0: '', 1: '+' }[compareAmounts(change, '0')]}${write(change.replace('-', ''))}`

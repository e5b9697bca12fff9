import { officeToday, writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { changeOf, rateOf } from '#domain/reports/rate.ts'
import { bases, comparedColumn, type Report } from '#domain/reports/report.ts'
import { formatMoney } from '#domain/money/money-text.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import type { ReportReply } from './read-report.ts'

/** The rates at which other currencies were booked, a line for each. */
export const rateTexts = (rates: ReportReply['rates'], language: Language): string[] =>
  rates.map(({ currency, rate_of: of, lowest, highest }) =>
    reportFigureWords[language].rate
      .replace('{{currency}}', currency.toUpperCase())
      .replace(
        '{{rates}}',
        `${lowest === highest ? lowest : `${lowest} – ${highest}`} / 1 ${of.toUpperCase()}`,
      ),
  )

/** What of the money in the funds is not for running the house, a line for each. */
export const heldTexts = (
  { held, currency }: Pick<ReportReply, 'held' | 'currency'>,
  language: Language,
): string[] =>
  held.map(({ what, amount }) =>
    reportFigureWords[language].held[what].replace('{{amount}}', formatMoney(amount, currency, language)),
  )

/** The report's share of a row in percent, if it has one: a list of one value or none. */
export const ratesOf = (
  { rate }: Pick<Report, 'rate'>,
  values: ReportReply['total'],
): (string | undefined)[] =>
  rate === undefined ? [] : [rateOf(values[rate.part] ?? '0', values[rate.of] ?? '0')]

type Compared = ReportReply['compared']

/** The titles of a report's columns after the first: its share's, and, where it is compared, the compared ones too. */
export const columnTitles = (report: Report, language: Language, compared: Compared): string[] => {
  const words = reportFigureWords[language]
  const main = comparedColumn(report)
  return [
    ...report.columns.map(({ name }) => words.columns[name]),
    ...(report.rate === undefined ? [] : [words.rate_column]),
    ...(compared === null || main === undefined
      ? []
      : [words.page.beside.replace('{{what}}', words.columns[main.name]), words.change_column]),
  ]
}

/**
 * What stands beside a row in the compared period, and the change in percent: a pair, or nothing where nothing is compared.
 * Either is undefined where there is nothing to say. `key`: the row's; absent, the total's.
 */
export function besideOf(
  report: Report,
  { compared, rows, total }: Pick<ReportReply, 'compared' | 'rows' | 'total'>,
): (key?: string) => (string | undefined)[] {
  const main = comparedColumn(report)
  if (compared === null || main === undefined) return () => []
  const [own, beside] = [rows, compared.rows].map(
    (all) => new Map(all.map(({ key, values }) => [key, values[main.name]])),
  )
  return (key) => {
    const now = key === undefined ? total[main.name] : own?.get(key)
    const then = key === undefined ? compared.total[main.name] : beside?.get(key)
    return [then, then === undefined ? undefined : changeOf(now ?? '0', then)]
  }
}

/** Which period it is compared with, and of which day its figures are where these follow what becomes of its fees. */
export const daysTexts = (report: Report, compared: Compared, language: Language): string[] => {
  const words = reportFigureWords[language]
  return [
    ...(compared === null
      ? []
      : [
          words.page.change
            .replace('{{from}}', writtenDay(compared.from))
            .replace('{{to}}', writtenDay(compared.to)),
        ]),
    ...('months' in bases[report.base] ? [words.as_of.replace('{{day}}', writtenDay(officeToday()))] : []),
  ]
}

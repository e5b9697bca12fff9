import { officeClock, writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { currencies } from '#domain/currency.ts'
import { rateOf } from '#domain/reports/rate.ts'
import type { Report } from '#domain/reports/report.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import type { AskedReport, ReportReply } from './read-report.ts'

interface Made {
  readonly language: Language
  /** Who asked, where they are named, and when: an instant. */
  readonly by?: string | undefined
  readonly at: string
}

/** `01/11/2026 – 30/11/2026 (đ)`. */
export const periodText = ({ from, to, currency }: Pick<AskedReport, 'from' | 'to' | 'currency'>) =>
  `${writtenDay(from)} – ${writtenDay(to)} (${currencies[currency].symbol})`

/** Who made the report and when, by the office's clock. */
export function madeText({ language, by, at }: Made): string {
  const [day = '', clock = ''] = officeClock(at).split(' ')
  const { made, made_at: madeAt } = reportFigureWords[language]
  return (by === undefined ? madeAt : made.replace('{{name}}', by)).replace(
    '{{at}}',
    `${writtenDay(day)} ${clock.slice(0, 5)}`,
  )
}

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

/** The report's share of a row in percent, if it has one: a list of one value or none. */
export const ratesOf = (
  { rate }: Pick<Report, 'rate'>,
  values: ReportReply['total'],
): (string | undefined)[] =>
  rate === undefined ? [] : [rateOf(values[rate.part] ?? '0', values[rate.of] ?? '0')]

/** The titles of a report's columns after the first, its share's included. */
export const columnTitles = (
  { columns, rate }: Pick<Report, 'columns' | 'rate'>,
  language: Language,
): string[] => {
  const words = reportFigureWords[language]
  return [
    ...columns.map(({ name }) => words.columns[name]),
    ...(rate === undefined ? [] : [words.rate_column]),
  ]
}

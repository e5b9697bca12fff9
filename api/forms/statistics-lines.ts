import { formatDecimal } from '#domain/money/money-text.ts'
import { formStatisticsWords } from '#domain/form-statistics-words.ts'
import type { Language } from '#core/language.ts'
import type { Statistics } from './read-statistics.ts'

/** A line of the statistics in a file or on paper: of what, which answer, how many, and their share in percent. */
export interface StatisticsLine {
  readonly question: string
  readonly answer: string
  readonly count: number | null
  readonly share: string | null
}

/** The statistics as one table, in the order of the page. */
export function statisticsLines(
  { total, by, rows, fields }: Statistics,
  language: Language,
): StatisticsLine[] {
  const words = formStatisticsWords[language]
  const alone = (question: string, answer: string) => ({ question, answer, count: null, share: null })
  const number = (value: string) => formatDecimal(value, { language, digits: 2 })
  return [
    { question: words.total, answer: '', count: total, share: null },
    ...rows
      .filter(({ answers }) => answers > 0)
      .map(({ label, answers }) => ({ question: words.by[by], answer: label, count: answers, share: null })),
    ...fields.flatMap(({ label, answered, options, numbers, latest }) => [
      { question: label, answer: words.responses, count: answered, share: null },
      ...(options ?? []).map((option) => ({
        question: label,
        answer: option.label,
        count: option.answers,
        share: option.share,
      })),
      ...(numbers === null
        ? []
        : (['sum', 'smallest', 'average', 'largest'] as const).map((name) =>
            alone(label, `${words[name]}: ${number(numbers[name])}`),
          )),
      ...(latest ?? []).map(({ name, value }) => alone(label, `${value} (${name})`)),
    ]),
  ]
}

import type { Language } from '#core/language.ts'
import { formStatisticsWords } from '#domain/form-statistics-words.ts'
import { formatDecimal } from '#domain/money/money-text.ts'
import { columnWords } from '#domain/reports/book-words.ts'
import type { LineOf } from '#domain/reports/book.ts'
import type { formStatisticsBook } from '#domain/reports/books.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import type { Statistics } from './read-statistics.ts'

type Line = LineOf<typeof formStatisticsBook>

/** The statistics as one table, in the order of the page: of what, which answer, how many, and their share. */
export function statisticsLines({ total, by, rows, fields }: Statistics, language: Language): Line[] {
  const words = formStatisticsWords[language]
  const { by: rowWords } = reportFigureWords[language]
  const line = (question: string, answer: string, count?: number, share: string | null = null): Line => ({
    question,
    answer,
    responses: count === undefined ? null : String(count),
    share,
  })
  const number = (value: string) => formatDecimal(value, { language, digits: 2 })
  return [
    line(words.total, '', total),
    ...rows
      .filter(({ answers }) => answers > 0)
      .map(({ label, answers }) => line(rowWords[by], label, answers)),
    ...fields.flatMap(({ label, answered, options, numbers, latest }) => [
      line(label, columnWords.responses[language], answered),
      ...(options ?? []).map((option) => line(label, option.label, option.answers, option.share)),
      ...(numbers === null
        ? []
        : (['sum', 'smallest', 'average', 'largest'] as const).map((name) =>
            line(label, `${words[name]}: ${number(numbers[name])}`),
          )),
      ...(latest ?? []).map(({ name, value }) => line(label, `${value} (${name})`)),
    ]),
  ]
}

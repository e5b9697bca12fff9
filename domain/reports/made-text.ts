import { writtenMoment } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { reportFigureWords } from './words.ts'

interface Made {
  readonly language: Language
  /** Who asked, where they are named, and when: an instant. */
  readonly by?: string | undefined
  readonly at: string
}

/** Who made a report and when, by the office's clock. */
export function madeText({ language, by, at }: Made): string {
  const { made, made_at: madeAt } = reportFigureWords[language]
  return (by === undefined ? madeAt : made.replace('{{name}}', by)).replace('{{at}}', writtenMoment(at))
}

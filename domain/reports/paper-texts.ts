import { writtenDay, writtenMoment } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { currencies, type CurrencyCode } from '../currency.ts'
import { reportFigureWords } from './words.ts'

/** What stands on every report's paper and file. */

interface Period {
  /** Days, `yyyy-MM-dd`; empty or absent: without this end. */
  readonly from?: string | null
  readonly to?: string | null
  /** Of its amounts; absent: it has none. */
  readonly currency?: CurrencyCode
}

/** `01/11/2026 – 30/11/2026 (đ)`; an open end says nothing, and no end at all nothing of the period. */
export function periodText({ from, to, currency }: Period): string {
  const days = [from, to].map((day) => day ?? '')
  const said = days.every((day) => day === '')
    ? []
    : [days.map((day) => (day === '' ? '…' : writtenDay(day))).join(' – ')]
  return [...said, ...(currency === undefined ? [] : [`(${currencies[currency].symbol})`])].join(' ')
}

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

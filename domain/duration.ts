import type { Language } from '#core/language.ts'
import { durationMinutes } from './constants.ts'
import { formatNumber } from './money/money-text.ts'

const units = ['year', 'day', 'hour', 'minute'] as const

/**
 * Minutes as people say them, in the largest units first: `2 ngày 3 giờ`. Shorter than a minute is none. `most`: units
 * that are said at most; what is left is dropped.
 */
export function formatDuration(minutes: number, language: Language, most: number = units.length): string {
  let left = Math.max(0, Math.floor(minutes))
  const parts = units.map((unit) => {
    const count = Math.floor(left / durationMinutes[unit])
    left -= count * durationMinutes[unit]
    return { unit, count }
  })
  const first = parts.findIndex(({ count }) => count > 0)
  const said = first < 0 ? parts.slice(-1) : parts.slice(first, first + most).filter(({ count }) => count > 0)
  return said.map(({ unit, count }) => inUnit(count, unit, language)).join(' ')
}

type Unit = (typeof units)[number]

/** One and several of each. Not from `Intl`: Chromium, which has no Khmer of its own, says “21 hours” in it. */
const words: Readonly<Record<Language, Readonly<Record<Unit, readonly [one: string, several: string]>>>> = {
  vi: { year: ['năm', 'năm'], day: ['ngày', 'ngày'], hour: ['giờ', 'giờ'], minute: ['phút', 'phút'] },
  en: {
    year: ['year', 'years'],
    day: ['day', 'days'],
    hour: ['hour', 'hours'],
    minute: ['minute', 'minutes'],
  },
  km: { year: ['ឆ្នាំ', 'ឆ្នាំ'], day: ['ថ្ងៃ', 'ថ្ងៃ'], hour: ['ម៉ោង', 'ម៉ោង'], minute: ['នាទី', 'នាទី'] },
}

function inUnit(count: number, unit: Unit, language: Language): string {
  const [one, several] = words[language][unit]
  return `${formatNumber(count, { language, digits: 0 })} ${count === 1 ? one : several}`
}

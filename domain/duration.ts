import type { Language } from '#core/language.ts'
import { durationMinutes } from './constants.ts'

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
  return said.map(({ unit, count }) => inUnit(language, unit).format(count)).join(' ')
}

const known = new Map<string, Intl.NumberFormat>()

function inUnit(language: Language, unit: (typeof units)[number]): Intl.NumberFormat {
  const key = `${language} ${unit}`
  const format =
    known.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  known.set(key, format)
  return format
}

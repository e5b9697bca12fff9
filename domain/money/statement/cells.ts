import { canonicalAmount, isAmount } from '#core/amount.ts'
import { isDay } from '#core/fields/calendar.ts'
import { addDays } from '#core/days.ts'

/** A day, and a time of it where the bank says one. */
export interface StatementDay {
  readonly day: string
  /** `10:15:00` */
  readonly time?: string
}

const words = /VN[DĐ]|USD|KHR|RIELS?|[đ₫$៛]/giu
/** `12.00 DR` is money out, or a balance below zero. */
const side = /([^A-Z])(CR|DR)\.?$/i

/** Digits as Latin ones: statements in Khmer may have their own. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - 0x17e0))

/**
 * An amount as banks write it: `1,500,000.00`, `1.500.000,50`, `(500)`, `+500`, `500-`, `1 500 000 VND`. Undefined for
 * what is none.
 */
export function readAmount(text: string): string | undefined {
  const said = side.exec(text.trim())?.[2]?.toUpperCase()
  const bare = text
    .trim()
    .replace(side, '$1')
    .replaceAll(words, '')
    .replaceAll(/[\s\u00a0\u202f']/g, '')
  const bracketed = /^\((.*)\)$/.exec(bare)?.[1]
  const [, before = '', digits = '', after = ''] = /^([+-]?)([\d.,]+)(-?)$/.exec(bracketed ?? bare) ?? []
  if (!/\d/.test(digits)) return undefined
  const number = plainNumber(digits)
  if (number === undefined) return undefined
  const isBelow = said === 'DR' || [before, after].includes('-') !== (bracketed !== undefined)
  return canonicalAmount(`${isBelow ? '-' : ''}${number}`)
}

/** Digits with a point alone. */
function plainNumber(digits: string): string | undefined {
  const point = pointOf(digits)
  const at = point === undefined ? -1 : digits.lastIndexOf(point)
  const whole = at === -1 ? digits : digits.slice(0, at)
  const groups = whole.split(/[.,]/)
  const [first = '', ...others] = groups
  // Thousands stand in groups of three, by one sign.
  if (others.some((group) => group.length !== 3) || (others.length > 0 && !/^\d{1,3}$/.test(first)))
    return undefined
  if (new Set(whole.replaceAll(/\d/g, '')).size > 1) return undefined
  const fraction = at === -1 ? '' : digits.slice(at + 1)
  const text = `${groups.join('') || '0'}${fraction === '' ? '' : `.${fraction}`}`
  return isAmount(text) ? text : undefined
}

/** The sign before the fraction; undefined where there is none. */
function pointOf(digits: string): '.' | ',' | undefined {
  const [points, commas] = [digits.split('.').length - 1, digits.split(',').length - 1]
  if (points > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
  const sign = points > 0 ? '.' : ','
  const count = points + commas
  // `1.500` is a thousand and a half: no bank writes three digits of a fraction.
  return count === 1 && !/^\d{1,3}[.,]\d{3}$/.test(digits) ? sign : undefined
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const numbered = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/
const yearFirst = /(?<!\d)(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/
const dayNamed = /(?<!\d)(\d{1,2})[ /.-]?([A-Z]{3})[A-Z]*[ ,/.-]*(\d{4}|\d{2})(?!\d)/
const monthNamed = /\b([A-Z]{3})[A-Z]* (\d{1,2}),? (\d{4})(?!\d)/
/** `SA` and `CH` are morning and afternoon. */
const clock = /(?<![\d:+])(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)? ?([AP]M|SA|CH)?(?![\d:])/
/** `20261123`, `20261123101500` */
const packed = /^(20\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2}))?$/

/** The day that a cell names, with its time. `isMonthFirst`: `11/23/2026`. Undefined for what names none. */
export function readDay(cell: string, isMonthFirst: boolean): StatementDay | undefined {
  const text = cell.toUpperCase().trim()
  const day = dayIn(text, isMonthFirst)
  if (day === undefined || !isDay(day)) return undefined
  const time = timeIn(text)
  return time === undefined ? { day } : { day, time }
}

function dayIn(text: string, isMonthFirst: boolean): string | undefined {
  const first = packed.exec(text) ?? yearFirst.exec(text)
  if (first !== null) return dayOf(first[1], first[2], first[3])
  const numbers = numbered.exec(text)
  if (numbers !== null) {
    const [, a, b, year] = numbers
    return isMonthFirst ? dayOf(year, a, b) : dayOf(year, b, a)
  }
  const named = dayNamed.exec(text)
  if (named !== null) return dayOf(named[3], monthOf(named[2]), named[1])
  const american = monthNamed.exec(text)
  if (american !== null) return dayOf(american[3], monthOf(american[1]), american[2])
  // The number of a day in a workbook whose cell is no date.
  return /^[45]\d{4}(\.\d+)?$/.test(text) ? addDays('1899-12-30', Math.floor(Number(text))) : undefined
}

const monthOf = (name: string | undefined) => String(months.indexOf(name ?? '') + 1)

const dayOf = (year = '', month = '', day = '') =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

function timeIn(text: string): string | undefined {
  const [, , , , hours, minutes, seconds] = packed.exec(text) ?? []
  const found = clock.exec(hours === undefined ? text : `${hours}:${minutes}:${seconds}`)
  if (found === null) return undefined
  const [, hour = '', minute = '', second = '00', half] = found
  const twelve =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'PM' || half === 'CH' ? 12 : 0)
  if (twelve > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  return `${String(twelve).padStart(2, '0')}:${minute}:${second}`
}

/** Whether a column of days writes the month first: no first number is above 12, and a second one is. */
export function isMonthFirst(cells: readonly string[]): boolean {
  const pairs = cells.flatMap((cell) => {
    const [, a, b] = numbered.exec(cell) ?? []
    return a === undefined || yearFirst.test(cell) ? [] : [[Number(a), Number(b)] as const]
  })
  return pairs.every(([a]) => a <= 12) && pairs.some(([, b]) => b > 12)
}

/**
 * Places of days that a spreadsheet may have read the wrong way round. It reads texts by its own order and leaves those
 * that it can't: where all that it left are beyond 12, the days that it made are what it has misread (`13/11` stayed, and
 * `05/11` became 11 May).
 */
export function halfConverted(
  cells: readonly { readonly text: string; readonly isDay: boolean }[],
): number[] {
  const left = cells.flatMap(({ text, isDay }) => {
    const first = isDay || yearFirst.test(text) ? undefined : numbered.exec(text)?.[1]
    return first === undefined ? [] : [Number(first)]
  })
  if (left.length === 0 || left.some((first) => first <= 12)) return []
  return cells.flatMap(({ text, isDay }, place) => {
    const day = Number(/^\d{4}-\d{2}-(\d{2})/.exec(text)?.[1])
    return isDay && day <= 12 ? [place] : []
  })
}

import { isZero } from '#core/amount.ts'
import { daysAfter, officeClock } from '#core/days.ts'
import { bankText } from './bank-text.ts'
import { readReferences } from './read-references.ts'

/** What a source says of a movement, in the form in which two of them are compared (`sameness.ts`). */
export interface Telling {
  readonly day: string
  /** The day as a number, so that days are compared quickly. */
  readonly at: number
  /** Minutes of the office's day; undefined where the source says no time. */
  readonly minutes: number | undefined
  /** The bank's own number, in capitals without signs. */
  readonly number: string | undefined
  /** What the account held after it. */
  readonly balance: string | undefined
  readonly references: readonly string[]
  readonly words: readonly string[]
  /** The words without the spaces between them, which banks drop and add. */
  readonly bare: string
  /** Words that hardly two movements share: of letters and digits, or numbers of six digits. */
  readonly marks: readonly string[]
  /** The first and last day of which its file tells all; null: it is a gateway's, which tells of one movement. */
  readonly file: { readonly first: string; readonly last: string } | null
}

interface Told {
  readonly date: string
  /** ISO 8601 */
  readonly occurred_at: string | null
  readonly reference_code: string | null
  readonly description: string | null
  readonly balance: string | null
}

/** Reads once what comparing looks at: texts are compared with many others. */
export function readTelling(told: Told, file: Telling['file']): Telling {
  const text = bankText(told.description ?? '')
  const words = text === '' ? [] : text.split(' ')
  return {
    day: told.date,
    at: daysAfter('2000-01-01', told.date),
    minutes: minutesOf(told.occurred_at),
    number: numberOf(told.reference_code),
    // A gateway that knows no balance says 0.
    balance: told.balance === null || (file === null && isZero(told.balance)) ? undefined : told.balance,
    references: [...new Set(readReferences(text).map(({ word }) => word))],
    words,
    bare: words.join(''),
    marks: [...new Set(words.filter(isMark))],
    file,
  }
}

/** Midnight is what a source without a time says. */
function minutesOf(instant: string | null): number | undefined {
  if (instant === null) return undefined
  const [hours = '0', minutes = '0'] = officeClock(instant).slice(11).split(':')
  return Number(hours) * 60 + Number(minutes) || undefined
}

/** A shorter one is a turn of the day, or a teller's. */
function numberOf(code: string | null): string | undefined {
  const number = bankText(code ?? '').replaceAll(' ', '')
  return number.length >= 8 && /\d{5}/.test(number) && readReferences(number).length === 0
    ? number
    : undefined
}

const mixed = /^(?=.*[A-Z])(?=.*\d)[0-9A-Z]{5,}$/
/** Months and days, which many movements say: `112026`, `T112026`, `24112026`, `241126`. */
const calendar = /^(T|THANG|KY)?(\d{2})?(0[1-9]|1[0-2])(20)?\d{2}$|^20\d{2}(0[1-9]|1[0-2])(\d{2})?$/
/** A bank's number within its network stands in every transfer from it. */
const bankNumber = /^9704\d{2}$/

const isMark = (word: string) =>
  (mixed.test(word) || /^\d{6,}$/.test(word)) && !calendar.test(word) && !bankNumber.test(word)

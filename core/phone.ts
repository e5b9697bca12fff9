import { normal } from './text.ts'

/** Country codes of the offices; a number within the country begins with 0 instead. */
const cambodia = '855'
export const countryCodes: readonly string[] = ['84', cambodia]

/** A number as it is kept. Nine digits begin with the nought that is dialled within Cambodia. */
export const phonePattern = /^(0[0-9]{8}|[0-9]{10,11})$/

const khmerZero = 0x17e0

/** Full-width and Khmer digits become ASCII digits. */
export const asciiDigits = (text: string) =>
  normal(text, 'NFKC').replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - khmerZero))

/** Dashes of every length; NFKC makes U+2011 of it U+2010. */
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63]/g

/**
 * A name of letters and digits in the one spelling that is compared: compatible forms, ASCII digits and hyphens, and
 * nothing that takes no room (signs of direction, joiners, the space of no width).
 */
export const plainSigns = (text: string) =>
  asciiDigits(text)
    .replace(/[\p{Cf}\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu, '')
    .replace(dashes, '-')

/** A name or number as it was typed, without what people write between digits: `+84 (90) 123-4567` -> `+84901234567`. */
export const compactPhone = (typed: string) => plainSigns(typed).replace(/[\s().-]/g, '')

/**
 * The spelling in which a phone number is kept: `+84 901 234 567`, `0084901234567` and `84901234567` are `0901234567`.
 * Cambodia's numbers have 9 or 10 digits within the country: `+855 12 345 678` is `012345678`. A number of another country
 * keeps its digits, and so does one that is too short within its country. Only spaces, dots, brackets, dashes and signs
 * that take no room are dropped; anything else stays for the field to refuse.
 */
export function localPhone(typed: string): string {
  const compact = compactPhone(typed)
  const [, mark = '', digits = ''] = /^(\+|00)?(\d+)$/.exec(compact) ?? []
  if (digits === '') return compact
  const local = withinCountry(digits)
  if (local === undefined) return mark === '+' ? digits : compact
  const least = digits.startsWith(cambodia) ? 9 : 10
  // Without a mark, only a whole number is sure to begin with its country.
  if (mark === '' && (local.length < least || digits.length < 11)) return compact
  return local.length < least && digits.length >= 10 ? digits : local
}

/**
 * The spellings in which a number, or a part of one, may be kept, for a search: `+84901` and `0901` find each other.
 * Empty for text that is no number of at least four digits.
 */
export function phonesToFind(typed: string): readonly string[] {
  const compact = compactPhone(typed)
  if (!/^\+?\d{4,15}$/.test(compact)) return []
  const digits = compact.replace(/^(?:\+|00)/, '')
  const local = withinCountry(digits) ?? digits
  const abroad = local.startsWith('0') ? countryCodes.map((code) => code + local.slice(1)) : []
  return [...new Set([local, digits, ...abroad])]
}

/** Digits that begin with a country's code, as they are dialled within it. */
function withinCountry(digits: string): string | undefined {
  const country = countryCodes.find((code) => digits.startsWith(code))
  return country === undefined ? undefined : `0${digits.slice(country.length).replace(/^0/, '')}`
}

import { normal } from './text.ts'

/** Country codes of the offices; a number within the country begins with 0 instead. */
export const countryCodes: readonly string[] = ['84', '855']

const khmerZero = 0x17e0

/** Full-width and Khmer digits become ASCII digits. */
export const asciiDigits = (text: string) =>
  normal(text, 'NFKC').replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - khmerZero))

/** A name or number as it was typed, without what people write between digits: `+84 (90) 123-4567` -> `+84901234567`. */
export const compactPhone = (typed: string) => asciiDigits(typed).replace(/[\s().\-–]/g, '')

/**
 * The spelling in which a phone number is kept: `+84 901 234 567`, `0084901234567` and `84901234567` are `0901234567`.
 * A number of another country keeps its digits, and so does one that is shorter than 10 digits within its country. Only
 * spaces, dots, brackets and dashes are dropped; anything else stays for the field to refuse.
 */
export function localPhone(typed: string): string {
  const compact = typed.replace(/[ .()-]/g, '')
  const [, mark = '', digits = ''] = /^(\+|00)?(\d+)$/.exec(compact) ?? []
  if (digits === '') return compact
  const local = withinCountry(digits)
  if (local === undefined) return mark === '+' ? digits : compact
  // Without a mark, only a whole number is sure to begin with its country.
  if (mark === '' && (local.length < 10 || digits.length < 11)) return compact
  return local.length < 10 && digits.length >= 10 ? digits : local
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

import { asciiDigits, compactPhone, countryCodes } from '#core/phone.ts'

/** The name that somebody signs in with, in all spellings that mean the same account. */
export interface Username {
  /** One spelling for all of them; throttles count unknown names by it. */
  readonly canonical: string
  /** Lower case, for e-mail addresses. */
  readonly email: string
  /** Spellings in which the phone number may be stored, the likeliest first. Empty if it is no phone number. */
  readonly phones: readonly string[]
}

/**
 * Reads a name as typed. Spaces, dots, brackets, `+84`, full-width and Khmer digits are other spellings of the same
 * number.
 */
export function readUsername(typed: string): Username {
  const text = asciiDigits(typed).trim().toLowerCase()
  const compact = compactPhone(typed)
  if (!/^\+?\d{8,15}$/.test(compact)) return { canonical: text, email: text, phones: [] }
  const digits = compact.replace(/^(?:\+|00)/, '')
  const country = countryCodes.find((code) => digits.startsWith(code))
  const rest = digits.slice(country?.length ?? 0).replace(/^0/, '')
  const canonical = `0${rest}`
  const foreign = country === undefined ? countryCodes : [country]
  return {
    canonical,
    email: text,
    phones: [...new Set([digits, canonical, ...foreign.map((code) => code + rest)])],
  }
}

/**
 * All spellings of a stored phone number that somebody types for it, or that an account may have stored: the numbers of
 * two accounts with a spelling in common are one name to sign in with.
 */
export function phoneSpellings(phone: string): readonly string[] {
  const { canonical } = readUsername(phone)
  return [...new Set([phone, canonical.slice(1), ...readUsername(canonical).phones])]
}

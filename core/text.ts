/**
 * Lower case without accents, so that `duc` finds Đức. Only Latin accents go: Khmer vowels are
 * combining marks too, and without them its words would be lost. The joiner that keeps a word whole on a line goes too.
 */
export const unaccent = (text: string) =>
  normal(
    normal(text.toLowerCase(), 'NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replaceAll('đ', 'd')
      .replaceAll('\u2060', ''),
    'NFC',
  )

/**
 * A text in one of Unicode's normal forms. One that heaps marks on a sign stays as it is: putting n marks in order takes
 * n² steps, and a body's worth of them would hold the server for minutes.
 */
export const normal = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC') =>
  isReadable(text) ? text.normalize(form) : text

/**
 * Without the signs that turn the direction of a text, by which an amount could be made to read backwards. None of our
 * languages is written from the right.
 */
export const withoutTurns = (text: string) =>
  text.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/** No sign bears more marks than Unicode's stream-safe format lets it bear; no language comes near. */
export const isReadable = (text: string) => !/\p{M}{31}/u.test(text)

/** Text that PostgreSQL and JSON can hold unchanged, no NUL, no half of a surrogate pair, and that can be put in order. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0') && isReadable(text)

/** `apartment_type` -> `apartment-type`. */
export const kebab = (name: string) => name.replaceAll('_', '-')

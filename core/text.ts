/** Signs that take no room: of direction, joiners, and the space of no width that parts Khmer words. */
const noRoom = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** Signs that show nothing at all: a text of these alone is empty. */
export const isInvisible = (text: string) =>
  /^[\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]*$/u.test(text)

/**
 * Lower case without accents, so that `duc` finds Đức, and without what nobody sees: signs of no room, and which of two
 * Khmer letters that look alike below another is written (`ប្ដូរ` is `ប្តូរ`). Only Latin accents go: Khmer vowels are
 * combining marks too, and without them its words would be lost. `plain_text` does the same in the database.
 */
export const unaccent = (text: string) =>
  normal(
    normal(text.toLowerCase(), 'NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(noRoom, '')
      .replaceAll('\u17d2\u178a', '\u17d2\u178f')
      .replaceAll('đ', 'd'),
    'NFC',
  )

/** Marks that people write, or leave out, between the signs of a code: `A-0304` is also `a0304` and `A 03.04`. */
const codeMarks = /[\s\-_./]/g

/** A code as searches compare it, without the marks between its signs. `compactSql` does the same in the database. */
export const compactCode = (text: string) => unaccent(text).replaceAll(codeMarks, '')

/** Whether every word that was typed is in the text, or, as a code, all of them together. */
export function holdsWords(text: string, typed: string): boolean {
  const plain = unaccent(text)
  const words = unaccent(typed).split(/\s+/)
  return (
    words.every((word) => plain.includes(word)) ||
    (/\d/.test(typed) && compactCode(text).includes(compactCode(typed)))
  )
}

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

/** Browsers break lines before the last syllable of "apartment", which alone means "not": a word joiner holds it. */
export const holdKhmerWords = (text: string) => text.replaceAll('អាផាតមិន', 'អាផាត\u2060មិន')

/** `apartment_type` -> `apartment-type`. */
export const kebab = (name: string) => name.replaceAll('_', '-')

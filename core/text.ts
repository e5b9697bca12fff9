/**
 * Lower case without accents, so that `duc` finds Đức. Only Latin accents go: Khmer vowels are
 * combining marks too, and without them its words would be lost.
 */
export const unaccent = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .normalize('NFC')

/** Text that PostgreSQL and JSON can hold unchanged: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** `apartment_type` -> `apartment-type`. */
export const kebab = (name: string) => name.replaceAll('_', '-')

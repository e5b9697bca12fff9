const digits = 6

/** The number of a document: its book, its year and its place in it, `PT-2026-000123`. */
export const documentNumber = ({
  book,
  year,
  serial,
}: {
  book: string
  year: number
  serial: number
}): string => `${book}-${year}-${String(serial).padStart(digits, '0')}`

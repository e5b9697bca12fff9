const digits = 6

/** Where a fund's money is held. */
export type FundKind = 'cash' | 'bank'

/**
 * The book of a document that moves money, by the fund and the direction: phiếu thu and phiếu chi of cash, giấy báo có
 * and giấy báo nợ of a bank account.
 */
export const moneyBooks = {
  cash: { in: 'PT', out: 'PC' },
  bank: { in: 'BC', out: 'BN' },
} as const satisfies Readonly<Record<FundKind, Readonly<Record<'in' | 'out', string>>>>

/** The book of documents that move no money: phiếu kế toán. */
export const plainBook = 'PKT'

/**
 * Books of entries that no document with a number stands for. Their number follows from what they are of and the day of
 * accounting, `KP-20261031-45`: fees of a run (its id), late interest of a run, a single fee, the end of a fee, an opening
 * debt, a month's portion of a prepayment, its return, the difference of a counted till, closing entries of a hand-over.
 */
export const entryBooks = {
  run: 'KP',
  interest: 'LP',
  fee: 'KL',
  fee_void: 'HP',
  opening: 'ND',
  release: 'PB',
  release_void: 'HB',
  till: 'KK',
  closing: 'KC',
} as const

/** Whether a number is of such a book. */
export const isDerivedNumber = (number: string): boolean =>
  Object.values(entryBooks).some((book) => number.startsWith(`${book}-`))

/** Whether further entries of the same day may take the number: it is a run's. */
export const isSharedNumber = (number: string): boolean =>
  [entryBooks.run, entryBooks.interest].some((book) => number.startsWith(`${book}-`))

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

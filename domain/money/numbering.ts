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

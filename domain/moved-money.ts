/** The documents by which money comes into a fund. */
export const movedIn = ['receipts', 'vouchers', 'deposits', 'prepayments'] as const
/** Those by which it goes out. */
export const movedOut = ['paid_out', 'refunds', 'deposit_returns'] as const

export type MovedName = (typeof movedIn | typeof movedOut)[number]

/** A value for each of them. */
export const eachMoved = <T>(of: (name: MovedName) => T): Readonly<Record<MovedName, T>> => ({
  receipts: of('receipts'),
  vouchers: of('vouchers'),
  deposits: of('deposits'),
  prepayments: of('prepayments'),
  paid_out: of('paid_out'),
  refunds: of('refunds'),
  deposit_returns: of('deposit_returns'),
})

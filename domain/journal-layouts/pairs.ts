import { compareAmounts, isZero, smallerAmount, subtractAmounts } from '#core/amount.ts'

/** One side of an entry: a debit is positive, a credit negative. */
interface Side {
  readonly amount: string
}

/** One side against others, which come to the same: as every accounting program reads an entry. */
export interface Group<L extends Side> {
  readonly one: L
  /** The whole of each, or a part of it; always positive. */
  readonly many: readonly { readonly side: L; readonly amount: string }[]
}

export interface Pair<L extends Side> {
  readonly debit: L
  readonly credit: L
  /** Always positive. */
  readonly amount: string
}

/**
 * Cuts an entry into groups of one against many, never many against many: a single credit stands against all debits,
 * else each debit against the credits that are left, in their order. Nothing is lost: each side's parts come to its amount.
 * Throws for an entry that does not balance.
 */
export function groupEntry<L extends Side>(sides: readonly L[]): Group<L>[] {
  const moved = sides.filter(({ amount }) => !isZero(amount))
  const debits = moved.filter(({ amount }) => !isNegative(amount))
  const credits = moved.filter(({ amount }) => isNegative(amount))
  const [only] = credits
  return only !== undefined && credits.length === 1 && debits.length > 1
    ? takeInOrder([only], debits)
    : takeInOrder(debits, credits)
}

const isNegative = (amount: string) => compareAmounts(amount, '0') < 0
const absoluteOf = (amount: string) => (isNegative(amount) ? subtractAmounts('0', amount) : amount)

/** Each of the ones takes of the others, in their order, until it has its amount. */
function takeInOrder<L extends Side>(ones: readonly L[], others: readonly L[]): Group<L>[] {
  const left = others.map((side) => ({ side, amount: absoluteOf(side.amount) }))
  const groups = ones.map((one): Group<L> => {
    const many: { side: L; amount: string }[] = []
    let wanted = absoluteOf(one.amount)
    while (!isZero(wanted)) {
      const next = left.find(({ amount }) => !isZero(amount))
      if (next === undefined) throw new Error('an entry does not balance')
      const amount = smallerAmount(next.amount, wanted)
      many.push({ side: next.side, amount })
      next.amount = subtractAmounts(next.amount, amount)
      wanted = subtractAmounts(wanted, amount)
    }
    return { one, many }
  })
  if (left.some(({ amount }) => !isZero(amount))) throw new Error('an entry does not balance')
  return groups
}

/** Cuts an entry into pairs of one debit and one credit. */
export const cutEntry = <L extends Side>(sides: readonly L[]): Pair<L>[] =>
  groupEntry(sides).flatMap(({ one, many }) =>
    many.map(({ side, amount }) =>
      isNegative(one.amount) ? { debit: side, credit: one, amount } : { debit: one, credit: side, amount },
    ),
  )

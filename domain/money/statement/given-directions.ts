import { saysReversal } from '../bank/reversal.ts'
import { compareBalances } from './balances.ts'
import { directionOf, minusBeforeOut, type SaidDirections } from './directions.ts'
import { directed, isBelowZero, type StatedMoney } from './money.ts'
import type { ReadStatement, StatementRow } from './statement.ts'

/** A row whose money has no direction yet. */
export type Draft = Omit<StatementRow, 'type' | 'price'> & { readonly money: StatedMoney }

/**
 * The drafts with their directions, and the numbers of those of which nobody knows it. Some banks write a minus before
 * all money out, others before what they take back alone: the balances tell which, or what somebody has said of the
 * account, or the words, or what most of the money out has.
 */
export function giveDirections(
  drafts: readonly Draft[],
  afterGap: ReadonlySet<number>,
  said: SaidDirections = [],
): Pick<ReadStatement, 'rows' | 'balances'> & { readonly undecided: readonly number[] } {
  const taken = (isMinusUsual: boolean, of = drafts) => {
    const rows = of.map(({ money, ...draft }) => ({ ...draft, ...directed(money, isMinusUsual) }))
    return { rows, balances: compareBalances(rows, afterGap), undecided: [] }
  }
  const out = drafts.filter(({ money }) => money.side === 'out')
  const [below, above] = [true, false].map((is) =>
    out.filter(({ money }) => isBelowZero(money.amount) === is),
  ) as [Draft[], Draft[]]
  if (below.length === 0) return taken(false)
  const [usual, turned] = [taken(true), taken(false)]
  const difference = turned.balances.wrong.length - usual.balances.wrong.length
  if (difference !== 0) return difference < 0 ? turned : usual
  const told = directionOf(minusBeforeOut, said)
  if (told !== undefined) return told === 'out' ? usual : turned
  const [belowSays, aboveSays] = [below, above].map((rows) =>
    rows.every(({ description }) => saysReversal(description)),
  )
  if (!belowSays && above.length === 0) return usual
  if (above.length > 0 && belowSays !== aboveSays) return belowSays ? turned : usual
  if (above.length > 0 && above.length !== below.length) return below.length < above.length ? turned : usual
  const left = drafts.filter((draft) => !below.includes(draft) && !above.includes(draft))
  return { ...taken(false, left), undecided: [...below, ...above].map(({ number }) => number) }
}

import { compareAmounts, isZero, sumAmounts } from '#core/amount.ts'
import type { Judgement } from './ladder.ts'

export interface Share {
  readonly apartment_id: string
  readonly amount: string
}

/** How a transfer that names several apartments pays what they owe; empty where their open sums are not exactly it. */
export function divisionOf(
  { why, candidates }: Pick<Judgement, 'why' | 'candidates'>,
  amount: string,
): Share[] {
  if (why !== 'several_apartments' || candidates.length < 2) return []
  const shares = candidates.map(({ id, open }) => ({ apartment_id: id, amount: open }))
  const isWhole = compareAmounts(sumAmounts(shares.map((share) => share.amount)), amount) === 0
  return isWhole && shares.every((share) => !isZero(share.amount)) ? shares : []
}

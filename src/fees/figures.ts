import { compareAmounts, subtractAmounts } from '#core/amount.ts'

/** `+47565`, `-197655`: a difference says its direction. */
export function differenceOf(
  before: string,
  after: string,
): { readonly amount: string; readonly sign: '+' | '−' | '' } {
  const way = compareAmounts(after, before)
  const amount = way < 0 ? subtractAmounts(before, after) : subtractAmounts(after, before)
  return { amount, sign: way > 0 ? '+' : way < 0 ? '−' : '' }
}

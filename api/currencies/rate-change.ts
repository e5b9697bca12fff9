import { compareAmounts, multiplyAmounts, subtractAmounts } from '#core/amount.ts'
import { apiError } from '#api/http/error.ts'
import { mostPercent } from '#entities/finance/exchange-rate.ts'

/** The parameter by which a request confirms a change of more than `askedFrom` percent. */
export const confirmation = 'confirm_change'
const askedFrom = 5

/** A currency without any rate would accept any first rate, so removing the last one needs a confirmation too. */
export function requireSmall(old: string | null, fresh: string | null): void {
  if (old === null) return
  if (fresh === null) throw needsConfirm(old, null, -100)
  const change = multiplyAmounts(subtractAmounts(fresh, old), '100')
  const most = multiplyAmounts(old, String(askedFrom))
  if (compareAmounts(change, most) <= 0 && compareAmounts(change, `-${most}`) >= 0) return
  throw needsConfirm(old, fresh, percentOf(old, fresh))
}

function needsConfirm(old: string, fresh: string | null, percent: number) {
  const code = 'rate_change_needs_confirm'
  return apiError(422, code, [{ field: 'price', code }], {
    details: { confirm: confirmation, old, new: fresh, percent },
  })
}

/** By how many percent a rate has changed, cut off where it is kept. */
export const percentOf = (old: string, fresh: string) =>
  Math.min(Number(((Number(fresh) / Number(old) - 1) * 100).toFixed(2)), mostPercent)

import { compareAmounts, multiplyAmounts } from '#core/amount.ts'
import { apiError } from '#api/http/error.ts'

/** The parameter by which a request confirms a consumption far above the usual. */
export const confirmation = 'confirm_consumption'

/** One digit too many makes an index ten times as high. */
const askedFrom = '10'

/**
 * 422 `consumption_needs_confirm`, with `old`, `new` and `percent`, for a consumption of more than ten times what the
 * meter's last months used on average. A flat that stood empty may begin with anything.
 */
export function requireUsual(consumption: string, usual: string): void {
  if (compareAmounts(usual, '1') < 0) return
  if (compareAmounts(consumption, multiplyAmounts(usual, askedFrom)) <= 0) return
  const code = 'consumption_needs_confirm'
  throw apiError(422, code, [{ field: 'new_number', code }], {
    details: {
      confirm: confirmation,
      old: usual,
      new: consumption,
      percent: Math.round((Number(consumption) / Number(usual) - 1) * 100),
    },
  })
}

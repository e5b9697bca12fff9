import { compareAmounts } from '#core/amount.ts'
import { chargeFor } from '#domain/money/charge.ts'
import type { ChargeRule, Facts, Outcome } from '#domain/money/charge-types.ts'

/** A case that no tariff covers is one apartment's error and does not stop the run for all the others. */
export function calculateCharge(rule: ChargeRule, facts: Facts): Outcome {
  try {
    const outcome = chargeFor(rule, facts)
    const isTooMuch = 'charge' in outcome && compareAmounts(outcome.charge.amount, tooMuch) >= 0
    return isTooMuch ? { error: 'failed', detail: outcome.charge.amount } : outcome
  } catch (error) {
    return { error: 'failed', ...(error instanceof RangeError ? { detail: error.message } : {}) }
  }
}

/** No column of money can hold this much. */
const tooMuch = '10000000000000'

import { isZero, scaleAmount } from '#core/amount.ts'

/** The share of a part in percent, to one digit; never 100 while a dong is missing. Undefined if there is no whole. */
export const rateOf = (part: string, whole: string): string | undefined =>
  isZero(whole) ? undefined : scaleAmount(part, { by: '100', over: whole, digits: 1, down: true })

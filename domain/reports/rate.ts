import { isZero, scaleAmount, subtractAmounts } from '#core/amount.ts'

/** The share of a part in percent, to one digit; never 100 while a dong is missing. Undefined if there is no whole. */
export const rateOf = (part: string, whole: string): string | undefined =>
  isZero(whole) ? undefined : scaleAmount(part, { by: '100', over: whole, digits: 1, down: true })

/** How much more or less than before in percent, to one digit: `-12.5`. Undefined where there was nothing. */
export const changeOf = (now: string, before: string): string | undefined =>
  isZero(before)
    ? undefined
    : scaleAmount(subtractAmounts(now, before), { by: '100', over: before.replace('-', ''), digits: 1 })

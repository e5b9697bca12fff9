import { compareAmounts, isZero, multiplyAmounts, subtractAmounts, sumAmounts } from '#core/amount.ts'
import { currencies, type CurrencyCode } from '../currency.ts'
import { roundMoney, splitAmount } from './rounding.ts'

/** What a fee of one setting will be in one month. */
export interface ForeseenFee {
  readonly settingId: string
  /** yyyy-MM */
  readonly month: string
  readonly foreseen: string
}

/** One month's share of a prepayment, of one fee setting: `foreseen` = `discount` + `amount`. */
export interface Portion extends ForeseenFee {
  readonly discount: string
  /** What is paid of it. */
  readonly amount: string
}

export interface PrepaymentPlan {
  readonly foreseen: string
  readonly discount: string
  /** What is to be paid. */
  readonly amount: string
  /** By month; those that nothing is charged in are left out. */
  readonly portions: readonly Portion[]
}

/**
 * Shares a discount, in percent of the whole, out among the foreseen fees. Portions sum up to the totals exactly: what
 * rounding leaves over is the last month's.
 */
export function planPrepayment(
  fees: readonly ForeseenFee[],
  percent: string,
  currency: CurrencyCode,
): PrepaymentPlan {
  const charged = fees
    .filter(({ foreseen }) => !isZero(foreseen))
    .toSorted((a, b) => (a.month === b.month ? 0 : a.month < b.month ? -1 : 1))
  const foreseen = sumAmounts(charged.map((one) => one.foreseen))
  const discount = roundMoney(multiplyAmounts(multiplyAmounts(foreseen, percent), '0.01'), currency)
  const shares =
    charged.length === 0
      ? []
      : splitAmount(
          discount,
          charged.map((one) => one.foreseen),
          currencies[currency].digits,
        )
  const portions = charged.map((one, at) => {
    const share = shares[at] ?? '0'
    return { ...one, discount: share, amount: subtractAmounts(one.foreseen, share) }
  })
  return { foreseen, discount, amount: subtractAmounts(foreseen, discount), portions }
}

/** Whether the last portion can bear what rounding has left to it. */
export const isBearable = ({ portions }: PrepaymentPlan) =>
  portions.every(({ amount }) => compareAmounts(amount, '0') > 0)

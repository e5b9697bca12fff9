import { addDays, daysInMonth } from '#core/days.ts'
import {
  addAmounts,
  isZero,
  multiplyAmounts,
  roundAmount,
  scaleAmount,
  smallerAmount,
  subtractAmounts,
} from '#core/amount.ts'

/** A coupon's discount: percent of the price, or an amount in the order's currency. */
export type Discount = { readonly percent: number } | { readonly amount: string }

export interface OrderPrice {
  readonly full_price: string
  readonly discount: string
  /** The amount to pay. */
  readonly amount: string
}

interface Priced {
  readonly months: number
  /** The monthly price of each module, as decimal strings. */
  readonly prices: readonly string[]
  readonly discount?: Discount
  /** Fraction digits of the currency. */
  readonly digits: number
}

/** Months times prices, less the discount, which never takes off more than that. */
export function priceOrder({ months, prices, discount, digits }: Priced): OrderPrice {
  const full = roundAmount(multiplyAmounts(prices.reduce(addAmounts, '0'), String(months)), digits)
  const off =
    discount === undefined || isZero(full) ? '0' : smallerAmount(discountOn(full, discount, digits), full)
  return { full_price: full, discount: off, amount: subtractAmounts(full, off) }
}

const discountOn = (full: string, discount: Discount, digits: number) =>
  'amount' in discount
    ? discount.amount
    : scaleAmount(full, { by: String(discount.percent), over: '100', digits })

/** Months of a term from a day to a day (yyyy-MM-dd, both in it); one that has begun counts as one. */
export function countBegunMonths(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  // The term's end as the first day that is no longer in it.
  const [endYear = 0, endMonth = 0, endDay = 0] = addDays(to, 1).split('-').map(Number)
  const whole = (endYear - year) * 12 + (endMonth - month)
  // A month that begins on the 31st ends with the month's last day.
  const anniversary = Math.min(day, daysInMonth(endYear, endMonth))
  return Math.max(0, endDay > anniversary ? whole + 1 : whole)
}

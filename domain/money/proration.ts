import { scaleAmount } from '#core/amount.ts'
import { daysInMonth, daysAfter } from '#core/days.ts'
import { currencies, type CurrencyCode } from '../currency.ts'

/** Days from one day to another, both counted; 0 where the second is before the first. */
export const daysBetween = (from: string, to: string) => Math.max(0, daysAfter(from, to) + 1)

/** The first and the last day of a month (`yyyy-MM`). */
export function monthBounds(month: string): { first: string; last: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { first: `${month}-01`, last: `${month}-${daysInMonth(year, number)}` }
}

export interface Term {
  /** First and last day, both of it; absent = without an end. */
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
}

/** The number of days of a month that a term covers: one that starts on the last day covers one day. */
export function daysIn(month: string, { from, to }: Term): { days: number; of: number } {
  const { first, last } = monthBounds(month)
  const begins = from !== null && from !== undefined && from > first ? from : first
  const ends = to !== null && to !== undefined && to < last ? to : last
  return { days: daysBetween(begins, ends), of: daysBetween(first, last) }
}

/** The share of a month's amount that falls on a term, by days, rounded once. */
export function prorate(amount: string, month: string, term: Term, currency: CurrencyCode): string {
  const { days, of } = daysIn(month, term)
  return scaleAmount(amount, { by: String(days), over: String(of), digits: currencies[currency].digits })
}

/**
 * The price of a parking package for a month: by the day, or by half months, where a part of one counts as a whole
 * (docs/domain/fee.md).
 */
export function parkingAmount(
  price: string,
  applyBy: 'day' | 'half_month',
  month: string,
  { term, currency }: { term: Term; currency: CurrencyCode },
): string {
  if (applyBy === 'day') return prorate(price, month, term, currency)
  const halves = [
    { from: `${month}-01`, to: `${month}-15` },
    { from: `${month}-16`, to: monthBounds(month).last },
  ].filter((half) => (term.from ?? half.from) <= half.to && (term.to ?? half.to) >= half.from)
  return scaleAmount(price, { by: String(halves.length), over: '2', digits: currencies[currency].digits })
}

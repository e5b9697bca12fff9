import {
  addAmounts,
  compareAmounts,
  isZero,
  multiplyAmounts,
  roundAmount,
  scaleAmount,
  subtractAmounts,
} from '#core/amount.ts'
import { currencies, type CurrencyCode } from '../currency.ts'

/**
 * How riel that are asked for are rounded. `up` is in the building's favour, `down` in the payer's: riel that are handed
 * back go the other way.
 */
export const rielRoundings = ['nearest', 'up', 'down'] as const
export type RielRounding = (typeof rielRoundings)[number]

/** So many of the other currency of a pair for one of `of`. */
export interface PairRate {
  readonly of: CurrencyCode
  readonly price: string
}

/** What cash is rounded to, and how. */
export interface CashRule {
  readonly step: string
  readonly rounding: RielRounding
}

/** Two currencies and the rate between them. */
export interface Exchange {
  readonly from: CurrencyCode
  readonly to: CurrencyCode
  /** None within one currency. */
  readonly rate: PairRate | null
}

/** An amount in the other currency of a pair, rounded once to its digits. */
export const exchange = (amount: string, pair: Exchange): string =>
  exchangeTo(currencies[pair.to].digits, amount, pair)

function exchangeTo(digits: number, amount: string, { from, to, rate }: Exchange): string {
  if (from === to) return roundAmount(amount, digits)
  if (rate === null) throw new RangeError(`no rate between ${from} and ${to}`)
  return rate.of === from
    ? scaleAmount(amount, { by: rate.price, over: '1', digits })
    : scaleAmount(amount, { by: '1', over: rate.price, digits })
}

/** Finer than any rate times a note. */
const finest = 12

/**
 * What is still missing, as cash can be asked for: whole steps, rounded once by the rule. Below zero: what is handed
 * back. Who pays exactly what was asked for neither owes anything nor gets anything back. `handed` is what was handed over
 * in that cash already: it counts as it is, not at its worth in the books.
 */
export function missingInCash(
  missing: string,
  { handed = '0', ...pair }: Exchange & { readonly handed?: string },
  { step, rounding }: CashRule,
): string {
  const exact = subtractAmounts(exchangeTo(finest, missing, pair), handed)
  const inSteps = (down: boolean) =>
    multiplyAmounts(scaleAmount(exact, { by: '1', over: step, digits: 0, down }), step)
  if (rounding === 'nearest') return inSteps(false)
  const towardsZero = inSteps(true)
  const beyond = compareAmounts(exact, towardsZero)
  if (rounding === 'up') return beyond > 0 ? addAmounts(towardsZero, step) : towardsZero
  return beyond < 0 ? subtractAmounts(towardsZero, step) : towardsZero
}

/** Cash that a building counts in đồng hands back in đồng; in Cambodia it hands back riel, where it has a box of them. */
export const changeCurrency = (books: CurrencyCode, kept: readonly CurrencyCode[]): CurrencyCode =>
  books !== 'vnd' && kept.includes('riel') ? 'riel' : books

/** The rule for a currency: riel by the building's, others to their least unit. */
export const ruleFor = (currency: CurrencyCode, riel: CashRule): CashRule =>
  currency === 'riel' ? riel : { step: leastUnit(currency), rounding: 'nearest' }

export const leastUnit = (currency: CurrencyCode) => (currencies[currency].digits === 2 ? '0.01' : '1')

/** A difference in cash at its worth; what is too small to have one counts as the least unit, so that it is booked. */
export function worthOfDifference(difference: string, pair: Exchange): string {
  const value = exchange(difference, pair)
  if (!isZero(value) || isZero(difference)) return value
  return compareAmounts(difference, '0') > 0 ? leastUnit(pair.to) : `-${leastUnit(pair.to)}`
}

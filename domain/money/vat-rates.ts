import { compareAmounts, isZero } from '#core/amount.ts'
import type { Charge } from './charge-types.ts'
import { splitCharge, type FeeSplit, type IncomeTerms } from './income.ts'
import { monthBounds } from './proration.ts'

/** A rate of VAT, and the days on which its law holds. */
export interface VatRate {
  readonly percent: string
  readonly from: string
  /** Its last day; null: no end is known. */
  readonly to: string | null
  /** The rate that the office lets take its place afterwards; null: it has not decided. */
  readonly next: string | null
}

/** Whether some law gives exactly this rate on that day. */
export const holdsOn = (percent: string, day: string, rates: readonly VatRate[]) =>
  rates.some((rate) => isOf(rate, percent) && rate.from <= day && (rate.to === null || rate.to >= day))

/** The rate that stands for this one on that day: itself, or what follows it. Undefined: none does. */
export function vatOn(percent: string, day: string, rates: readonly VatRate[]): string | undefined {
  const seen: string[] = []
  let rate: string | null = percent
  while (rate !== null && !seen.includes(rate)) {
    if (holdsOn(rate, day, rates)) return rate
    seen.push(rate)
    rate = nextOf(rate, day, rates)
  }
  return undefined
}

/** What the last law of this rate that ended before that day says of afterwards. */
function nextOf(percent: string, day: string, rates: readonly VatRate[]): string | null {
  const ended = rates.filter((rate) => isOf(rate, percent) && rate.to !== null && rate.to < day)
  return ended.toSorted((one, other) => (one.from < other.from ? -1 : 1)).at(-1)?.next ?? null
}

const isOf = (rate: VatRate, percent: string) => compareAmounts(rate.percent, percent) === 0

export type DatedSplit =
  | { readonly split: FeeSplit }
  /** The rate for which no law is in force. */
  | { readonly ended: string }

/**
 * The parts of a month's charge, at rates in force then: the price's own on the last day of the month, when the service
 * is complete, and a surcharge's on the last day of its tariff's period. What surcharges add is priced by a tariff that
 * has its own days, so that it never changes by itself.
 */
export function splitOnDay(
  charge: Pick<Charge, 'amount' | 'trace'>,
  terms: IncomeTerms,
  { month, rates }: { readonly month: string; readonly rates: readonly VatRate[] },
): DatedSplit {
  if (terms.kind === 'maintenance_fund') return { split: splitCharge(charge, terms) }
  const { last } = monthBounds(month)
  const { periods, surcharges } = charge.trace
  const added = [
    ...surcharges.map((one) => ({ ...one, on: last })),
    ...periods.flatMap((period) => period.surcharges.map((one) => ({ ...one, on: period.to }))),
  ]
  const unlawful = added.find(
    ({ bookedAs, amount, percent, on }) =>
      (bookedAs === 'output_vat' || bookedAs === 'supplier_vat') &&
      !isZero(amount) &&
      !holdsOn(percent, on, rates),
  )
  if (unlawful !== undefined) return { ended: unlawful.percent }
  const { kind, vatPercent } = terms
  if (kind !== 'own' || vatPercent === null || isZero(vatPercent))
    return { split: splitCharge(charge, terms) }
  const now = vatOn(vatPercent, last, rates)
  return now === undefined
    ? { ended: vatPercent }
    : { split: splitCharge(charge, { ...terms, vatPercent: now }) }
}

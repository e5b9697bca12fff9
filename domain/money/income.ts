import { addAmounts, compareAmounts, isZero, scaleAmount, subtractAmounts, sumAmounts } from '#core/amount.ts'
import { currencies, type CurrencyCode } from '../currency.ts'
import type { ChargeTrace } from './charge-types.ts'
import type { SurchargeLine } from './tariff.ts'

/**
 * Whose money a fee is: revenue of the building, a supplier's that the building only passes on, or the owners' in their
 * maintenance fund, which is no revenue and has no VAT.
 */
export const incomeKinds = ['own', 'collected_for_others', 'maintenance_fund'] as const
export type IncomeKind = (typeof incomeKinds)[number]

/** Those of fees that somebody enters: what belongs to the fund comes by its fee settings and vouchers. */
export const enteredKinds = ['own', 'collected_for_others'] as const satisfies readonly IncomeKind[]

/** What a surcharge is, where it is not what its fee is. A supplier's VAT is money of others whose rate a law must set. */
export const surchargeKinds = [...enteredKinds, 'output_vat', 'supplier_vat'] as const
export type SurchargeKind = (typeof surchargeKinds)[number]

/** What a fee setting, or whoever enters a fee by hand, says about its money. */
export interface IncomeTerms {
  readonly kind: IncomeKind
  /** The price contains VAT of so many percent; null: none. Money of others contains no VAT of the building. */
  readonly vatPercent: string | null
  readonly currency: CurrencyCode
}

/** The parts of an amount that are no revenue. What is left of it is. */
export interface IncomeParts {
  readonly vat: string
  readonly forOthers: string
}

/** An amount, and its parts. */
export interface Parted extends IncomeParts {
  readonly amount: string
}

/** A split fee: its parts, and the rate of the VAT in it; null if there is none, or if there are several. */
export interface FeeSplit extends IncomeParts {
  readonly kind: IncomeKind
  readonly vatPercent: string | null
}

/** All of the maintenance fund's is booked by its category, and nothing apart. */
const ofFund = {
  kind: 'maintenance_fund',
  vatPercent: null,
  vat: '0',
  forOthers: '0',
} as const satisfies FeeSplit

/** What is neither VAT nor money of others. */
export const revenueOf = ({ amount, vat, forOthers }: Parted) =>
  subtractAmounts(subtractAmounts(amount, vat), forOthers)

/** The VAT that an amount contains, rounded once: 108 with 8 % contains 8. */
export const vatWithin = (amount: string, percent: string, currency: CurrencyCode) =>
  scaleAmount(amount, {
    by: percent,
    over: addAmounts('100', percent),
    digits: currencies[currency].digits,
  })

/** An amount that was entered by hand: all of it is money of others, or revenue with the VAT that it contains. */
export function splitEntered(amount: string, { kind, vatPercent, currency }: IncomeTerms): FeeSplit {
  if (kind === 'maintenance_fund') return ofFund
  if (kind === 'collected_for_others') return { kind, vatPercent: null, vat: '0', forOthers: amount }
  const rate = rateOf(vatPercent)
  const vat = rate === null ? '0' : vatWithin(amount, rate, currency)
  return { kind, vatPercent: rate, vat, forOthers: '0' }
}

/**
 * Another amount in the proportion of one that is split: each part is rounded once, and the last takes the rest. The
 * whole amount gives its parts exactly; of nothing, everything is revenue.
 */
export function splitLike(amount: string, whole: Parted, currency: CurrencyCode): IncomeParts {
  if (isZero(whole.amount)) return { vat: '0', forOthers: '0' }
  const { digits } = currencies[currency]
  const vat = scaleAmount(amount, { by: whole.vat, over: whole.amount, digits })
  const [rest, over] = [subtractAmounts(amount, vat), subtractAmounts(whole.amount, whole.vat)]
  const forOthers = isZero(over) ? '0' : scaleAmount(rest, { by: whole.forOthers, over, digits })
  return { vat, forOthers }
}

/** An amount that is charged instead of a fee, or on top of it: of the same parts; a fee of nothing only knows what it is. */
export function splitAnew(
  amount: string,
  { kind, vatPercent, ...fee }: FeeSplit & Parted,
  currency: CurrencyCode,
): FeeSplit {
  if (isZero(fee.amount)) return splitEntered(amount, { kind, vatPercent, currency })
  return { kind, vatPercent, ...splitLike(amount, fee, currency) }
}

/**
 * A calculated charge: its surcharges say what they are, all else is what the fee is. Periods in another currency are
 * split in it, and their booked sum in the same proportion.
 */
export function splitCharge(
  { amount, trace }: { readonly amount: string; readonly trace: ChargeTrace },
  terms: IncomeTerms,
): FeeSplit {
  const { kind, currency } = terms
  if (kind === 'maintenance_fund') return ofFund
  const lines = [...trace.surcharges, ...trace.periods.flatMap(({ surcharges }) => surcharges)]
  const foreign = (trace.rates ?? []).map(({ from, total, booked }) => {
    const periods = trace.periods.filter((period) => period.currency === from)
    const parts = partsOf(
      total,
      periods.flatMap(({ surcharges }) => surcharges),
      kind,
    )
    return { amount: booked ?? '0', ...splitLike(booked ?? '0', { amount: total, ...parts }, currency) }
  })
  const rest = subtractAmounts(amount, sumAmounts(foreign.map((one) => one.amount)))
  const own = [
    ...trace.surcharges,
    ...trace.periods.flatMap((period) => (period.currency === currency ? period.surcharges : [])),
  ]
  const parts = [...foreign, partsOf(rest, own, kind)]
  const added = sumAmounts(parts.map(({ vat }) => vat))
  const forOthers = sumAmounts(parts.map((one) => one.forOthers))
  const rate = kind === 'own' ? rateOf(terms.vatPercent) : null
  const within = rate === null ? '0' : vatWithin(revenueOf({ amount, vat: added, forOthers }), rate, currency)
  const surcharged = ratesIn(lines)
  const rates = [...(isZero(within) || rate === null ? [] : [rate]), ...surcharged]
  // Tax within a price to which tax is added is no single rate of what is left.
  const isTwice = !isZero(within) && surcharged.length > 0
  return { kind, vatPercent: isTwice ? null : onlyOf(rates), vat: addAmounts(added, within), forOthers }
}

/** The parts of a sum with these surcharges. */
function partsOf(
  amount: string,
  surcharges: readonly SurchargeLine[],
  kind: (typeof enteredKinds)[number],
): IncomeParts {
  const sumOf = (wanted: SurchargeKind) =>
    sumAmounts(surcharges.filter(({ bookedAs }) => bookedAs === wanted).map((one) => one.amount))
  const vat = sumOf('output_vat')
  if (kind === 'own')
    return { vat, forOthers: addAmounts(sumOf('collected_for_others'), sumOf('supplier_vat')) }
  return { vat, forOthers: subtractAmounts(subtractAmounts(amount, vat), sumOf('own')) }
}

const ratesIn = (surcharges: readonly SurchargeLine[]) =>
  surcharges.flatMap(({ bookedAs, percent, amount }) =>
    bookedAs === 'output_vat' && !isZero(amount) ? [percent] : [],
  )

/** The rate, if all are the same. */
const onlyOf = ([first, ...others]: readonly string[]): string | null =>
  first !== undefined && others.every((one) => compareAmounts(one, first) === 0) ? first : null

const rateOf = (percent: string | null) => (percent === null || isZero(percent) ? null : percent)

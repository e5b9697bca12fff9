import type { CurrencyCode } from '../currency.ts'
import type { Rates } from './conversion.ts'
import type { FeeTerms, RuledApartment } from './fee-rules.ts'
import type { FeeErrorReason, FeeFlag, PriceType } from './fee-types.ts'
import type { DatedTariff } from './periods.ts'
import type { Term } from './proration.ts'
import type { Priced, SurchargeLine } from './tariff.ts'

/** The readings of a meter in a month; two if it was replaced. */
export interface MeterReading {
  readonly oldIndex: string
  readonly newIndex: string
  readonly consumption: string
  readonly isConfirmed: boolean
  /** The average of the months before; null if there are none. */
  readonly average: string | null
}

export interface ParkedVehicle {
  readonly plate: string
  readonly price: string | null
  readonly applyBy: 'day' | 'half_month'
  readonly term: Term
}

/** The area of an apartment through a day, before it was changed. */
export interface FormerSize {
  readonly until: string
  readonly area: string | null
  readonly gardenArea: string | null
}

/** The facts about an apartment that a fee may depend on. */
export interface Facts {
  readonly area: string | null
  readonly gardenArea: string | null
  /** Oldest first; absent if it never changed. */
  readonly formerSizes?: readonly FormerSize[]
  readonly people: number
  /** Households on its meters; absent: one. */
  readonly households?: number
  /** The days charged: from its handover on. */
  readonly term: Term
  readonly hasMeter: boolean
  readonly readings: readonly MeterReading[]
  readonly vehicles: readonly ParkedVehicle[]
  /** What rules ask of it; absent: they do not matter. */
  readonly ruled?: RuledApartment
}

export interface ChargeRule {
  readonly priceType: PriceType
  readonly month: string
  readonly tariffs: readonly DatedTariff[]
  /** The building's, in which the fee is. */
  readonly currency: CurrencyCode
  readonly rates: Rates
  /** Who is charged; absent: every apartment, at the tariff's price. */
  readonly terms?: FeeTerms
}

/** One stretch of a month under one tariff, and its amount: days of the month's, or of the metered ones. */
export interface PricedPeriod extends Priced {
  readonly from: string
  readonly to: string
  readonly days: number
  readonly of: number
  readonly tariff: string
  readonly decision: string | null
  readonly currency: CurrencyCode
}
export interface PricedVehicle {
  readonly plate: string
  readonly price: string
  readonly applyBy: ParkedVehicle['applyBy']
  readonly from: string | null
  readonly to: string | null
  readonly amount: string
}

/** The calculation of a fee, stored with it permanently (docs/domain/fee.md). */
export interface ChargeTrace {
  readonly periods: readonly PricedPeriod[]
  readonly vehicles: readonly PricedVehicle[]
  readonly surcharges: readonly SurchargeLine[]
  /** The rates of tariffs in other currencies, each once; absent if there were none. */
  readonly rates?: readonly UsedRate[]
  /** Absent if the tariff's prices were charged as they are. */
  readonly rule?: UsedRule
}

/** The rule by which prices were multiplied. */
export interface UsedRule {
  readonly name: string
  readonly coefficient: string
  readonly reason: string | null
}

/** The sum of periods in a foreign currency, and the rate that converted it. */
export interface UsedRate {
  readonly from: CurrencyCode
  /** Đồng for one unit of it, as text; from đồng: for one unit of the building's currency. */
  readonly rate: string
  /** Between two foreign currencies also for one unit of the building's; traces of earlier fees lack it. */
  readonly bookRate?: string
  readonly total: string
  /** The total in the building's currency; traces of earlier fees lack it. */
  readonly booked?: string
}

export interface Charge {
  readonly amount: string
  readonly quantity: string | null
  readonly unitPrice: string | null
  readonly area: string | null
  readonly oldIndex: string | null
  readonly newIndex: string | null
  readonly consumption: string | null
  /** The people or households that tiers are multiplied by. */
  readonly norm: string | null
  readonly flags: readonly FeeFlag[]
  readonly trace: ChargeTrace
}

export type Outcome =
  | { readonly charge: Charge }
  /** Nothing to charge: no meter, no vehicle, no garden, or not handed over yet. */
  | { readonly skip: true }
  | { readonly error: FeeErrorReason; readonly detail?: string }

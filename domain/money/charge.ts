import { compareAmounts, isZero, multiplyAmounts, sumAmounts } from '#core/amount.ts'
import { addDays } from '#core/days.ts'
import { bookTotals } from './book-totals.ts'
import { pricingRule, rulingOf, withPrices, type FeeRule, type Ruling } from './fee-rules.ts'
import type {
  Charge,
  ChargeRule,
  Facts,
  Outcome,
  PricedPeriod,
  PricedVehicle,
  MeterReading,
} from './charge-types.ts'
import type { FeeFlag, PriceType } from './fee-types.ts'
import { periodsOf, tariffOn, type Period } from './periods.ts'
import { daysIn, monthBounds, parkingAmount } from './proration.ts'
import { roundMoney, splitAmount } from './rounding.ts'
import { priceSurcharges, priceTariff, tariffForDays, type Priced } from './tariff.ts'

/** Calculates an apartment's charge for a month. Pure: the same facts give the same fee. */
export function chargeFor(rule: ChargeRule, facts: Facts): Outcome {
  const { terms, month } = rule
  const ruling: Ruling =
    terms === undefined || facts.ruled === undefined ? { is: 'charged' } : rulingOf(terms, facts.ruled, month)
  if (ruling.is !== 'charged') return { skip: true }
  const charge = chargers[rule.priceType]
  const pricing = pricingRule(ruling)
  return pricing === undefined ? charge(rule, facts) : chargeMultiplied(charge, pricing, { rule, facts })
}

type Charger = (rule: ChargeRule, facts: Facts) => Outcome

/** Prices are multiplied before anything is rounded: a tariff's, and those of vehicles. */
function chargeMultiplied(
  charge: Charger,
  { name, coefficient, reason }: FeeRule,
  { rule, facts }: { readonly rule: ChargeRule; readonly facts: Facts },
): Outcome {
  const multiply = (price: string) => multiplyAmounts(price, coefficient)
  const outcome = charge(
    { ...rule, tariffs: withPrices(rule.tariffs, multiply) },
    {
      ...facts,
      vehicles: facts.vehicles.map((one) => ({
        ...one,
        price: one.price === null ? null : multiply(one.price),
      })),
    },
  )
  if (!('charge' in outcome)) return outcome
  const { trace } = outcome.charge
  return { charge: { ...outcome.charge, trace: { ...trace, rule: { name, coefficient, reason } } } }
}

const chargers: Readonly<Record<PriceType, Charger>> = {
  // An area that was entered later was that area before; a garden that was not there was none.
  area: (rule, facts) =>
    bySize(rule, facts, { of: ({ area }) => area ?? facts.area, without: { error: 'no_area' } }),
  garden_area: (rule, facts) =>
    bySize(rule, facts, { of: ({ gardenArea }) => gardenArea, without: { skip: true } }),
  all_in: (rule, facts) => byQuantity(rule, facts, { quantity: '1', on: () => '1', cuts: [] }),
  metered: byReadings,
  parking: byVehicles,
}

interface Size {
  readonly of: (sizes: Pick<Facts, 'area' | 'gardenArea'>) => string | null
  /** The result for an apartment that has no such size in the whole month. */
  readonly without: Outcome
}

/**
 * An area that changed within the month is charged by the days that it had. Where another size changed, nothing is cut:
 * two parts would be rounded twice.
 */
function bySize(rule: ChargeRule, facts: Facts, { of, without }: Size): Outcome {
  const former = facts.formerSizes ?? []
  const on = (day: string) => of(former.find(({ until }) => until >= day) ?? facts) ?? '0'
  const { first, last } = monthBounds(rule.month)
  const cuts = former.flatMap(({ until }) => (isSame(on(until), on(addDays(until, 1))) ? [] : [until]))
  const had = [last, ...cuts.filter((day) => day >= first && day < last).toReversed(), first].map(on)
  const quantity = had.find((one) => !isZero(one))
  return quantity === undefined ? without : byQuantity(rule, facts, { quantity, on, cuts })
}

interface Measured {
  /** The value at the end of the month, or the last known one. */
  readonly quantity: string
  readonly on: (day: string) => string
  /** The last days of the former values. */
  readonly cuts: readonly string[]
}

function byQuantity(rule: ChargeRule, facts: Facts, { quantity, on, cuts }: Measured): Outcome {
  const periods = periodsOf(rule.month, rule.tariffs, facts.term, cuts)
  if (periods === undefined) return { error: 'no_tariff' }
  if (periods.length === 0) return { skip: true }
  const priced = periods.map((period) =>
    namePeriod(period, priceTariff(on(period.from), dwellersOf(period, facts), period.tariff, period)),
  )
  return addUpPeriods(rule, priced, {
    ...nothingRead,
    quantity,
    area: rule.priceType === 'all_in' ? null : quantity,
    norm: normOf(periods, facts),
    flags: proratedFlag(periods),
  })
}

/** The reading covers only the days since the handover: limits and consumption are shared out among those days. */
function byReadings(rule: ChargeRule, facts: Facts): Outcome {
  const { days: of } = daysIn(rule.month, facts.term)
  if (of === 0) return { skip: true }
  const [first] = facts.readings
  if (first === undefined) return facts.hasMeter ? { error: 'no_reading' } : { skip: true }
  if (facts.readings.some(({ isConfirmed }) => !isConfirmed)) return { error: 'reading_not_confirmed' }
  const periods = periodsOf(rule.month, rule.tariffs, facts.term)?.map((period) => ({ ...period, of }))
  if (periods === undefined) return { error: 'no_tariff' }
  const consumption = sumAmounts(facts.readings.map((one) => one.consumption))
  const days = periods.map((period) => String(period.days))
  const parts = splitAmount(consumption, days, 3)
  const priced = periods.map((period, at) => {
    const dwellers = dwellersOf(period, facts)
    return namePeriod(
      period,
      priceTariff(parts[at] ?? '0', dwellers, tariffForDays(period.tariff, period, dwellers)),
    )
  })
  return addUpPeriods(rule, priced, {
    quantity: consumption,
    consumption,
    oldIndex: first.oldIndex,
    newIndex: facts.readings.at(-1)?.newIndex ?? null,
    area: null,
    norm: normOf(periods, facts),
    flags: [
      ...readingFlags(consumption, facts.readings),
      ...(periods.length > 1 ? (['prorated'] as const) : []),
    ],
  })
}

function byVehicles({ month, tariffs, currency }: ChargeRule, { vehicles }: Facts): Outcome {
  const present = vehicles.filter(({ term }) => daysIn(month, term).days > 0)
  const priceless = present.find(({ price }) => price === null)
  if (priceless !== undefined) return { error: 'no_vehicle_price', detail: priceless.plate }
  const parked = present
    .map(({ plate, price, applyBy, term }): PricedVehicle => ({
      plate,
      price: price ?? '0',
      applyBy,
      from: term.from ?? null,
      to: term.to ?? null,
      amount: parkingAmount(price ?? '0', applyBy, month, { term, currency }),
    }))
    .filter(({ amount }) => !isZero(amount))
  if (parked.length === 0) return { skip: true }
  const amount = sumAmounts(parked.map((one) => one.amount))
  // Packages are priced by the month, not by the tariff's days: what holds at its end is added to all of them.
  const tariff = tariffOn(monthBounds(month).last, tariffs)
  const surcharges = tariff === undefined ? [] : priceSurcharges(amount, { ...tariff, currency })
  return {
    charge: {
      ...nothingRead,
      amount: sumAmounts([amount, ...surcharges.map((one) => one.amount)]),
      quantity: String(parked.length),
      unitPrice: null,
      area: null,
      norm: null,
      flags: parked.some(({ price, amount: own }) => !isSame(roundMoney(price, currency), own))
        ? ['prorated']
        : [],
      trace: { periods: [], vehicles: parked, surcharges },
    },
  }
}

const nothingRead = { oldIndex: null, newIndex: null, consumption: null } as const

type ChargeBasis = Omit<Charge, 'amount' | 'unitPrice' | 'trace'>

/** Periods are in their tariffs' own currencies, the fee is in the building's. */
function addUpPeriods(rule: ChargeRule, periods: readonly PricedPeriod[], known: ChargeBasis): Outcome {
  const booked = bookTotals(periods, rule)
  if ('lacking' in booked) return { error: 'no_rate', detail: booked.lacking }
  const { amount, used } = booked
  return {
    charge: {
      ...known,
      amount,
      unitPrice: used.length > 0 ? null : onePriceOf(periods),
      trace: { periods, vehicles: [], surcharges: [], ...(used.length > 0 ? { rates: used } : {}) },
    },
  }
}

/** The price of all lines; null where there are several, or none. */
function onePriceOf(periods: readonly PricedPeriod[]): string | null {
  const prices = periods.flatMap(({ lines }) => lines.map(({ price }) => price))
  const [first = null] = prices
  return first !== null && prices.every((price) => isSame(price, first)) ? first : null
}

const isSame = (price: string, other: string) => compareAmounts(price, other) === 0

const namePeriod = ({ from, to, days, of, tariff }: Period, priced: Priced): PricedPeriod => ({
  ...priced,
  from,
  to,
  days,
  of,
  tariff: tariff.name,
  decision: tariff.decision,
  currency: tariff.currency,
})

const dwellersOf = ({ tariff }: Period, { people, households = 1 }: Facts) =>
  tariff.per === 'household' ? households : people

function normOf(periods: readonly Period[], facts: Facts): string | null {
  const counted = periods.find(({ tariff }) => tariff.per !== 'one')
  return counted === undefined ? null : String(Math.max(1, dwellersOf(counted, facts)))
}

const proratedFlag = (periods: readonly Period[]): FeeFlag[] =>
  periods.length > 1 || periods.some(({ days, of }) => days < of) ? ['prorated'] : []

/**
 * Over three times the average, or nothing at all: looked at by somebody, never refused. A replaced meter and its
 * successor measured the same household: their averages are no sum, and the higher one counts.
 */
const timesAverage = '3'
function readingFlags(consumption: string, readings: readonly MeterReading[]): FeeFlag[] {
  if (isZero(consumption)) return ['zero_reading']
  const averages = readings.flatMap(({ average }) => (average === null ? [] : [average]))
  const average = averages.toSorted(compareAmounts).at(-1) ?? '0'
  return !isZero(average) && compareAmounts(consumption, multiplyAmounts(average, timesAverage)) > 0
    ? ['high_reading']
    : []
}

import { sumAmounts } from '#core/amount.ts'
import { chargeFor } from './charge.ts'
import type { Charge, ChargeRule, Facts } from './charge-types.ts'
import type { PriceType } from './fee-types.ts'
import type { DatedTariff } from './periods.ts'
import type { Tier } from './tariff.ts'

export const tiers = (...rows: [string | null, string][]): Tier[] =>
  rows.map(([upTo, price]) => ({ upTo, price }))
export const vat = (percent: string) => [{ code: 'vat', name: 'vat', percent, of: 'amount' }]
export const tariff = (name: string, rows: Tier[], more: Partial<DatedTariff> = {}): DatedTariff => ({
  id: name,
  name,
  decision: null,
  from: '2025-01-01',
  to: null,
  currency: 'vnd',
  tiers: rows,
  per: 'one',
  tierKind: 'cumulative',
  surcharges: vat('8'),
  ...more,
})
export const at = (price: string, more?: Partial<DatedTariff>) =>
  tariff(`at ${price}`, tiers([null, price]), more)
export const household = tiers(
  ['50', '1984'],
  ['100', '2050'],
  ['200', '2380'],
  ['300', '2998'],
  ['400', '3350'],
  [null, '3460'],
)
export const electricity = tariff('household', household)
export const twoTiers = (from: string) => tariff('two tiers', tiers(['60', '2000'], [null, '3000']), { from })
export const cityWater = tariff('water', tiers(['4', '6700'], ['6', '12900'], [null, '14400']), {
  per: 'person',
  tierKind: 'cumulative',
  surcharges: [
    ...vat('5'),
    { code: 'drainage', name: 'drainage', percent: '30', of: 'amount' },
    { code: 'drainage_vat', name: 'drainage_vat', percent: '8', of: 'drainage' },
  ],
})

export type MeterReading = Facts['readings'][number]
export type Vehicle = Facts['vehicles'][number]
export const reading = (consumption: string, more: Partial<MeterReading> = {}): MeterReading => ({
  oldIndex: '0',
  newIndex: consumption,
  consumption,
  isConfirmed: true,
  average: null,
  ...more,
})
export const read = (...readings: MeterReading[]) => ({ hasMeter: true, readings })
export const vehicle = (plate: string, price: string | null, more?: Partial<Vehicle>): Vehicle => ({
  plate,
  price,
  applyBy: 'day',
  term: {},
  ...more,
})
export const withVehicles = (...vehicles: Vehicle[]) => ({ vehicles })
export const nothing: Facts = {
  area: null,
  gardenArea: null,
  people: 1,
  term: {},
  hasMeter: false,
  readings: [],
  vehicles: [],
}

export type ChargeGiven = [tariffs: DatedTariff[], known: Partial<Facts>, more?: Partial<ChargeRule>]
export const outcomeOf = (priceType: PriceType, ...[tariffs, known, more]: ChargeGiven) =>
  chargeFor(
    { priceType, month: '2026-06', tariffs, currency: 'vnd', rates: {}, ...more },
    { ...nothing, ...known },
  )
export function chargeFixture(priceType: PriceType, ...given: ChargeGiven): Charge {
  const outcome = outcomeOf(priceType, ...given)
  if (!('charge' in outcome)) throw new Error(`no charge: ${JSON.stringify(outcome)}`)
  return outcome.charge
}
/** Everything in a trace that adds up to the fee. */
export const parts = ({ trace: { periods, vehicles, surcharges } }: Charge) =>
  [...periods.flatMap((period) => [...period.lines, ...period.surcharges]), ...vehicles, ...surcharges].map(
    ({ amount }) => amount,
  )
export const quantities = ({ trace }: Charge) =>
  trace.periods.map(({ lines }) => sumAmounts(lines.map((line) => line.quantity)))
export const july = { month: '2026-07' }
export const inUsd = { currency: 'usd' } as const
export const inRiel = { currency: 'riel' } as const
export const from16 = { term: { from: '2026-06-16' } }
export const gone = { term: { to: '2026-05-31' } }

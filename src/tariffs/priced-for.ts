import { isAmount } from '#core/amount.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { incomeKinds, splitCharge, type FeeSplit } from '#domain/money/income.ts'
import { priceTariff, type Priced } from '#domain/money/tariff.ts'
import { surchargeErrors, tariffOf, tierErrors } from '#domain/money/tariff-rows.ts'
import type { feeSetting } from '#entities/fees/fee-setting.ts'
import type { tariff } from '#entities/fees/tariff.ts'
import type { apartment } from '#entities/property/apartment.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import type { Values } from '../fields/field-view.ts'
import { isRecord } from '../fields/references/entities.ts'

export interface PricedInput {
  /** The tariff as entered in the form. */
  readonly tariff: ShownRecord<typeof tariff>
  readonly quantity: string | undefined
  /** What limits are multiplied by, by the tariff's own counting. */
  readonly people: number
  readonly households: number
  readonly currency: CurrencyCode
}

/** The quantity that an apartment's fee is multiplied by; undefined if only a meter knows it. */
export function quantityOf(
  priceType: unknown,
  flat: ShownRecord<typeof apartment> | undefined,
): string | undefined {
  if (priceType === 'all_in') return '1'
  const value = priceType === 'garden_area' ? flat?.garden_area : flat?.area
  const isByArea = priceType === 'area' || priceType === 'garden_area'
  return isByArea && typeof value === 'number' ? String(value) : undefined
}

/** Undefined while the form lacks values needed for the calculation. */
export function priceUse({
  tariff,
  quantity,
  people,
  households,
  currency,
}: PricedInput): Priced | undefined {
  const tiers = rowsIn(tariff.tiers)
  const surcharges = rowsIn(tariff.surcharges)
  const isNumber = (value: unknown) => isAmount(String(value))
  const isSound =
    tiers.length > 0 &&
    tierErrors(tiers).length === 0 &&
    surchargeErrors(surcharges).length === 0 &&
    tiers.every(
      ({ price, up_to }) => isNumber(price) && (up_to === null || up_to === undefined || isNumber(up_to)),
    ) &&
    surcharges.every(({ percent }) => isNumber(percent))
  if (!isSound || quantity === undefined || !isAmount(quantity) || quantity.startsWith('-')) return undefined
  const { per = 'one', tier_kind = 'cumulative' } = tariff
  const record = { tiers, surcharges, per: per ?? 'one', tier_kind: tier_kind ?? 'cumulative' }
  return priceTariff(quantity, per === 'household' ? households : people, tariffOf(record, currency))
}

const rowsIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** What of it would be no revenue, as its fee setting says; of none, everything but what surcharges say themselves is. */
export function splitPriced(
  { total, surcharges }: Priced,
  setting: ShownRecord<typeof feeSetting> | undefined,
  currency: CurrencyCode,
): FeeSplit {
  const kind = incomeKinds.find((one) => one === setting?.income_kind) ?? 'own'
  const percent = setting?.vat_percent
  const vatPercent = typeof percent === 'number' ? String(percent) : null
  const trace = { periods: [], vehicles: [], surcharges }
  return splitCharge({ amount: total, trace }, { kind, vatPercent, currency })
}

import { compareAmounts } from '#core/amount.ts'
import type { DatedTariff } from './periods.ts'

/** Whether a fee is charged to every apartment that no rule exempts, or only to those that a rule names. */
export const feeReaches = ['all_apartments', 'by_rule'] as const
export type FeeReach = (typeof feeReaches)[number]

/** What a rule does with the apartments that it fits. */
export const feeRuleEffects = ['charge', 'exempt'] as const
export type FeeRuleEffect = (typeof feeRuleEffects)[number]

/** A condition that is empty fits every apartment; where several are given, all of them must fit. */
export interface FeeRule {
  readonly id: string
  readonly name: string
  /** Rules with a smaller number are tried first. */
  readonly priority: number
  readonly effect: FeeRuleEffect
  /** Prices are multiplied by it. */
  readonly coefficient: string
  readonly reason: string | null
  /** yyyy-MM; a rule holds for whole months. */
  readonly from: string
  readonly to: string | null
  readonly blocks: readonly string[]
  readonly apartmentTypes: readonly string[]
  readonly floorFrom: number | null
  readonly floorTo: number | null
  readonly occupancies: readonly string[]
  readonly handoverStates: readonly string[]
  readonly apartments: readonly string[]
}

/** What rules ask of an apartment. */
export interface RuledApartment {
  readonly id: string
  readonly blockId: string | null
  readonly typeId: string | null
  readonly floor: number | null
  readonly occupancies: readonly string[]
  readonly handoverState: string
}

/** Who a fee is charged to; rules stand in the order in which they are tried. */
export interface FeeTerms {
  readonly reach: FeeReach
  readonly rules: readonly FeeRule[]
}

export type Ruling =
  | { readonly is: 'charged'; readonly rule?: FeeRule }
  | { readonly is: 'exempt'; readonly rule: FeeRule }
  /** The fee is charged by rule, and no rule fits. */
  | { readonly is: 'not_covered' }

/** What holds for an apartment in a month: the first rule that fits decides. */
export function rulingOf({ reach, rules }: FeeTerms, apartment: RuledApartment, month: string): Ruling {
  const rule = rules.find((one) => holdsIn(one, month) && fits(one, apartment))
  if (rule !== undefined) return rule.effect === 'exempt' ? { is: 'exempt', rule } : { is: 'charged', rule }
  return reach === 'all_apartments' ? { is: 'charged' } : { is: 'not_covered' }
}

const holdsIn = ({ from, to }: FeeRule, month: string) => from <= month && (to === null || month <= to)

const fits = (rule: FeeRule, apartment: RuledApartment) =>
  isAmong(rule.apartments, apartment.id) &&
  isAmong(rule.blocks, apartment.blockId) &&
  isAmong(rule.apartmentTypes, apartment.typeId) &&
  isAmong(rule.handoverStates, apartment.handoverState) &&
  (rule.occupancies.length === 0 || rule.occupancies.some((one) => apartment.occupancies.includes(one))) &&
  isBetween(rule, apartment.floor)

const isAmong = (named: readonly string[], one: string | null) =>
  named.length === 0 || (one !== null && named.includes(one))

/** An apartment whose floor is not known is on none that a rule names. */
function isBetween({ floorFrom, floorTo }: FeeRule, floor: number | null): boolean {
  if (floorFrom === null && floorTo === null) return true
  return (
    floor !== null && (floorFrom === null || floor >= floorFrom) && (floorTo === null || floor <= floorTo)
  )
}

/** The rule that changes prices, if one does. */
export const pricingRule = (ruling: Ruling): FeeRule | undefined =>
  ruling.is === 'charged' && ruling.rule !== undefined && compareAmounts(ruling.rule.coefficient, '1') !== 0
    ? ruling.rule
    : undefined

/** Tariffs with every price multiplied; limits and surcharges, which are percentages, stay. */
export const withPrices = (
  tariffs: readonly DatedTariff[],
  multiply: (price: string) => string,
): DatedTariff[] =>
  tariffs.map((tariff) => ({
    ...tariff,
    tiers: tariff.tiers.map((tier) => ({ ...tier, price: multiply(tier.price) })),
  }))

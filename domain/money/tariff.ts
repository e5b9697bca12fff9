import type { ErrorCode } from '#core/vocabulary.ts'
import {
  compareAmounts,
  multiplyAmounts,
  scaleAmount,
  smallerAmount,
  subtractAmounts,
  sumAmounts,
} from '#core/amount.ts'
import { currencies, type CurrencyCode } from '../currency.ts'
import type { SurchargeKind } from './income.ts'
import { roundMoney } from './rounding.ts'
import type { TariffPer, TierKind } from './tariff-kinds.ts'

/** A step of a tariff: up to this much in all, at this price a unit. The last one has no end. */
export interface Tier {
  /** From the first unit on; of the norm where the tariff has one. */
  readonly upTo: string | null
  readonly price: string
}

/** Something that is added: VAT, an environmental fee, drainage. */
export interface Surcharge {
  readonly code: string
  /** The name that the board gave it; stored with the charges. */
  readonly name: string
  readonly percent: string
  /** The base of the percentage: the amount itself, or an earlier surcharge. */
  readonly of: string
  /** Whose money it is, or VAT; absent: what its fee is. Traces of earlier fees lack it. */
  readonly bookedAs?: SurchargeKind
}

export interface Tariff {
  readonly currency: CurrencyCode
  readonly tiers: readonly Tier[]
  /** Of whom there are several, each bound is as many times as high. */
  readonly per: TariffPer
  readonly tierKind: TierKind
  readonly surcharges: readonly Surcharge[]
}

export interface TraceLine {
  readonly from: string
  readonly to: string
  readonly quantity: string
  readonly price: string
  readonly amount: string
}
export interface SurchargeLine extends Surcharge {
  readonly base: string
  readonly amount: string
}

/** The calculation of an amount, tier by tier: stored with a fee and shown on its screen. */
export interface Priced {
  readonly lines: readonly TraceLine[]
  readonly surcharges: readonly SurchargeLine[]
  /** Before surcharges. */
  readonly amount: string
  readonly total: string
}

/** The days of a month that are charged, of all its days: what a price by the month is multiplied by. */
export interface Share {
  readonly days: number
  readonly of: number
}

/** The name by which a surcharge refers to the amount itself. */
export const amountBase = 'amount'

/**
 * Calculates the price of a quantity. Tiers have cumulative limits, so that no unit is lost between them; each line is
 * rounded once, and the total adds the rounded lines. `dwellers`: the people or households that limits are multiplied by;
 * fewer than one count as one. Throws a `RangeError` if the tariff ends before the quantity, or a surcharge refers to none
 * before it.
 */
export function priceTariff(
  quantity: string,
  dwellers: number,
  tariff: Tariff,
  share: Share = { days: 1, of: 1 },
): Priced {
  const { currency } = tariff
  const times = timesOf(tariff, dwellers)
  const lines: TraceLine[] = []
  let from = '0'
  for (const { upTo, price } of tiersFor(quantity, times, tariff)) {
    const to = upTo === null ? quantity : smallerAmount(multiplyAmounts(upTo, times), quantity)
    if (compareAmounts(to, from) <= 0) continue
    const taken = subtractAmounts(to, from)
    lines.push({
      from,
      to,
      quantity: taken,
      price,
      amount: shareOf(multiplyAmounts(taken, price), share, currency),
    })
    from = to
  }
  if (compareAmounts(from, quantity) < 0) throw new RangeError('the tariff ends before the quantity')
  const amount = sumAmounts(lines.map((line) => line.amount))
  const surcharges = surchargesOn(amount, tariff)
  return { lines, surcharges, amount, total: sumAmounts([amount, ...surcharges.map((one) => one.amount)]) }
}

/** Of a tariff for the whole use, the one tier that it ends in. */
function tiersFor(quantity: string, times: string, { tierKind, tiers }: Tariff): readonly Tier[] {
  if (tierKind === 'cumulative') return tiers
  const last = tiers.find(
    ({ upTo }) => upTo === null || compareAmounts(quantity, multiplyAmounts(upTo, times)) <= 0,
  )
  return last === undefined ? [] : [{ ...last, upTo: null }]
}

const shareOf = (amount: string, { days, of }: Share, currency: CurrencyCode) =>
  scaleAmount(amount, { by: String(days), over: String(of), digits: currencies[currency].digits })

function surchargesOn(
  amount: string,
  { surcharges, currency }: Pick<Tariff, 'surcharges' | 'currency'>,
): SurchargeLine[] {
  const bases = new Map([[amountBase, amount]])
  return surcharges.map((surcharge) => {
    const base = bases.get(surcharge.of)
    if (base === undefined) throw new RangeError(`surcharge ${surcharge.code} is of ${surcharge.of}`)
    const own = roundMoney(multiplyAmounts(multiplyAmounts(base, surcharge.percent), '0.01'), currency)
    bases.set(surcharge.code, own)
    return { ...surcharge, base, amount: own }
  })
}

/** Why tiers are wrong, as an error code; undefined where they rise to one without an end. */
export function tierFault(tiers: readonly Tier[]): ErrorCode | undefined {
  const bounds = tiers.map(({ upTo }) => upTo)
  if (bounds.at(-1) !== null || bounds.slice(0, -1).includes(null)) return 'tariff_open_end'
  const closed = bounds.flatMap((bound) => (bound === null ? [] : [bound]))
  const rises = closed.every((bound, at) => compareAmounts(bound, closed[at - 1] ?? '0') > 0)
  return rises ? undefined : 'tariff_not_rising'
}

/**
 * The same tariff for some of the days and as many dwellers: each bound is as much lower (docs/domain/fee.md). Per dweller
 * no longer: they come first, so that only what they have together is rounded.
 */
export function tariffForDays(tariff: Tariff, { days, of }: Share, dwellers: number): Tariff {
  const share = { by: multiplyAmounts(timesOf(tariff, dwellers), String(days)), over: String(of), digits: 3 }
  const tiers = tariff.tiers.map(({ upTo, price }) => ({
    price,
    upTo: upTo === null ? null : scaleAmount(upTo, share),
  }))
  return { ...tariff, per: 'one', tiers }
}

/** The factor for the limits: with nobody registered, the same as for one. */
const timesOf = ({ per }: Tariff, dwellers: number) => (per === 'one' ? '1' : String(Math.max(1, dwellers)))

/** Surcharges only, on an amount that was calculated elsewhere. */
export const priceSurcharges = (amount: string, tariff: Pick<Tariff, 'surcharges' | 'currency'>) =>
  surchargesOn(amount, tariff)

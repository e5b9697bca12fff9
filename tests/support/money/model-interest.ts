/* oxlint-disable amounts/exact -- whole đồng as bigint: an oracle that does not lean on what it is to check */
import { half } from './model-parts.ts'
import type { ModelFee } from './model.ts'

export const capPercent = 2n

/** Late days of a debt, and the fee that charges them. */
interface Charge {
  debt: ModelFee
  fee: ModelFee
}

/**
 * Interest in the simplest form: everything is paid after the month that runs charge, so that a debt bears it for all of
 * its late days at once, on all of its amount.
 */
export function createInterest(fees: readonly ModelFee[]) {
  const charges: Charge[] = []
  const isCharging = ({ fee }: Charge) => fee.state !== 'void' && !fee.isTrashed
  const bears = (debt: ModelFee) => charges.some((one) => one.debt === debt && isCharging(one))
  const sumOf = (debt: ModelFee) => {
    const { amount, lowered } = debt
    const lateDays = wasAsked(debt, debt.amount) ? (debt.lateDays ?? 0n) : 0n
    const [whole, most] = [half(amount * lateDays, 1000n), ((amount - lowered.amount) * capPercent) / 100n]
    return whole < most ? whole : most
  }
  const debtsOf = (home: number) =>
    fees.filter(
      (fee) =>
        fee.home === home &&
        (fee.state === 'approved' || fee.state === 'settled') &&
        !fee.isTrashed &&
        !bears(fee) &&
        sumOf(fee) > 0n,
    )
  return {
    charges,
    bears,
    interestOf: (home: number) => debtsOf(home).reduce((sum, fee) => sum + sumOf(fee), 0n),
    charge(home: number, fee: ModelFee): void {
      charges.push(...debtsOf(home).map((debt) => ({ debt, fee })))
    },
    /** A fee that is issued again keeps its days, as debt and as interest. */
    replace(voided: ModelFee, issued: ModelFee): void {
      for (const one of charges) {
        if (one.debt === voided) one.debt = issued
        if (one.fee === voided) one.fee = issued
      }
    },
  }
}

/** Today's correction asks for what no fee before it came to; everything else was asked for in time. */
const wasAsked = ({ replaces }: ModelFee, amount: bigint): boolean =>
  replaces === undefined || (replaces.amount >= amount && wasAsked(replaces, amount))

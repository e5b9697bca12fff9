import { compareAmounts, smallerAmount, subtractAmounts, sumAmounts } from '#core/amount.ts'
import dayjs from 'dayjs'
import { allocate, type OpenLine } from '#domain/money/allocation.ts'

/** Amounts by the charge's id that the cashier has set themselves. */
export type ByHand = Readonly<Record<string, string>>

export interface Shared {
  /** The share of each charge, by its id. */
  readonly amounts: Readonly<Record<string, string>>
  readonly settled: string
  /** The money that is left; below zero if lines set by hand take more than there is. */
  readonly rest: string
}

/**
 * Shares money among open charges: amounts set by hand are kept, as far as they are still open, and the rest follows
 * the order of settling on that day.
 */
export function share(
  means: string,
  lines: readonly OpenLine[],
  byHand: ByHand,
  day = dayjs().format('YYYY-MM-DD'),
): Shared {
  const fixed = lines
    .filter(({ id }) => byHand[id] !== undefined)
    .map((line) => [line.id, within(line, byHand[line.id])] as const)
  const left = subtractAmounts(means, sumAmounts(fixed.map(([, amount]) => amount)))
  const free = lines.filter(({ id }) => byHand[id] === undefined)
  const { allocations } = allocate(compareAmounts(left, '0') > 0 ? left : '0', free, day)
  const amounts = {
    ...Object.fromEntries(fixed),
    ...Object.fromEntries(allocations.map(({ id, amount }) => [id, amount])),
  }
  const settled = sumAmounts(Object.values(amounts))
  return { amounts, settled, rest: subtractAmounts(means, settled) }
}

/** Never more than a charge has open. */
export const within = (line: OpenLine, amount: string | undefined) =>
  amount === undefined ? '0' : smallerAmount(amount, line.open)

/** The amount that each charge can take: what the cashier has set, up to what is open; otherwise all that is open. */
export const dueOf = (lines: readonly OpenLine[], byHand: ByHand = {}) =>
  sumAmounts(lines.map((line) => within(line, byHand[line.id] ?? line.open)))

/** What is still due after these shares; never below zero. */
export function leftOf(due: string, parts: readonly (string | undefined)[]): string {
  const left = parts.reduce<string>((rest, part) => subtractAmounts(rest, part ?? '0'), due)
  return compareAmounts(left, '0') > 0 ? left : '0'
}

import { isZero } from '#core/amount.ts'
import type { ByHand } from './share-payment.ts'

/** Which open charges the cashier pays. */
export interface Choice {
  /** Ids of the ticked charges: no other is paid. Undefined while nobody has ticked: the building's order decides. */
  readonly chosen?: ReadonlySet<string> | undefined
  readonly byHand: ByHand
}

type Amounts = Readonly<Record<string, string>>

const without = (byHand: ByHand, id: string): ByHand => {
  const { [id]: _out, ...rest } = byHand
  return rest
}

/** What is paid now becomes what is ticked, so that the first tick by hand changes only its own line. */
const chosenOf = ({ chosen }: Choice, amounts: Amounts) =>
  new Set(
    chosen ??
      Object.entries(amounts)
        .filter(([, amount]) => !isZero(amount))
        .map(([id]) => id),
  )

/** Ticks a line, or unticks it. */
export function toggleLine(choice: Choice, amounts: Amounts, id: string): Choice {
  const chosen = chosenOf(choice, amounts)
  if (!chosen.delete(id)) chosen.add(id)
  return { chosen, byHand: without(choice.byHand, id) }
}

/** Ticks every line, or none once all are ticked. */
export function toggleAll(choice: Choice, amounts: Amounts, ids: readonly string[]): Choice {
  const chosen = chosenOf(choice, amounts)
  return { chosen: new Set(ids.every((id) => chosen.has(id)) ? [] : ids), byHand: {} }
}

/** Sets the amount of a line by hand, which ticks it; zero unticks it, and undefined leaves its amount to the order. */
export function setLine(choice: Choice, amounts: Amounts, id: string, amount: string | undefined): Choice {
  const chosen = chosenOf(choice, amounts)
  if (amount === undefined) return { chosen, byHand: without(choice.byHand, id) }
  if (isZero(amount)) chosen.delete(id)
  else chosen.add(id)
  return { chosen, byHand: { ...choice.byHand, [id]: amount } }
}

/** True for a line that is paid, or would be if there were money for it. */
export const isChosen = ({ chosen }: Pick<Choice, 'chosen'>, amounts: Amounts, id: string) =>
  chosen === undefined ? !isZero(amounts[id] ?? '0') : chosen.has(id)

/** The amounts that are not left to the order: those set by hand, and nothing for every line that is not ticked. */
export const fixedAmounts = ({ chosen, byHand }: Choice, lines: readonly { readonly id: string }[]): ByHand =>
  chosen === undefined
    ? byHand
    : {
        ...byHand,
        ...Object.fromEntries(lines.filter(({ id }) => !chosen.has(id)).map(({ id }) => [id, '0'])),
      }

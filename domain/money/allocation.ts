import { compareAmounts, smallerAmount, subtractAmounts } from '#core/amount.ts'

/** The unpaid part of one charge. */
export interface OpenLine {
  readonly id: string
  readonly open: string
  /** `yyyy-MM`; older ones go first. */
  readonly month: string
  /** The building's own order of fee types; smaller goes first. */
  readonly priority: number
}

export interface Allocation {
  readonly id: string
  readonly amount: string
}

export interface Allocated {
  readonly allocations: readonly Allocation[]
  /** More than was due. */
  readonly excess: string
}

/** An amount over open lines: by the building's priority, then the oldest, then as they were entered. */
export function allocate(received: string, lines: readonly OpenLine[]): Allocated {
  const ordered = lines.toSorted(
    (a, b) => a.priority - b.priority || (a.month < b.month ? -1 : a.month > b.month ? 1 : 0),
  )
  let left = received
  const allocations: Allocation[] = []
  for (const { id, open } of ordered) {
    const amount = smallerAmount(left, open)
    if (compareAmounts(amount, '0') <= 0) continue
    allocations.push({ id, amount })
    left = subtractAmounts(left, amount)
  }
  return { allocations, excess: left }
}

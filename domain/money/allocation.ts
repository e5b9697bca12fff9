import { compareAmounts, smallerAmount, subtractAmounts } from '#core/amount.ts'

/** The unpaid part of one charge. */
export interface OpenLine {
  readonly id: string
  readonly open: string
  /** `yyyy-MM`; older ones go first. */
  readonly month: string
  /** `yyyy-MM-dd`; what fell due before today goes before everything else. */
  readonly due_on?: string | null
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

/**
 * An amount over open lines on a day (`yyyy-MM-dd`): what is overdue first, then the oldest month, then the building's
 * priority, then as they were entered (docs/domain/debt.md).
 */
export function allocate(received: string, lines: readonly OpenLine[], day: string): Allocated {
  const isOverdue = ({ due_on: due }: OpenLine) => Number(due !== undefined && due !== null && due < day)
  const ordered = lines.toSorted(
    (a, b) =>
      isOverdue(b) - isOverdue(a) ||
      (a.month < b.month ? -1 : a.month > b.month ? 1 : a.priority - b.priority),
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

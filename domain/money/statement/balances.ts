import { addAmounts, compareAmounts, subtractAmounts } from '#core/amount.ts'

/** A row as far as its balance is compared. */
interface BalancedRow {
  readonly number: number
  readonly day: string
  readonly time?: string | undefined
  readonly type: 'in' | 'out'
  readonly price: string
  readonly balance?: string | undefined
}

/** A balance that is not that of the row before with the row's own money. */
export interface WrongBalance {
  readonly number: number
  readonly told: string
  readonly expected: string
}

export interface ComparedBalances {
  readonly isNewestFirst: boolean
  readonly wrong: readonly WrongBalance[]
  /** Every row has a balance, and all of them add up: none is missing between the first and the last. */
  readonly addsUp: boolean
}

/**
 * Compares the balances of a statement row by row, whichever way it runs. `afterGap`: numbers of rows right above which
 * stands a line that could not be read, so that nothing can be compared across it.
 */
export function compareBalances(
  rows: readonly BalancedRow[],
  afterGap: ReadonlySet<number> = new Set(),
): ComparedBalances {
  const forward = wrongIn(rows, afterGap)
  const backward = wrongIn(rows.toReversed(), afterGap)
  const isNewestFirst =
    forward.length === backward.length ? fallsInTime(rows) : backward.length < forward.length
  const wrong = (isNewestFirst ? backward : forward).toSorted((a, b) => a.number - b.number)
  const isWhole = afterGap.size === 0 && rows.length > 1 && rows.every(({ balance }) => balance !== undefined)
  return { isNewestFirst, wrong, addsUp: isWhole && wrong.length === 0 }
}

function wrongIn(rows: readonly BalancedRow[], afterGap: ReadonlySet<number>): WrongBalance[] {
  return rows.flatMap((row, at) => {
    const before = rows[at - 1]
    if (before?.balance === undefined || row.balance === undefined) return []
    if (afterGap.has(Math.max(before.number, row.number))) return []
    const expected = (row.type === 'in' ? addAmounts : subtractAmounts)(before.balance, row.price)
    if (compareAmounts(expected, row.balance) === 0) return []
    return [{ number: row.number, told: row.balance, expected }]
  })
}

/** Whether the first row is later than the last one. */
function fallsInTime(rows: readonly BalancedRow[]): boolean {
  const at = (row: BalancedRow | undefined) => `${row?.day} ${row?.time ?? ''}`
  return at(rows[0]) > at(rows.at(-1))
}

import { compareAmounts, isAmount, multiplyAmounts, subtractAmounts, sumAmounts } from '#core/amount.ts'
import type { CurrencyCode } from '../currency.ts'

/** The notes of each currency in use, in its own units, the largest first. Sources: SBV, Federal Reserve, NBC. */
export const notesOf = {
  vnd: ['500000', '200000', '100000', '50000', '20000', '10000', '5000', '2000', '1000', '500', '200'],
  usd: ['100', '50', '20', '10', '5', '2', '1'],
  riel: [
    '200000',
    '100000',
    '50000',
    '30000',
    '20000',
    '15000',
    '10000',
    '5000',
    '2000',
    '1000',
    '500',
    '200',
    '100',
    '50',
  ],
} as const satisfies Record<CurrencyCode, readonly string[]>

/** So many notes of one value. */
export interface CountedNotes {
  readonly value: string
  readonly count: number
}

/** What notes and other cash come to; undefined while a row is not a number of notes. */
export function sumNotes(rows: readonly Partial<CountedNotes>[], other?: string | null): string | undefined {
  const sums = rows.map(({ value = '', count = Number.NaN }) =>
    isAmount(value) && Number.isInteger(count) ? multiplyAmounts(value, String(count)) : undefined,
  )
  const parts = [...sums, other ?? '0']
  return parts.every((part) => part !== undefined && isAmount(part))
    ? sumAmounts(parts as string[])
    : undefined
}

/** An amount in as few notes as possible, and what no note is left for. */
export function countNotes(
  amount: string,
  currency: CurrencyCode,
): { readonly notes: readonly CountedNotes[]; readonly rest: string } {
  let rest = amount
  const notes = notesOf[currency].flatMap((value) => {
    const count = wholeTimes(rest, value)
    rest = subtractAmounts(rest, multiplyAmounts(value, String(count)))
    return count === 0 ? [] : [{ value, count }]
  })
  return { notes, rest }
}

/** How often `part` is in `amount`, by doubling: exact, and quick for a box full of notes. */
function wholeTimes(amount: string, part: string): number {
  let times = 0
  let rest = amount
  while (compareAmounts(rest, part) >= 0) {
    let step = 1
    while (compareAmounts(rest, multiplyAmounts(part, String(step * 2))) >= 0) step *= 2
    times += step
    rest = subtractAmounts(rest, multiplyAmounts(part, String(step)))
  }
  return times
}

import { addAmounts, subtractAmounts, sumAmounts } from '#core/amount.ts'
import type { Language } from '#core/language.ts'
import type { Queryable } from '#api/database/pool.ts'
import { notFound } from '#api/http/error.ts'
import type { RowOf } from '#api/sql/query.ts'
import type { OwnHome } from './own-home.ts'
import { linesOfYear, owedBefore } from './statement-sql.ts'

type Line = RowOf<typeof linesOfYear>

interface Asked {
  readonly year: number
  /** Of the names of fees. */
  readonly language: Language
}

/**
 * A year of the fees that somebody can pay in their home, or could, from the ledger, month by month; 404 for who sees nothing
 * of its money. Others' fees, and those of before the household came, are in no sum of it.
 */
export async function yearStatement(db: Queryable, own: OwnHome, { year, language }: Asked) {
  const { buildingId, apartmentId, home, pays } = own
  if (home?.acts !== true && pays.length === 0) throw notFound()
  const whose = {
    buildingId,
    apartmentId,
    since: home?.acts === true ? home.since.slice(0, 7) : null,
    payers: pays.map(({ residentId }) => residentId),
    year,
  }
  const [[before], lines] = await Promise.all([
    owedBefore(db, whose),
    linesOfYear(db, { ...whose, language }),
  ])
  const opening = before?.opening ?? '0'
  const sums = sumsOf(lines)
  let closing = opening
  const months = [...Map.groupBy(lines, ({ booked_on: day }) => day.slice(0, 7))].map(([month, ofMonth]) => {
    const moved = sumsOf(ofMonth)
    closing = closingOf(closing, moved)
    return { month, ...moved, closing, lines: ofMonth }
  })
  return {
    year,
    first_year: before?.first_year ?? null,
    opening,
    ...sums,
    closing: closingOf(opening, sums),
    months,
  }
}

function sumsOf(lines: readonly Line[]) {
  const sum = (of: Line['act']) =>
    sumAmounts(lines.filter(({ act }) => act === of).map(({ amount }) => amount))
  return { charged: sum('charged'), paid: sum('paid'), let_off: sum('let_off') }
}

/** What is owed after a time in which this was charged and taken off. */
const closingOf = (opening: string, { charged, paid, let_off: off }: ReturnType<typeof sumsOf>) =>
  subtractAmounts(addAmounts(opening, charged), addAmounts(paid, off))

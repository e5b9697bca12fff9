import { isZero, sumAmounts } from '#core/amount.ts'
import { addDays, monthAfter, monthOf } from '#core/days.ts'
import type { FilterNode } from '#core/wire/filter.ts'
import type { Queryable } from '#api/database/pool.ts'
import { monthlySums, openSums } from '#api/ledger/owed-sums.ts'
import { ageingBands, type AgeingBand } from '#domain/money/ageing.ts'
import { lineTypes } from '#domain/money/fee-types.ts'
import { fee } from '#entities/fees/fee.ts'
import { compare, eq, figureOf, isIn, type DashboardInput } from './parts.ts'

/** Fees that are charged. */
export const isCharged = isIn('status', ['approved', 'settled'])
const open = eq('status', 'approved')
const months = 12

/** The months up to a day's, the earliest first. */
const lastMonths = (today: string) =>
  Array.from({ length: months }, (_, at) => monthAfter(today, at + 1 - months))

/** The days on which a fee of a band was due; without a day it is not due. */
function dueIn(band: AgeingBand, today: string): FilterNode[] {
  const at = ageingBands.findIndex(({ name }) => name === band)
  const over = ageingBands[at - 1]?.upTo
  const upTo = ageingBands[at]?.upTo ?? 0
  const since = Number.isFinite(upTo) ? [compare('due_on', 'gte', addDays(today, -upTo))] : []
  if (over !== undefined) return [...since, compare('due_on', 'lt', addDays(today, -over))]
  return [{ or: [...since, { field: 'due_on', operator: 'null', value: true }] }]
}

const feesOf = (filters: readonly FilterNode[]) => ({
  charged: { resource: fee.name, filters, sums: 'amount' },
  settled: { resource: fee.name, filters, sums: 'settled' },
})

/** The figures of fees: what was charged and settled of the last months, and what is open by age. */
export async function readFees(
  db: Queryable,
  { buildingId, today }: Pick<DashboardInput, 'buildingId' | 'today'>,
) {
  const all = lastMonths(today)
  const sums = await monthlySums(db, { buildingId, since: all[0] ?? monthOf(today) })
  const [ages] = await openSums(db, { buildingId })
  if (ages === undefined) throw new Error('what is open was not added up')
  const summed = (rows: typeof sums, filters: readonly FilterNode[]) => {
    const lists = feesOf(filters)
    return {
      charged: figureOf(sumAmounts(rows.map((row) => row.charged)), lists.charged),
      settled: figureOf(sumAmounts(rows.map((row) => row.settled)), lists.settled),
    }
  }
  const ofMonth = (key: string) =>
    summed(
      sums.filter(({ month }) => month === key),
      [isCharged, eq('month', key)],
    )
  const openList = (filters: readonly FilterNode[]) => ({
    resource: fee.name,
    filters: [open, ...filters],
    sums: 'open',
  })
  const month = monthOf(today)
  const overdue = ageingBands.slice(1).map(({ name }) => ages[name])
  return {
    types: lineTypes.flatMap((type) => {
      const own = sums.filter((row) => row.month === month && row.fee_type === type)
      const figures = summed(own, [eq('month', month), isCharged, eq('fee_type', type)])
      return isZero(figures.charged.value) && isZero(figures.settled.value)
        ? []
        : [{ fee_type: type, ...figures }]
    }),
    this_month: ofMonth(month),
    months: all.map((key) => ({ month: key, ...ofMonth(key) })),
    outstanding: figureOf(ages.outstanding, openList([])),
    overdue: figureOf(sumAmounts(overdue), openList([compare('due_on', 'lt', today)])),
    ageing: ageingBands.map(({ name }) => ({
      band: name,
      open: figureOf(ages[name], openList(dueIn(name, today))),
    })),
  }
}

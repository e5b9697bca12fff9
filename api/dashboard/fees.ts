import { compareAmounts, isZero, multiplyAmounts, sumAmounts } from '#core/amount.ts'
import { addDays, monthAfter, monthOf } from '#core/days.ts'
import { isOneOf } from '#core/one-of.ts'
import type { FilterNode } from '#core/wire/filter.ts'
import type { Queryable } from '#api/database/pool.ts'
import { owedSums } from '#api/ledger/owed-sums.ts'
import { ageingBands, type AgeingBand } from '#domain/money/ageing.ts'
import { feeTypes, lineTypes } from '#domain/money/fee-types.ts'
import { fee } from '#entities/fees/fee.ts'
import { compare, eq, figureOf, isIn, type DashboardInput } from './parts.ts'

/** Fees that are charged. */
export const isCharged = isIn('status', ['approved', 'settled'])
const open = eq('status', 'approved')
const months = 12

/** The months up to one, the earliest first. */
const lastMonths = (month: string) =>
  Array.from({ length: months }, (_, at) => monthAfter(month, at + 1 - months))

export type OwedSum = Awaited<ReturnType<typeof owedSums>>[number]

/** A month is charged once it has a tenth of what the month before had: a fee by hand charges none. */
const least = '10'

/**
 * The month whose fees are being collected: the last one up to the present that was charged, or the present one where none
 * was. An office that charges in arrears reads of last month until this one is charged; booked services charge no month.
 */
function chargedMonth(sums: readonly OwedSum[], present: string): string {
  const charged = (key: string) =>
    sumAmounts(
      sums
        .filter(({ month, fee_type }) => month === key && isOneOf(feeTypes, fee_type))
        .map((row) => row.charged),
    )
  const isCharging = (key: string) =>
    !isZero(charged(key)) &&
    compareAmounts(multiplyAmounts(charged(key), least), charged(monthAfter(key, -1))) >= 0
  return lastMonths(present).findLast(isCharging) ?? present
}

/** The days on which a fee of a band was due; without a day it is not due. */
function dueIn(band: AgeingBand, today: string): FilterNode[] {
  const at = ageingBands.findIndex(({ name }) => name === band)
  const over = ageingBands[at - 1]?.upTo
  const upTo = ageingBands[at]?.upTo ?? 0
  const since = Number.isFinite(upTo) ? [compare('due_on', 'gte', addDays(today, -upTo))] : []
  if (over !== undefined) return [...since, compare('due_on', 'lt', addDays(today, -over))]
  return [{ or: [...since, { field: 'due_on', operator: 'null', value: true }] }]
}

/** As many months before the last one that was charged, which may be a year ago. */
export const readOwedSums = (
  db: Queryable,
  { today, buildingIds }: Pick<DashboardInput, 'today'> & { readonly buildingIds: readonly string[] },
) => owedSums(db, { buildingIds, since: monthAfter(today, 1 - 2 * months) })

const nothingOwed = {
  ...(Object.fromEntries(ageingBands.map(({ name }) => [name, '0'])) as Record<AgeingBand, string>),
  outstanding: '0',
}

const feesOf = (filters: readonly FilterNode[]) => ({
  charged: { resource: fee.name, filters, sums: 'amount' },
  settled: { resource: fee.name, filters, sums: 'settled' },
})

/**
 * The figures of fees: what was charged and settled in the month that is being collected and the months before it, and
 * what is open by age.
 */
export function feeFigures(
  all: readonly OwedSum[],
  { buildingId, today }: Pick<DashboardInput, 'buildingId' | 'today'>,
) {
  const own = all.filter(({ building_id: id }) => id === buildingId)
  const sums = own.filter(({ month }) => month !== null)
  const month = chargedMonth(sums, monthOf(today))
  const ages = own.find((row) => row.month === null) ?? nothingOwed
  const summed = (rows: readonly OwedSum[], filters: readonly FilterNode[]) => {
    const lists = feesOf(filters)
    return {
      charged: figureOf(sumAmounts(rows.map((row) => row.charged)), lists.charged),
      settled: figureOf(sumAmounts(rows.map((row) => row.settled)), lists.settled),
    }
  }
  const ofMonth = (key: string) =>
    summed(
      sums.filter((row) => row.month === key),
      [isCharged, eq('month', key)],
    )
  const openList = (filters: readonly FilterNode[]) => ({
    resource: fee.name,
    filters: [open, ...filters],
    sums: 'open',
  })
  const overdue = ageingBands.slice(1).map(({ name }) => ages[name])
  return {
    types: lineTypes.flatMap((type) => {
      const rows = sums.filter((row) => row.month === month && row.fee_type === type)
      const figures = summed(rows, [eq('month', month), isCharged, eq('fee_type', type)])
      return isZero(figures.charged.value) && isZero(figures.settled.value)
        ? []
        : [{ fee_type: type, ...figures }]
    }),
    month,
    of_month: ofMonth(month),
    months: lastMonths(month).map((key) => ({ month: key, ...ofMonth(key) })),
    outstanding: figureOf(ages.outstanding, openList([])),
    overdue: figureOf(sumAmounts(overdue), openList([compare('due_on', 'lt', today)])),
    ageing: ageingBands.map(({ name }) => ({
      band: name,
      open: figureOf(ages[name], openList(dueIn(name, today))),
    })),
  }
}

import { addDays, monthAfter } from '#core/days.ts'
import { sumAmounts } from '#core/amount.ts'
import type { FilterNode } from '#core/wire/filter.ts'
import type { FigureGroup, FigureRequest } from '#api/records/read/figures.ts'
import type { ageingTotals } from '#api/debts/ageing.ts'
import { ageingBands, type AgeingBand } from '#domain/money/ageing.ts'
import { feeTypes, lineTypes } from '#domain/money/fee-types.ts'
import { fee } from '#entities/fees/fee.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { Queryable } from '../database/pool.ts'
import { compare, eq, figureOf, isIn } from './parts.ts'

const charged = isIn('status', ['approved', 'settled'])
const open = eq('status', 'approved')
const sums = ['amount', 'settled'] as const
const months = 12
const isKept = true

const charges = query({
  row: columns(fee, ['month']),
  takes: { buildingId: 'bigint', month: 'text', types: 'text[]' },
  sql: ({ buildingId, month: upTo, types }) =>
    `select month from fee where building_id = ${buildingId} and month <= ${upTo} and fee_type = any(${types})
        and status in (${statesOf(fee).approved}, ${statesOf(fee).settled}) and deleted_at is null
      order by month desc limit 1`,
})

/**
 * The month whose fees are being collected, `yyyy-MM`: the last one that was charged, or the present one where none was.
 * An office that charges in arrears reads of last month until this one is charged; booked services are no charge of a month.
 */
export async function chargedMonth(
  db: Queryable,
  { buildingId, month }: { buildingId: string; month: string },
) {
  const [last] = await charges(db, { buildingId, month, types: [...feeTypes] })
  return last?.month ?? month
}

/** The months up to one, the earliest first. */
const lastMonths = (month: string) =>
  Array.from({ length: months }, (_, at) => monthAfter(`${month}-01`, at + 1 - months))

/** A month's fees by type, and the twelve months up to it. */
export const feeRequests = (month: string) => {
  return {
    types: { resource: fee.name, filters: [eq('month', month), charged], sums, by: 'fee_type', isKept },
    months: {
      resource: fee.name,
      filters: [charged],
      sums,
      by: 'month',
      within: [isIn('month', lastMonths(month))],
      isKept,
    },
  } as const satisfies Record<string, FigureRequest>
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

interface Read {
  readonly types: readonly FigureGroup[]
  readonly months: readonly FigureGroup[]
  readonly ages: Awaited<ReturnType<typeof ageingTotals>>
  readonly today: string
  /** The month that is being collected. */
  readonly month: string
}

/** The figures of fees: what was charged and settled, and what is open by age. */
export function feeFigures({ types, months: byMonth, ages, today, month }: Read) {
  const openList = (filters: readonly FilterNode[]) => ({
    resource: fee.name,
    filters: [open, ...filters],
    sums: 'open',
  })
  const ofMonth = (key: string) => {
    const figures = byMonth.find((group) => group.key === key)?.figures
    const empty = (name: string) =>
      figureOf('0', { resource: fee.name, filters: [charged, eq('month', key)], sums: name })
    return { charged: figures?.[0] ?? empty('amount'), settled: figures?.[1] ?? empty('settled') }
  }
  const overdue = ageingBands.slice(1).map(({ name }) => ages[name])
  return {
    types: lineTypes.flatMap((type) => {
      const [chargedOf, settledOf] = types.find(({ key }) => key === type)?.figures ?? []
      return chargedOf === undefined || settledOf === undefined
        ? []
        : [{ fee_type: type, charged: chargedOf, settled: settledOf }]
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

import type { Dimension, Filter, Report } from '#domain/reports/report.ts'
import type { Slots } from '../sql/types.ts'
import { reportBases, rowsBy, type BaseParts } from './bases.ts'
import type { MovePlaces, Sums } from './sums.ts'

// What the statements of a report have in common: the moves or sums that they read, narrowed down.

const timeRows = ['day', 'month'] as const satisfies readonly Dimension[]
export const isTime = (by: Dimension) => timeRows.some((one) => one === by)

const textFilters: readonly Filter[] = ['fee_type', 'currency_code']
export const filterSlots = (filters: readonly Filter[]): Slots =>
  Object.fromEntries(
    filters.map((name) => [name, textFilters.includes(name) ? 'text | null' : 'bigint | null']),
  )

export type Places = MovePlaces & Readonly<Record<string, string>>
export const period = { buildingId: 'bigint', from: 'date', to: 'date' } as const

export const baseOf = ({ base }: Pick<Report, 'base'>): BaseParts => reportBases[base]
export const sumsOf = (report: Pick<Report, 'base'>): Readonly<Record<string, Sums>> =>
  baseOf(report).summed ?? {}

/** SQL of the entries of a building that meet a condition. */
export const entriesWhere = ({ buildingId }: MovePlaces, condition: string) =>
  `(select * from ledger_entry where building_id = ${buildingId} and ${condition})`

/** SQL of moves or sums that pass the filters, as `m` with their apartment `a`. */
export const narrowedFrom = (report: Report, moves: string, places: Places) =>
  `(${moves}) m ${withApartments(places)} where ${conditions(report, places)}`

export const withApartments = ({ buildingId }: Places) =>
  `left join apartment a on a.building_id = ${buildingId} and a.id = m.apartment_id`

export function conditions(report: Report, places: Places): string {
  const narrowed = report.filters.flatMap((name) => {
    const [sql, place] = [baseOf(report).filters[name], places[name]]
    return sql === undefined || place === undefined ? [] : [`(${place} is null or ${sql(place)})`]
  })
  return narrowed.length === 0 ? 'true' : narrowed.join(' and ')
}

/** SQL of what a move, or a row of sums, adds to a figure; null where it is no part of it. */
export const measureOf = (report: Report, sums: string, summed?: Sums) =>
  summed?.measures?.[sums] ?? baseOf(report).measures[sums] ?? 'null'

/** SQL of the key of a move's row, as text. */
export const keyTextOf = (by: Dimension) => `coalesce((${rowsBy[by].key})::text, '')`

import type { Db, Queryable } from '#api/database/pool.ts'
import { sumLedgers } from '#api/ledger/day-sums.ts'
import { buildingSums } from '#api/ledger/owed-sums.ts'
import type { FigureRequest } from '#api/records/read/figures.ts'
import type { Records } from '#api/records/records.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { isCharged } from './fees.ts'
import { compare, eq, figureOf, type DashboardInput } from './parts.ts'

const debts = {
  resource: debt.name,
  filters: [],
  sums: ['outstanding'],
  by: 'building_id',
  isEverywhere: true,
} as const satisfies FigureRequest

interface OfMonth extends DashboardInput {
  /** `yyyy-MM`, of what was charged. */
  readonly month: string
}

/** The same figures of each of these buildings, in all of which the caller reads fees. */
export async function readBuildings(
  { db, reads, records }: { readonly db: Db; readonly reads: Queryable; readonly records: Records },
  { caller, buildingId, today, month }: OfMonth,
) {
  const { decider } = caller.principal
  const buildings = caller.principal.buildings.filter(({ id }) => decider.can(id, fee.permission, 'read'))
  if (buildings.length < 2) return []
  const buildingIds = buildings.map(({ id }) => id)
  await sumLedgers(db, buildingIds)
  const sums = new Map(
    (await buildingSums(reads, { buildingIds, month })).map((row) => [row.building_id, row]),
  )
  const owed = (await records.figures(caller, buildingId, { debts })).debts
  const charged = [eq('month', month), isCharged]
  const late = [eq('status', 'approved'), compare('due_on', 'lt', today)]
  return buildings.map(({ id, name, currencyCode }) => {
    const own = sums.get(id)
    const of = (value: string | undefined, filters: typeof late, field: string) =>
      figureOf(value ?? '0', { resource: fee.name, filters, sums: field })
    return {
      building_id: id,
      name,
      currency_code: currencyCode,
      charged: of(own?.charged, charged, 'amount'),
      settled: of(own?.settled, charged, 'settled'),
      overdue: of(own?.overdue, late, 'open'),
      outstanding: decider.can(id, debt.permission, 'read')
        ? (owed.find(({ key }) => key === id)?.figures[0] ?? figureOf('0', { ...debts, sums: debts.sums[0] }))
        : null,
    }
  })
}

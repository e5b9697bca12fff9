import { sumAmounts } from '#core/amount.ts'
import type { Caller } from '#api/context.ts'
import { ageingBands } from '#domain/money/ageing.ts'
import type { FigureGroup, FigureRequest } from '#api/records/read/figures.ts'
import type { Queryable } from '#api/database/pool.ts'
import { query } from '#api/sql/query.ts'
import { building } from '#entities/property/building.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { isCharged, type OwedSum } from './fees.ts'
import { compare, eq, figureOf, type DashboardInput } from './parts.ts'

const debts = {
  resource: debt.name,
  filters: [],
  sums: ['outstanding'],
  by: 'building_id',
  isEverywhere: true,
} as const satisfies FigureRequest

/** The buildings in which the caller reads fees, if there are several: else they have no table. */
export function comparedBuildings({ principal }: Caller) {
  const buildings = principal.buildings.filter(({ id }) => principal.decider.can(id, fee.permission, 'read'))
  return buildings.length < 2 ? [] : buildings
}

/** What apartments owe in each of these buildings. */
export const buildingRequests = (caller: Caller): Record<string, FigureRequest> =>
  comparedBuildings(caller).length === 0 ? {} : { debts }

interface Read {
  /** `yyyy-MM`, of what was charged. */
  readonly month: string
  readonly sums: readonly OwedSum[]
  readonly owed: readonly FigureGroup[] | undefined
  /** Buildings whose guide is shown. */
  readonly guided: ReadonlySet<string>
}

/** Of some buildings those whose guide is still shown. */
const guidedBuildings = query({
  row: { id: 'bigint' },
  takes: { ids: 'bigint[]' },
  sql: ({ ids }) =>
    `select b.id from building b left join building_guide g on g.building_id = b.id
      where b.id = any(${ids}) and g.dismissed_at is null
        and not exists (select from group_notice_slip n where n.building_id = b.id and n.sent_at is not null)`,
})

/** Of these buildings those that are on their way to their first notice, as far as the caller may know. */
export async function guidedOf(db: Queryable, caller: Caller): Promise<ReadonlySet<string>> {
  const { decider } = caller.principal
  const ids = comparedBuildings(caller).flatMap(({ id }) =>
    decider.can(id, building.permission, 'read') ? [id] : [],
  )
  return new Set(ids.length === 0 ? [] : (await guidedBuildings(db, { ids })).map(({ id }) => id))
}

/** The same figures of each building. */
export function buildingFigures(
  { caller, today }: Pick<DashboardInput, 'caller' | 'today'>,
  { month, sums, owed, guided }: Read,
) {
  const charged = [eq('month', month), isCharged]
  const late = [eq('status', 'approved'), compare('due_on', 'lt', today)]
  return comparedBuildings(caller).map(({ id, name, currencyCode }) => {
    const own = sums.filter((row) => row.building_id === id)
    const ofMonth = own.filter((row) => row.month === month)
    const ages = own.find((row) => row.month === null)
    const overdue = ages === undefined ? [] : ageingBands.slice(1).map(({ name: band }) => ages[band])
    const of = (values: readonly string[], filters: typeof late, field: string) =>
      figureOf(sumAmounts(values), { resource: fee.name, filters, sums: field })
    return {
      building_id: id,
      name,
      currency_code: currencyCode,
      is_new: guided.has(id),
      charged: of(
        ofMonth.map((row) => row.charged),
        charged,
        'amount',
      ),
      settled: of(
        ofMonth.map((row) => row.settled),
        charged,
        'settled',
      ),
      overdue: of(overdue, late, 'open'),
      outstanding: caller.principal.decider.can(id, debt.permission, 'read')
        ? (owed?.find(({ key }) => key === id)?.figures[0] ??
          figureOf('0', { ...debts, sums: debts.sums[0] }))
        : null,
    }
  })
}

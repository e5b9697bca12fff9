import { sumAmounts } from '#core/amount.ts'
import type { Caller } from '#api/context.ts'
import { ageingBands } from '#domain/money/ageing.ts'
import type { FigureGroup, FigureRequest } from '#api/records/read/figures.ts'
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
}

/** The same figures of each building. */
export function buildingFigures(
  { caller, today }: Pick<DashboardInput, 'caller' | 'today'>,
  { month, sums, owed }: Read,
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

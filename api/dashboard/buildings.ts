import type { FigureGroup, FigureRequest } from '#api/records/read/figures.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { compare, eq, figureOf, isIn, type DashboardInput } from './parts.ts'

const by = 'building_id'
const isEverywhere = true
const isKept = true

interface Days {
  readonly today: string
  /** `yyyy-MM` */
  readonly month: string
}

/** The same figures of every building in which the caller reads fees, of one month. */
export const buildingRequests = ({ today, month }: Days) =>
  ({
    all_fees: {
      resource: fee.name,
      filters: [eq('month', month), isIn('status', ['approved', 'settled'])],
      sums: ['amount', 'settled'],
      by,
      isEverywhere,
      isKept,
    },
    all_overdue: {
      resource: fee.name,
      filters: [eq('status', 'approved'), compare('due_on', 'lt', today)],
      sums: ['open'],
      by,
      isEverywhere,
      isKept,
    },
    all_debts: { resource: debt.name, filters: [], sums: ['outstanding'], by, isEverywhere },
  }) as const satisfies Record<string, FigureRequest>

type Groups = Readonly<Record<keyof ReturnType<typeof buildingRequests>, readonly FigureGroup[]>>

export function buildingFigures({ caller, ...days }: DashboardInput & Days, groups: Groups) {
  const requests = buildingRequests(days)
  const { decider, buildings } = caller.principal
  const at = (name: keyof Groups, id: string, index = 0) =>
    groups[name].find(({ key }) => key === id)?.figures[index] ??
    figureOf('0', { ...requests[name], sums: requests[name].sums[index] ?? null })
  return buildings
    .filter(({ id }) => decider.can(id, fee.permission, 'read'))
    .map(({ id, name, currencyCode }) => ({
      building_id: id,
      name,
      currency_code: currencyCode,
      charged: at('all_fees', id),
      settled: at('all_fees', id, 1),
      overdue: at('all_overdue', id),
      outstanding: decider.can(id, debt.permission, 'read') ? at('all_debts', id) : null,
    }))
}

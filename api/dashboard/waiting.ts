import { stateFieldOf } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Registry } from '#core/registry.ts'
import type { FigureGroup, FigureRequest } from '#api/records/read/figures.ts'
import { figureAt, isIn, type DashboardInput } from './parts.ts'

/** What the eye shows as urgent is urgent: a state's colour, from the most to the least. */
const urgency = ['danger', 'warning', 'primary', 'default', 'success']

const prefix = 'waiting/'

/** The waiting states out of which the account itself can move a record: what waits for somebody else is no work of theirs. */
export function waitingRequests(
  registry: Registry,
  { caller, buildingId }: DashboardInput,
): Record<string, FigureRequest> {
  const { decider } = caller.principal
  const requests = Object.values(registry).flatMap((entity): [string, FigureRequest][] => {
    const field = stateFieldOf(entity)
    const states = (entity.lifecycle?.waits ?? []).filter((state) =>
      flagsOutOf(entity, state).some((flag) => decider.can(buildingId, entity.permission, flag)),
    )
    if (entity.scope !== 'building' || field === undefined || states.length === 0) return []
    const within = [isIn(field, states)]
    return [
      [
        `${prefix}${entity.name}`,
        { resource: entity.name, filters: [], within, sums: [null], by: field, withOldest: true },
      ],
    ]
  })
  return Object.fromEntries(requests)
}

function flagsOutOf({ lifecycle }: AnyEntity, state: string) {
  return Object.values(lifecycle?.transitions ?? {}).flatMap(({ from, flag }) =>
    flag !== undefined && from.includes(state) ? [flag] : [],
  )
}

/** The lines of quick management: the most urgent first, and among these what has waited longest. A reader shows a few. */
export function waitingLines(registry: Registry, groups: Readonly<Record<string, readonly FigureGroup[]>>) {
  const lines = Object.entries(groups).flatMap(([name, found]) =>
    name.startsWith(prefix)
      ? found.flatMap((group) => lineOf(registry, name.slice(prefix.length), group))
      : [],
  )
  const sorted = lines.toSorted((a, b) => a.rank - b.rank || a.oldest.localeCompare(b.oldest))
  return {
    waiting: sorted.map(({ rank: _rank, ...line }) => line),
    waiting_total: lines.reduce((sum, { records }) => sum + Number(records.value), 0),
  }
}

function lineOf(registry: Registry, resource: string, group: FigureGroup) {
  const { key: state, oldest } = group
  const records = figureAt([group])
  if (state === null || oldest === null || records === null) return []
  const color = registry[resource]?.lifecycle?.states[state]?.color ?? 'default'
  return [{ resource, state, oldest, records, rank: urgency.indexOf(color) }]
}

import { log } from '#entities/account/log.ts'
import type { Registry } from '#core/registry.ts'
import type { Caller } from '../context.ts'
import type { LoggedChange } from '../records/audit.ts'
import { extendEntity } from '../records/extension.ts'
import type { Params } from '../records/params.ts'
import { createPlans } from '../records/plan.ts'
import { presentChanges } from '../records/present-changes.ts'
import { holdsOn } from '../records/rights.ts'

/** The log holds lines about records that the reader may read, and of their changes what the reader may see. */
export function logExtension(registry: Registry) {
  const planOf = createPlans(registry)
  return extendEntity(log, {
    where: (caller, params) => readableLines(registry, caller, params),
    needs: ['resource', 'building_id'],
    present(record, caller) {
      if (!Array.isArray(record.changes)) return record
      const resource = String(record.resource)
      const changes = record.changes as readonly LoggedChange[]
      // What is no record's change (a sign-in, a refused call) hides nothing.
      if (!Object.hasOwn(registry, resource)) return record
      const buildingId = typeof record.building_id === 'string' ? record.building_id : null
      return { ...record, changes: presentChanges({ plan: planOf(resource), caller, buildingId }, changes) }
    },
  })

  /** Per building, which entities' lines: titles and their search must not tell of records that one may not read. */
  function readableLines(entities: Registry, caller: Caller, params: Params): string | undefined {
    const { principal } = caller
    if (principal.type === 'org_admin') return undefined
    const plans = Object.values(entities).map((entity) => planOf(entity))
    const readableIn = (buildingId: string) =>
      plans
        .filter((plan) => holdsOn(plan, caller, { flag: 'read', buildings: [buildingId] }))
        .map(({ entity }) => entity.name)
    const groups = Map.groupBy(principal.buildings, ({ id }) => readableIn(id).join())
    const inBuildings = [...groups].map(
      ([names, buildings]) =>
        `(t.building_id = any(${params.add(buildings.map(({ id }) => id))}::bigint[]) and t.resource = any(${params.add(names.split(','))}::text[]))`,
    )
    const ofNoRecord = `t.resource <> all(${params.add(Object.keys(entities))}::text[])`
    return `(${[ofNoRecord, ...inBuildings].join(' or ')})`
  }
}

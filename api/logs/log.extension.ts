import { log } from '#entities/account/log.ts'
import type { Registry } from '#core/registry.ts'
import type { Caller } from '../context.ts'
import { extendEntity } from '../records/behaviour.ts'
import type { Params } from '../records/sql/params.ts'
import { createPlans } from '../records/plan.ts'
import { presentChanges } from '../records/present/present-changes.ts'
import { holdsOn } from '../records/rights.ts'

/**
 * The log shows lines about records that the reader may read, and of their changes the fields that the reader may see.
 */
export function logExtension(registry: Registry) {
  const planOf = createPlans(registry)
  return extendEntity(log, {
    where: (caller, params) => readableLines(registry, caller, params),
    needs: ['resource', 'building_id'],
    present(record, caller) {
      const { changes, resource, building_id: buildingId = null } = record
      if (!Array.isArray(changes) || resource === undefined) return record
      // An entry about no record (a sign-in, a refused call) hides nothing.
      if (!Object.hasOwn(registry, resource)) return record
      return { ...record, changes: presentChanges({ plan: planOf(resource), caller, buildingId }, changes) }
    },
  })

  /**
   * By building, the entities whose lines are shown: titles and searches must not reveal records that the caller may
   * not read.
   */
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

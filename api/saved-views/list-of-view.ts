import { groupingOf } from '#core/derive/groupings.ts'
import { isSummable } from '#core/derive/totals.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Registry } from '#core/registry.ts'
import { listSaved, leavesOf } from '#domain/lists/saved-view.ts'
import type { Caller } from '../context.ts'
import { invalidInput, notFound } from '../http/error.ts'
import type { EntityPlan, PlanOf } from '../records/plan.ts'
import { fieldMask, isOpen, type FieldMask } from '../records/present/mask.ts'
import { isVisible } from '../records/read/totals.ts'
import { requireId, rowScope } from '../records/rights.ts'
import { comparedSql } from '../records/sql/where.ts'

interface Lists {
  readonly registry: Registry
  readonly records: { readonly planOf: PlanOf }
}

interface Asked {
  readonly buildingId: string
  readonly entity: string
  /** Empty: the list itself. */
  readonly list: string
}

/** The list that a view is of, as this caller may read it. */
export interface ReadableList {
  readonly plan: EntityPlan
  readonly mask: FieldMask
}

/** 404 for a building that is not the caller's, 422 for no list, 403 without the right to read it there. */
export function readableList(
  { registry, records }: Lists,
  caller: Caller,
  { buildingId, entity: name, list }: Asked,
): ReadableList {
  requireId(buildingId, 'building_id')
  if (!caller.principal.buildings.some(({ id }) => id === buildingId)) throw notFound()
  const entity: AnyEntity | undefined = Object.hasOwn(registry, name) ? registry[name] : undefined
  if (entity === undefined) throw invalidInput([{ field: 'entity', code: 'invalid_value' }])
  if (list !== '' && !Object.hasOwn(entity.views ?? {}, list))
    throw invalidInput([{ field: 'list', code: 'invalid_value' }])
  const plan = records.planOf(entity)
  const { buildings } = rowScope({ plan, caller, flags: ['read'], buildingId })
  return { plan, mask: fieldMask(plan, caller, buildings) }
}

/** The fields by which a view filters, sorts, groups or adds up and by which the list would refuse to: unknown ones, hidden ones. */
export function closedFields({ plan, mask }: ReadableList, address: string): string[] {
  const { filters, sort, rows = '', across = '', sums = '' } = listSaved(address)
  const { entity } = plan
  const groups = [rows, across]
    .filter((name) => name !== '')
    .map((name) => ({ field: groupingOf(entity, name)?.field ?? name }))
  const compared = [...leavesOf(filters), ...sort, ...groups].map(({ field }) => field)
  const summed = sums.split(',').filter((name) => name !== '')
  return [
    ...new Set([
      ...compared.filter((name) => !isOpen(mask, name) || !isCompared(plan, name)),
      ...summed.filter((name) => !isSummable(entity, name) || !isVisible({ plan, mask }, name)),
    ]),
  ]
}

const isCompared = (plan: EntityPlan, name: string) =>
  plan.columnByName.has(name) || plan.joins.has(name) || comparedSql(plan, name) !== undefined

import type { Flag } from '#core/permission.ts'
import type { Registry } from '#core/registry.ts'
import type { Caller } from '../context.ts'
import type { Extension } from '../records/extension.ts'
import { quote, type Params } from '../records/sql/params.ts'
import type { EntityPlan, PlanOf } from '../records/plan.ts'
import { isShared } from '../records/rights.ts'

interface VisibilityContext {
  readonly registry: Registry
  readonly planOf: PlanOf
  /** Behaviour of single entities beyond the pipeline: which of their rows this caller sees. */
  readonly extensionOf: (entityName: string) => Extension | undefined
  readonly caller: Caller
}

/**
 * The files whose names, sizes and hashes a caller may know, as SQL on the alias `t` of `file`: their own uploads that
 * nothing has held yet, and those of fields that they may read, building by building. Made from the declarations, so
 * that a new field with a guard is covered automatically.
 */
export function visibleFilesSql(question: VisibilityContext, params: Params): string {
  const { caller } = question
  const own = `(t.owner_entity is null and t.created_by = ${params.add(caller.principal.accountId)}::bigint)`
  const held = [...fieldsByPlace(question)].map(([place, fields]) => {
    const names = `(t.owner_entity || '.' || t.owner_field) = any(${params.add(fields)}::text[])`
    return `(${placeSql(JSON.parse(place) as OwnerBuildings, params)} and ${names})`
  })
  const narrowed = entitiesWithRowFilter(question).map((plan) => ownerVisibleSql(question, plan, params))
  const readable = held.length === 0 ? 'false' : `(${held.join(' or ')})`
  return `(${own} or ${[readable, ...narrowed].join(' and ')})`
}

/** Where a field may be read: anywhere, or in these buildings (null: in records of the organisation itself). */
type OwnerBuildings = 'anywhere' | readonly (string | null)[]

/** Fields such as `resident.id_front_image`, grouped by where they may be read, so that the condition stays short. */
function fieldsByPlace(question: VisibilityContext): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const plan of plansWithFiles(question)) {
    for (const { name } of plan.fileColumns) {
      const guards = plan.guarded.filter((guard) => guard.name === name).map(({ flag }) => flag)
      const place = readablePlace(plan, question.caller, ['read', ...guards])
      if (place === undefined) continue
      const key = JSON.stringify(place)
      groups.set(key, [...(groups.get(key) ?? []), `${plan.entity.name}.${name}`])
    }
  }
  return groups
}

/** Where the caller holds all of the flags. */
function readablePlace(
  plan: EntityPlan,
  { principal }: Caller,
  flags: readonly Flag[],
): OwnerBuildings | undefined {
  const { decider } = principal
  const { permission } = plan.entity
  if (isShared(plan))
    return flags.every((flag) => decider.anywhere(permission, flag) === 'allowed') ? 'anywhere' : undefined
  const holds = (id: string | null) => flags.every((flag) => decider.can(id, permission, flag))
  const places = [
    ...decider.buildingsWith(permission, 'read').filter(holds),
    ...(plan.owner === 'optional_building' && holds(null) ? [null] : []),
  ]
  return places.length === 0 ? undefined : places
}

function placeSql(place: OwnerBuildings, params: Params): string {
  if (place === 'anywhere') return 'true'
  const inside = `t.building_id = any(${params.add(place.filter((id) => id !== null))}::bigint[])`
  return place.includes(null) ? `(${inside} or t.building_id is null)` : inside
}

const plansWithFiles = ({ registry, planOf }: VisibilityContext): EntityPlan[] =>
  Object.values(registry)
    .map((entity) => planOf(entity))
    .filter(({ fileColumns }) => fileColumns.length > 0)

/** Entities of which a caller may not see every row, even with the right. */
const entitiesWithRowFilter = (question: VisibilityContext) =>
  plansWithFiles(question).filter(({ entity }) => question.extensionOf(entity.name)?.where !== undefined)

function ownerVisibleSql(
  { extensionOf, caller }: VisibilityContext,
  { entity, quoted }: EntityPlan,
  params: Params,
): string {
  const rows = extensionOf(entity.name)?.where?.(caller, params, {})
  if (rows === undefined) return 'true'
  const name = params.add(entity.name)
  // The inner `t` is the owner's table, as its own condition expects.
  return `(t.owner_entity is distinct from ${name}::text or t.${quote('owner_id')} in (select t.id::text from ${quoted} t where ${rows}))`
}

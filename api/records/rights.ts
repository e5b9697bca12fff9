import type { Caller, HeldRight } from '#api/context.ts'
import { apiError } from '#api/http/error.ts'
import { isId } from '#core/id.ts'
import type { Flag, Level } from '#core/permission.ts'
import { levelFor } from '#core/derive/requirement.ts'
import { bestOf, type Verdict } from '#access-control/decider.ts'
import { spellIds, type Params } from './sql/params.ts'
import type { EntityPlan, RightHolder } from './plan.ts'

/** Records that belong to no single building. */
export const isShared = ({ owner }: Pick<RightHolder, 'owner'>) =>
  owner === 'organisation' || owner === 'global'

/** The rows that one request may reach, before its own filters. */
export interface RowScope {
  /** Buildings of the rows; null for rows that belong to none. */
  readonly buildings: readonly string[] | null
  /** Where rows of several buildings are reached at once: whose, and whether those of the organisation itself are too. */
  readonly many?: Many
  /** The condition on the alias `t`. */
  condition(params: Params): string
}

export interface Many {
  readonly buildings: readonly string[]
  readonly withOwn: boolean
}

interface RightQuestion {
  readonly plan: EntityPlan
  readonly caller: Caller
  /** The right that is needed; one of several is enough. */
  readonly flags: readonly Flag[]
  /** The value of the request; checked here. */
  readonly buildingId?: string
}

/**
 * Whether the caller may at all, and on which rows. If a building is named, the right is needed there; if none is
 * named, all permitted ones are meant. 403 `forbidden`, `order_expired` or `module_not_bought` if there is none.
 */
export function rowScope(question: RightQuestion): RowScope {
  const { plan, caller, buildingId } = question
  if (buildingId !== undefined) requireId(buildingId, 'building_id')
  const organisation = (params: Params) =>
    `t.organisation_id = ${params.add(caller.principal.organisationId)}::bigint`
  if (isShared(plan)) {
    if (readLevel(plan) === 'organisation') requireOrganisation(question)
    else requireAnywhere(question)
    return { buildings: null, condition: plan.owner === 'global' ? () => 'true' : organisation }
  }
  const buildings = permittedBuildings(question)
  const column = plan.owner === 'building_itself' ? 't.id' : 't.building_id'
  const inside = (params: Params) =>
    buildings.length === 1
      ? `${column} = ${params.add(buildings[0])}::bigint`
      : `${column} = any(${params.add(spellIds(buildings))}::bigint[])`
  const isMany = plan.owner !== 'building_itself' && buildings.length > 1
  const many = (withOwn: boolean) => (isMany ? { many: { buildings, withOwn } } : {})
  if (plan.owner !== 'optional_building' || buildingId !== undefined)
    return { buildings, ...many(false), condition: inside }
  // Records of the organisation itself, besides those of its buildings.
  if (!question.flags.some((flag) => caller.principal.decider.can(null, plan.entity.permission, flag)))
    return { buildings, ...many(false), condition: inside }
  return {
    buildings: null,
    ...many(true),
    condition: (params) => `(${inside(params)} or (t.building_id is null and ${organisation(params)}))`,
  }
}

/**
 * 403 unless the caller holds the flag for records of this building (null: of the organisation). For records that all
 * buildings share it must be held in the named building, or in any if none is named. At the organisation's level, a
 * right in a building is not enough.
 */
export function requireRight(
  plan: EntityPlan,
  caller: Caller,
  where: { flag: Flag; buildingId: string | null; level?: Level },
): void {
  const code = plan.entity.permission
  const { flag, buildingId } = where
  const isOrganisations = where.level === 'organisation' || (!isShared(plan) && buildingId === null)
  const place = isOrganisations ? 'organisation' : buildingId === null ? 'anywhere' : 'building'
  const right = { code, flag, place } as const
  requireAllowed(verdictOn(caller, right, buildingId))
  caller.noteRight?.(right)
}

/** The verdict on one right, in this building if it is meant. */
export function verdictOn({ principal }: Caller, right: HeldRight, buildingId: string | null): Verdict {
  const { code, flag, place } = right
  if (place === 'anywhere') return principal.decider.anywhere(code, flag)
  return principal.decider.verdict(place === 'organisation' ? null : buildingId, code, flag)
}

function requireAllowed(verdict: Verdict): void {
  if (verdict !== 'allowed') throw apiError(403, verdict)
}

const readLevel = ({ entity }: Pick<RightHolder, 'entity'>) => levelFor(entity, 'read')

/** 403 unless one of the flags is held for the organisation as a whole. */
function requireOrganisation({ plan, caller, flags }: RightQuestion): void {
  const { decider } = caller.principal
  requireAllowed(bestOf(flags.map((flag) => decider.verdict(null, plan.entity.permission, flag))))
}

/** 403 unless one of the flags is held: in the named building, or in any if none is named. */
export function requireAnywhere({ plan, caller, flags, buildingId }: RightQuestion): void {
  const { decider } = caller.principal
  const code = plan.entity.permission
  const found = flags.map((flag) =>
    buildingId === undefined ? decider.anywhere(code, flag) : decider.verdict(buildingId, code, flag),
  )
  requireAllowed(bestOf(found))
}

/** Whether the flag is held for all rows of a scope. */
export function holdsOn(
  plan: RightHolder,
  caller: Caller,
  { flag, buildings }: { flag: Flag; buildings: readonly string[] | null },
) {
  const { decider } = caller.principal
  const code = plan.entity.permission
  if (isShared(plan) && readLevel(plan) === 'organisation') return decider.can(null, code, flag)
  if (isShared(plan)) return decider.anywhere(code, flag) === 'allowed'
  if (buildings === null) return decider.can(null, code, flag)
  return buildings.every((id) => decider.can(id, code, flag))
}

/** Refuses an address whose id is malformed: 422. */
export function requireId(text: string, field: string): void {
  if (!isId(text)) throw apiError(422, 'invalid', [{ field, code: 'invalid_reference' }])
}

function permittedBuildings({ plan, caller, flags, buildingId }: RightQuestion): readonly string[] {
  const { decider } = caller.principal
  const code = plan.entity.permission
  if (buildingId !== undefined) {
    requireAllowed(bestOf(flags.map((flag) => decider.verdict(buildingId, code, flag))))
    return [buildingId]
  }
  const [first = 'read', ...others] = flags
  const own = decider.buildingsWith(code, first)
  const buildings =
    others.length === 0
      ? own
      : [...new Set([...own, ...others.flatMap((flag) => decider.buildingsWith(code, flag))])]
  return buildings.length > 0 ? buildings : refuse({ plan, caller, flags })
}

function refuse({ plan, caller, flags }: RightQuestion): never[] {
  const { decider } = caller.principal
  // An organisation without buildings yet: its administrator may read, and finds nothing.
  requireAllowed(bestOf(flags.map((flag) => decider.anywhere(plan.entity.permission, flag))))
  return []
}

import type { Decider } from '#access-control/decider.ts'
import type { Caller } from '#api/context.ts'
import { levelFor } from '#core/derive/requirement.ts'
import type { Flag } from '#core/permission.ts'
import { spellIds } from '../sql/params.ts'
import type { EntityPlan, RightHolder } from '../plan.ts'
import { holdsOn, isShared } from '../rights.ts'

/** The fields of an entity that one request may see; the same for all of its rows, so it is worked out once. */
export interface FieldMask {
  readonly hidden: ReadonlySet<string>
  readonly masked: ReadonlySet<string>
  /** The same for equal masks. */
  readonly key: string
}

const nothing: ReadonlySet<string> = new Set()
export const openMask: FieldMask = { hidden: nothing, masked: nothing, key: '' }

/** Masks by decider, which is another one after each change of rights. */
const known = new WeakMap<Decider, Map<string, FieldMask>>()
const masksKept = 5_000

/** A field that is hidden in some of the buildings is hidden in all of them. */
export function fieldMask(plan: EntityPlan, caller: Caller, buildings: readonly string[] | null): FieldMask {
  if (plan.guarded.length === 0) return openMask
  const { decider } = caller.principal
  const kept = known.get(decider) ?? new Map<string, FieldMask>()
  known.set(decider, kept)
  const key = `${plan.entity.name} ${buildings === null ? '-' : spellIds(buildings)}`
  const found = kept.get(key)
  if (found !== undefined) return found
  const mask = maskOf(plan, caller, buildings)
  if (kept.size >= masksKept) kept.clear()
  kept.set(key, mask)
  return mask
}

function maskOf(plan: EntityPlan, caller: Caller, buildings: readonly string[] | null): FieldMask {
  const hidden = new Set<string>()
  const masked = new Set<string>()
  for (const { name, flag, how, of = plan } of plan.guarded) {
    if (seesClear(of, caller, { flag, buildings })) continue
    if (how === 'hide') hidden.add(name)
    else masked.add(name)
  }
  if (hidden.size + masked.size === 0) return openMask
  return { hidden, masked, key: `${[...hidden].join()}|${[...masked].join()}` }
}

/**
 * Records that all buildings share are shown by the right to read them in any one. Their guarded fields need the
 * field's right wherever the caller may read them, since one mask applies to all rows of a reply.
 */
function seesClear(
  of: RightHolder,
  caller: Caller,
  asked: { flag: Flag; buildings: readonly string[] | null },
): boolean {
  if (!holdsOn(of, caller, asked)) return false
  if (!isShared(of) || levelFor(of.entity, 'read') === 'organisation') return true
  const { decider } = caller.principal
  const code = of.entity.permission
  return decider.buildingsWith(code, 'read').every((id) => decider.can(id, code, asked.flag))
}

/** Whether the caller may filter, sort and search by the field, and write it. */
export const isOpen = (mask: FieldMask, name: string) => !mask.hidden.has(name) && !mask.masked.has(name)

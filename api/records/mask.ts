import type { Caller } from '#api/context.ts'
import type { EntityPlan } from './plan.ts'
import { holdsOn } from './rights.ts'

/** Which fields one request may see of an entity; the same for all of its rows, so it is worked out once. */
export interface FieldMask {
  readonly hidden: ReadonlySet<string>
  readonly masked: ReadonlySet<string>
  /** The same for equal masks. */
  readonly key: string
}

const nothing: ReadonlySet<string> = new Set()
export const openMask: FieldMask = { hidden: nothing, masked: nothing, key: '' }

/** A field that some of the buildings would not show is shown for none of them. */
export function fieldMask(plan: EntityPlan, caller: Caller, buildings: readonly string[] | null): FieldMask {
  if (plan.guarded.length === 0) return openMask
  const hidden = new Set<string>()
  const masked = new Set<string>()
  for (const { name, flag, how, of = plan } of plan.guarded) {
    if (holdsOn(of, caller, { flag, buildings })) continue
    if (how === 'hide') hidden.add(name)
    else masked.add(name)
  }
  if (hidden.size + masked.size === 0) return openMask
  return { hidden, masked, key: `${[...hidden].join()}|${[...masked].join()}` }
}

/** Whether one may filter, sort and search by the field, and write it. */
export const isOpen = (mask: FieldMask, name: string) => !mask.hidden.has(name) && !mask.masked.has(name)

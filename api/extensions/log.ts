import { log } from '#entities/account/log.ts'
import { maskValue } from '#core/derive/mask.ts'
import type { Registry } from '#core/registry.ts'
import type { Caller } from '../context.ts'
import { loggedValue, type LoggedChange } from '../records/audit.ts'
import { extendEntity, type Values } from '../records/extension.ts'
import { fieldMask } from '../records/mask.ts'
import { createPlans, type EntityPlan } from '../records/plan.ts'
import { holdsOn } from '../records/rights.ts'

/** Who reads the log sees of each change what he may see of the record itself. */
export function logExtension(registry: Registry) {
  const planOf = createPlans(registry)
  return extendEntity(log, {
    present(record, caller) {
      if (!Array.isArray(record.changes)) return record
      const resource = String(record.resource)
      const plan = Object.hasOwn(registry, resource) ? planOf(resource) : undefined
      return { ...record, changes: shown(record, plan, caller) }
    },
  })
}

/** What is no record's field (a sign-in, a refused call) hides nothing. */
function shown(record: Values, plan: EntityPlan | undefined, caller: Caller): LoggedChange[] {
  const changes = record.changes as readonly LoggedChange[]
  if (plan === undefined) return record.resource === undefined ? [] : [...changes]
  const buildings = typeof record.building_id === 'string' ? [record.building_id] : null
  if (!holdsOn(plan, caller, { flag: 'read', buildings })) return []
  const mask = fieldMask(plan, caller, buildings)
  return changes
    .filter(({ field }) => !mask.hidden.has(field))
    .map((change) => (mask.masked.has(change.field) ? masked(plan, change) : change))
}

function masked(plan: EntityPlan, { field, before, after }: LoggedChange): LoggedChange {
  const declared = plan.fields[field]
  const hide = (text: string | null) => {
    const value = declared === undefined ? null : maskValue(declared, loggedValue(plan, field, text))
    return typeof value === 'string' ? value : null
  }
  return { field, before: hide(before), after: hide(after) }
}

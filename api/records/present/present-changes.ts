import type { Caller } from '#api/context.ts'
import { maskValue } from '#core/derive/mask.ts'
import { loggedValue, type LoggedChange } from '../write/audit.ts'
import type { Values } from '../extension.ts'
import { fieldMask } from './mask.ts'
import type { EntityPlan } from '../plan.ts'
import { holdsOn } from '../rights.ts'
import type { Presented } from './presented.ts'

interface ChangesContext {
  readonly plan: EntityPlan
  readonly caller: Caller
  /** The record's building; null for one of the organisation. */
  readonly buildingId: string | null
}

/**
 * The logged changes of a record that this caller may see: none of a record that they may not read, none of fields that
 * are hidden from them, personal values masked.
 */
export function presentChanges(
  { plan, caller, buildingId }: ChangesContext,
  changes: readonly LoggedChange[],
): LoggedChange[] {
  const buildings = buildingId === null ? null : [buildingId]
  if (!holdsOn(plan, caller, { flag: 'read', buildings })) return []
  const mask = fieldMask(plan, caller, buildings)
  return changes
    .filter(({ field }) => field in plan.fields && !mask.hidden.has(field))
    .map((change) => (mask.masked.has(change.field) ? maskChange(plan, change) : change))
}

function maskChange(plan: EntityPlan, { field, before, after }: LoggedChange): LoggedChange {
  const declared = plan.fields[field]
  const hide = (text: string | null) => {
    const value = declared === undefined ? null : maskValue(declared, loggedValue(plan, field, text))
    return typeof value === 'string' ? value : null
  }
  return { field, before: hide(before), after: hide(after) }
}

/** One line of a record's history: who, when, from where, with the changes as `presentChanges` left them. */
export const presentHistory = (
  line: Values,
  changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[],
) => ({ ...line, changes }) as Values as Presented

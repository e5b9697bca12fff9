import { simpleMove } from '#core/derive/imports.ts'
import type { Caller } from '../context.ts'
import { ApiError, apiError } from '../http/error.ts'
import type { EntityPlan } from '../records/plan.ts'
import type { Records } from '../records/records.ts'

interface Moving {
  readonly records: Records
  readonly plan: EntityPlan
  readonly caller: Caller
  readonly id: string
  /** The state that the record is in now. */
  readonly present: string
}

/** Moves a record into a state by the one transition that leads there; undefined if it is there already. */
export async function moveTo({ records, plan, caller, id, present }: Moving, state: string | undefined) {
  if (state === undefined || state === present) return undefined
  const name = simpleMove(plan.entity, present, state)
  const field = plan.stateField ?? ''
  // The pipeline refuses a transition that nobody may make in the same way.
  if (name === undefined) throw apiError(409, 'illegal_transition', [{ field, code: 'illegal_transition' }])
  try {
    return await records.transition({ caller, entity: plan.entity, id, name }, {})
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403 || error.fields.length > 0) throw error
    throw apiError(error.status, error.code, [{ field, code: error.code }])
  }
}

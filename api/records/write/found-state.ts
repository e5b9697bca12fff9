import { foundMove } from '#core/derive/moves.ts'
import { today } from '../../calendar/today.ts'
import type { PipelineContext } from '../context.ts'
import type { Values } from '../extension.ts'

/** The state of a record that is written as it was found, where its writer may make the move that it has made already. */
export function foundState(
  { plan, caller }: PipelineContext,
  { before, record, buildingId }: { before: Values; record: Values; buildingId: string | null },
): Values {
  const { stateField, entity } = plan
  if (stateField === undefined) return {}
  const move = foundMove(entity, { state: String(before[stateField]), record, today: today() })
  if (move === undefined || before[move.field] === record[move.field]) return {}
  if (!caller.principal.decider.can(buildingId, entity.permission, move.flag)) return {}
  caller.noteRight?.({ code: entity.permission, flag: move.flag, place: 'building' })
  return { [stateField]: move.to }
}

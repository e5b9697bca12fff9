import { stateFieldOf } from '#core/derive/fields.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { Values } from '#src/fields/field-view.ts'
import { mayMove, type PageRights, type RecordAction } from '../actions/actions.ts'

type Move = Extract<RecordAction, { kind: 'transition' }>

const stateOf = (entity: AnyEntity, record: Values) => String(record[stateFieldOf(entity) ?? ''] ?? '')

/** The states in the declaration's order, each with its records in the list's. */
export function columnsOf(entity: AnyEntity, records: readonly AnyRecord[]) {
  const byState = Map.groupBy(records, (record) => stateOf(entity, record))
  return Object.keys(entity.lifecycle?.states ?? {}).map((state) => ({
    state,
    records: byState.get(state) ?? [],
  }))
}

/** How the reader may bring a record into a state; undefined where no transition leads there from where it is. */
export function moveInto(
  entity: AnyEntity,
  rights: PageRights,
  { record, state }: { readonly record: Values; readonly state: string },
): Move | undefined {
  if (stateOf(entity, record) === state) return undefined
  const found = rights.transitions.find(
    ([, transition]) => transition.to === state && mayMove(entity, transition, record),
  )
  return found === undefined ? undefined : { kind: 'transition', name: found[0], transition: found[1] }
}

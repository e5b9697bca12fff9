import type { Action } from '../action.ts'
import type { AnyEntity } from '../entity.ts'
import type { AnyFields } from '../field.ts'
import type { Transition } from '../lifecycle.ts'
import type { Flag, Level } from '../permission.ts'

/** What a user may do with a record by a call of its own: a transition, or an action that moves it to no other state. */
export interface Move {
  readonly name: string
  /** Absent for a transition that no request makes. */
  readonly flag: Flag | undefined
  readonly level: Level | undefined
  /** What its dialog asks for, and which of it must not be empty beside the required fields. */
  readonly fields: AnyFields
  readonly requires: readonly string[]
  /** Also with several records at once. */
  readonly isBulk: boolean
}

/** Transitions and actions, by their names. */
export const movesOf = (entity: AnyEntity): readonly Move[] =>
  [...Object.keys(entity.lifecycle?.transitions ?? {}), ...Object.keys(entity.actions ?? {})].flatMap(
    (name) => moveNamed(entity, name) ?? [],
  )

export function moveNamed(entity: AnyEntity, name: string): Move | undefined {
  const transition = ownOf(entity.lifecycle?.transitions, name)
  if (transition !== undefined) return ofTransition(entity, name, transition)
  const action = ownOf(entity.actions, name)
  return action === undefined ? undefined : ofAction(name, action)
}

/** The action of that name; undefined where it is a transition's, or nobody's. */
export const actionNamed = (entity: AnyEntity, name: string): Action | undefined =>
  ownOf(entity.actions, name)

const ownOf = <T>(all: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  all !== undefined && Object.hasOwn(all, name) ? all[name] : undefined

const ofTransition = (
  entity: AnyEntity,
  name: string,
  { flag, level, asks = [], requires = [] }: Transition,
): Move => ({
  name,
  flag,
  level,
  fields: Object.fromEntries(
    asks.flatMap((field) => (entity.fields[field] === undefined ? [] : [[field, entity.fields[field]]])),
  ),
  requires,
  isBulk: true,
})

const ofAction = (name: string, { flag, level, input = {}, bulk }: Action): Move => ({
  name,
  flag,
  level,
  fields: input,
  requires: [],
  isBulk: bulk === true,
})

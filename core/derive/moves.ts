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
  { flag, level, asks = [], requires = [], found }: Transition,
): Move => ({
  name,
  flag,
  level,
  fields: Object.fromEntries(
    asks.flatMap((asked) => {
      const field = entity.fields[asked]
      if (field === undefined) return []
      return [[asked, asked === found ? { ...field, latest: 'today' } : field]]
    }),
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

interface FoundMove {
  readonly flag: Flag
  readonly to: string
  /** The date that says when it happened. */
  readonly field: string
}

/** The move that a record, as it is written, has made already; `today` is the office's. */
export function foundMove(
  entity: AnyEntity,
  { state, record, today }: { state: string; record: Readonly<Record<string, unknown>>; today: string },
): FoundMove | undefined {
  for (const { found, from, flag, to } of Object.values(entity.lifecycle?.transitions ?? {})) {
    const day = found === undefined ? undefined : record[found]
    if (found === undefined || flag === undefined || typeof day !== 'string') continue
    if (from.includes(state) && day <= today) return { flag, to, field: found }
  }
  return undefined
}

import { namesIn } from '../condition.ts'
import type { AnyEntity } from '../entity.ts'
import { guardsOf, type Lifecycle } from '../lifecycle.ts'
import type { Fault } from './check.ts'
import { isKnown } from './check-fields.ts'
import { moveNamed } from './moves.ts'
import { kindOf } from '../kinds.ts'
import { routeActions } from './routes.ts'

/** Faults in the states of an entity and the transitions between them. */
export function lifecycleFaults(entity: AnyEntity): Fault[] {
  const { lifecycle } = entity
  const frozen = (entity.frozen ?? []).flatMap((one) => one.in)
  if (lifecycle === undefined)
    return frozen.length > 0 ? [{ reason: 'is frozen in states, but has no lifecycle' }] : []
  const known = (state: string) => Object.hasOwn(lifecycle.states, state)
  const transitions = Object.entries(lifecycle.transitions)
  const named = [
    lifecycle.initial,
    ...frozen,
    ...transitions.flatMap(([, { from, to }]) => [...from, to]),
    ...(lifecycle.waits ?? []),
  ]
  return [
    ...[...new Set(named)]
      .filter((state) => !known(state))
      .map((state) => ({ reason: `there is no state "${state}"` })),
    ...unreachable(lifecycle).map((state) => ({ reason: `no transition leads to "${state}"` })),
    ...transitions.flatMap(([action, transition]) => [
      ...(takenActions.has(action) ? [{ reason: `a transition can't be called "${action}"` }] : []),
      ...(/^[a-z][a-z0-9_]*$/.test(action) ? [] : [{ reason: `transition "${action}" is not snake_case` }]),
      ...missingFields(entity, action),
      ...dueFaults(entity, action),
      ...(transition.found === undefined ||
      (entity.fields[transition.found]?.kind === 'date' && transition.requires?.includes(transition.found))
        ? []
        : [{ field: transition.found, reason: `${action} finds it, and does not require it as a date` }]),
      ...(transition.requires ?? [])
        .filter((name) => transition.asks?.includes(name) !== true)
        .map((field) => ({ field, reason: `${action} requires it without asking for it` })),
      ...(transition.asksOne ?? [])
        .filter((name) => transition.asks?.includes(name) !== true || transition.requires?.includes(name))
        .map((field) => ({
          field,
          reason: `${action} can’t do without asking for it, or never asks for it`,
        })),
    ]),
  ]
}

/** Faults in the actions that are no transitions. */
export const actionFaults = (entity: AnyEntity): Fault[] =>
  Object.entries(entity.actions ?? {}).flatMap(([name, { input = {}, when }]) => [
    ...(takenActions.has(name) ? [{ reason: `an action can't be called "${name}"` }] : []),
    ...(entity.lifecycle !== undefined && Object.hasOwn(entity.lifecycle.transitions, name)
      ? [{ reason: `"${name}" is a transition and an action` }]
      : []),
    ...(/^[a-z][a-z0-9_]*$/.test(name) ? [] : [{ reason: `action "${name}" is not snake_case` }]),
    ...Object.entries(input)
      .filter(([, { kind }]) => kindsOfRecords.has(kind))
      .map(([field, { kind }]) => ({ reason: `${name} asks for ${field}, which is of kind ${kind}` })),
    ...(when === undefined ? [] : namesIn(when))
      .filter((field) => !isKnown(entity, field))
      .map((field) => ({ field, reason: `${name} names it, and it is not there` })),
  ])

/** Faults in who is told of what. */
export const noticeFaults = (entity: AnyEntity): Fault[] =>
  (entity.notifies ?? []).flatMap(({ on, tells, when }) => [
    ...(when === undefined ? [] : namesIn(when))
      .filter((field) => !isKnown(entity, field))
      .map((field) => ({ field, reason: 'tells when it holds, and it is not there' })),
    ...on
      .filter((name) => name !== 'create' && name !== 'update' && moveNamed(entity, name) === undefined)
      .map((name) => ({ reason: `tells of "${name}", which nobody does` })),
    ...('field' in tells && !namesAccount(entity, tells.field)
      ? [{ field: tells.field, reason: 'who it names is told, and it names no account' }]
      : []),
    ...('flag' in tells && entity.scope !== 'building'
      ? [{ reason: `tells who holds ${tells.flag} in a building, and is of none` }]
      : []),
  ])

const longestAhead = 150

/** Faults in the dates of which the bell tells beforehand. */
export const reminderFaults = (entity: AnyEntity): Fault[] =>
  (entity.reminds ?? []).flatMap(({ field, ahead, unless = [] }) => [
    ...(entity.fields[field]?.kind === 'date' ? [] : [{ field, reason: 'reminds of it, and it is no date' }]),
    ...(Number.isInteger(ahead) && ahead >= 0 && ahead <= longestAhead
      ? []
      : [{ field, reason: `reminds ${ahead} days before it: 0 to ${longestAhead}` }]),
    ...(entity.scope === 'building' ? [] : [{ field, reason: 'reminds of it, and is of no building' }]),
    ...unless
      .filter((state) => entity.lifecycle?.states[state] === undefined)
      .map((state) => ({ field, reason: `reminds of it unless "${state}", which is no state` })),
  ])

/** Faults in what sends an e-mail, and to whom. */
export const mailFaults = ({ mails, ...entity }: AnyEntity): Fault[] =>
  mails === undefined
    ? []
    : [
        ...mails.on
          .filter((name) => name !== 'create' && moveNamed(entity, name) === undefined)
          .map((name) => ({ reason: `mails at "${name}", which nobody does` })),
        ...(entity.fields[mails.to]?.kind === 'email'
          ? []
          : [{ field: mails.to, reason: 'is mailed to, and is no e-mail address' }]),
      ]

function namesAccount(entity: AnyEntity, name: string): boolean {
  const field = entity.fields[name]
  return field !== undefined && kindOf(field).relation?.(field).target === 'account'
}

/** Kinds that only a record has: files that it holds, and what the server reckons or joins. */
const kindsOfRecords = new Set([
  'file',
  'files',
  'image',
  'images',
  'has_many',
  'many_to_many',
  'count',
  'computed',
])

/** Words that occur at the same place in an address. */
const takenActions = new Set<string>([...routeActions, 'import', 'template'])

function missingFields(entity: AnyEntity, action: string): Fault[] {
  const transition = entity.lifecycle?.transitions[action]
  const guarded = guardsOf(transition ?? {}).flatMap(({ when }) => namesIn(when))
  return [...(transition?.asks ?? []), ...guarded]
    .filter((name) => !isKnown(entity, name))
    .map((field) => ({ field, reason: `${action} names it, and it is not there` }))
}

function dueFaults(entity: AnyEntity, action: string): Fault[] {
  const due = entity.lifecycle?.transitions[action]?.due
  if (due === undefined) return []
  const wanted = [[due.field, 'date'], ...(due.before === undefined ? [] : [[due.before, 'number']])] as const
  return wanted
    .filter(([name, kind]) => name !== undefined && entity.fields[name]?.kind !== kind)
    .map(([field, kind]) => ({
      field: String(field),
      reason: `${action} waits for it, and it is no ${kind}`,
    }))
}

function unreachable(lifecycle: Lifecycle): string[] {
  const reached = new Set([lifecycle.initial])
  const moves = Object.values(lifecycle.transitions)
  for (;;) {
    const next = moves.filter(({ from, to }) => !reached.has(to) && from.some((state) => reached.has(state)))
    if (next.length === 0) break
    for (const { to } of next) reached.add(to)
  }
  return Object.keys(lifecycle.states).filter((state) => !reached.has(state))
}

import { holds, namesIn } from '#core/condition.ts'
import { askedOnDeletion } from '#core/derive/deletion.ts'
import { stateFieldOf, writableFields } from '#core/derive/fields.ts'
import { screensHere } from '#src/session/screens-here.ts'
import type { Action } from '#core/action.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'
import { guardsOf, type Transition } from '#core/lifecycle.ts'
import { capabilities, keepsTrash } from '#src/data/capabilities.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'

/**
 * The actions that the user has rights to on an entity, computed once per page, so that each row only checks its state.
 */
export interface PageRights {
  readonly create: boolean
  readonly update: boolean
  readonly delete: boolean
  readonly transitions: readonly (readonly [string, Transition])[]
  /** Actions that are no transitions. */
  readonly actions: readonly (readonly [string, Action])[]
  readonly accountId: string
}

export function pageRights(entity: AnyEntity, tools: ViewTools): PageRights {
  const may = (operation: 'create' | 'update' | 'delete') =>
    entity.operations?.includes(operation) !== false && tools.can(operation, entity.name)
  const { create, edit } = screensHere(entity)
  return {
    create: create !== undefined && may('create'),
    update: edit !== undefined && may('update'),
    delete: may('delete'),
    transitions: Object.entries(entity.lifecycle?.transitions ?? {}).filter(
      ([name, { flag }]) => capabilities().transitions && flag !== undefined && tools.can(name, entity.name),
    ),
    actions: Object.entries(entity.actions ?? {}).filter(
      ([name, { placed }]) => placed !== true && capabilities().transitions && tools.can(name, entity.name),
    ),
    accountId: tools.accountId,
  }
}

export type RecordAction =
  | { readonly kind: 'transition'; readonly name: string; readonly transition: Transition }
  | { readonly kind: 'action'; readonly name: string; readonly action: Action }
  | { readonly kind: 'edit' }
  | { readonly kind: 'clone' }
  | { readonly kind: 'delete' }
  | { readonly kind: 'restore' }

/** True for what the entity declares itself: it has a call and words of its own. */
export const isNamed = (action: RecordAction): action is Extract<RecordAction, { readonly name: string }> =>
  action.kind === 'transition' || action.kind === 'action'

/** True for what is made of one record alone, as it was looked at. */
export const isAsSeen = (action: RecordAction) =>
  action.kind === 'transition' && action.transition.asSeen === true

/** Tells the actions of one record apart. */
export const keyOf = (action: RecordAction) => (isNamed(action) ? action.name : action.kind)

export const actionLabel = (tools: ViewTools, entityName: string, action: RecordAction) =>
  isNamed(action)
    ? tools.t(`entity.${entityName}.actions.${action.name}`)
    : tools.t(`console.crud.record.${action.kind}`)

/**
 * The actions possible on this record now, in the order of use. Actions that its state or the user's rights forbid are
 * left out.
 */
export function actionsFor(
  entity: AnyEntity,
  rights: PageRights,
  record: Values,
  isTrashed = false,
): RecordAction[] {
  if (isTrashed || isPresentDate(record.deleted_at))
    return rights.delete && keepsTrash(entity) ? [{ kind: 'restore' }] : []
  const frozen = frozenFields(entity, record)
  return [
    ...rights.transitions
      .filter(([, transition]) => mayMove(entity, transition, record))
      .map(([name, transition]): RecordAction => ({ kind: 'transition', name, transition })),
    ...rights.actions
      .filter(([, action]) => mayDo(action, record, rights.accountId))
      .map(([name, action]): RecordAction => ({ kind: 'action', name, action })),
    ...(rights.update && !isClosed(entity, record) && hasOpenField(entity, frozen)
      ? [{ kind: 'edit' as const }]
      : []),
    ...(rights.create ? [{ kind: 'clone' as const }] : []),
    ...(rights.delete && isDeletable(entity, record) ? [{ kind: 'delete' as const }] : []),
  ]
}

/** True in a state in which the declaration offers no form, though a note may still be written. */
const isClosed = (entity: AnyEntity, record: Values) =>
  (entity.frozen ?? []).some((rule) => rule.closed === true && rule.in.includes(stateOf(entity, record)))

/** A form in which every field is locked is not offered. */
const hasOpenField = (entity: AnyEntity, frozen: ReturnType<typeof frozenFields>) =>
  frozen !== 'all' && Object.keys(writableFields(entity, 'update')).some((name) => !frozen.has(name))

/** The fields that a transition's dialog asks for; of several records, without those that only one can have. */
export const namesToAsk = ({ asks = [], asksOne = [] }: Transition, records: readonly unknown[]) =>
  records.length > 1 ? asks.filter((name) => !asksOne.includes(name)) : asks

/** What its dialog asks for; of several records, without what only one of them can have. Deleting asks what any of them needs. */
export function fieldsToAsk(entity: AnyEntity, action: RecordAction, records: readonly Values[]): AnyFields {
  if (action.kind === 'action') return action.action.input ?? {}
  if (action.kind === 'delete')
    return Object.fromEntries(
      records.flatMap((record) => Object.entries(askedOnDeletion(entity, stateOf(entity, record)))),
    )
  if (action.kind !== 'transition') return {}
  return Object.fromEntries(
    namesToAsk(action.transition, records).flatMap((name) =>
      entity.fields[name] === undefined ? [] : [[name, entity.fields[name]]],
    ),
  )
}

/** Conditions on fields that are not loaded are left to the server. */
function mayDo({ when, toOthers }: Action, record: Values, accountId: string): boolean {
  if (toOthers === true && record.id === accountId) return false
  if (when === undefined || namesIn(when).some((name) => record[name] === undefined)) return true
  return holds(when, record)
}

const stateOf = (entity: AnyEntity, record: Values) => String(record[stateFieldOf(entity) ?? ''] ?? '')

/** True when nothing about the record's state prevents deleting it. */
function isDeletable(entity: AnyEntity, record: Values) {
  const state = stateOf(entity, record)
  return !(entity.frozen ?? []).some((rule) => rule.in.includes(state) && rule.deletable === undefined)
}

/** Fields that the record's state keeps from changing. */
export function frozenFields(entity: AnyEntity, record: Values): 'all' | ReadonlySet<string> {
  const state = stateOf(entity, record)
  const rules = (entity.frozen ?? []).filter((rule) => rule.in.includes(state))
  if (rules.some((rule) => rule.fields === undefined)) return 'all'
  return new Set(rules.flatMap((rule) => rule.fields ?? []))
}

/**
 * True when the record is in a state from which the transition starts. Guards over fields that are not loaded are left
 * to the server.
 */
export function mayMove(entity: AnyEntity, move: Transition, record: Values) {
  if (!move.from.includes(String(record[stateFieldOf(entity) ?? ''] ?? ''))) return false
  return guardsOf(move).every(
    ({ when }) => namesIn(when).some((name) => record[name] === undefined) || holds(when, record),
  )
}

/** The colour of the state that a transition leads to. */
export const targetColor = ({ lifecycle }: AnyEntity, { to }: Pick<Transition, 'to'>) =>
  lifecycle?.states[to]?.color

/** True for an action that ends something: its buttons are red. */
export const leadsToDanger = (entity: AnyEntity, action: RecordAction) =>
  action.kind === 'transition' && targetColor(entity, action.transition) === 'danger'

const isPresentDate = (value: unknown) => typeof value === 'string' && value !== ''

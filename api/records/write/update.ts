import type { WireObject } from '../../http/body.ts'
import { apiError, invalidInput } from '../../http/error.ts'
import { levelFor } from '#core/derive/requirement.ts'
import { actionNamed, moveNamed } from '#core/derive/moves.ts'
import { fieldErrors, transitionSchema } from '#core/derive/schema.ts'
import { applyConditions } from '#core/derive/rules.ts'
import { holds } from '#core/condition.ts'
import { guardsOf } from '#core/lifecycle.ts'
import { decodeBody } from '#core/wire/body.ts'
import { applyChange, checkChange, type RecordChange } from './retry-change.ts'
import { readAliases } from '../sql/alias-references.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { PipelineContext } from '../context.ts'
import type { StoredRecord, Values } from '../extension.ts'
import type { Presented } from '../present/presented.ts'
import {
  changedNames,
  checkRecordValues,
  readValues,
  openEnvelope,
  recordErrors,
  fillLeftOut,
} from './values.ts'
import { foundState } from './found-state.ts'
import type { Draft } from './write.ts'

interface Update {
  readonly id: string
  /** PUT: fields that the body leaves out get their default, or are emptied. */
  readonly replace?: boolean
}

/** Changes the fields that the body names. */
export const update = async (
  operation: PipelineContext,
  asked: Update,
  body: WireObject,
): Promise<Presented> => applyChange(operation, body, (said) => updateOf(operation, asked, said))

function updateOf(operation: PipelineContext, { id, replace }: Update, body: WireObject): RecordChange {
  const { buildingId: said, version, rest } = openEnvelope(body)
  return {
    target: { id, flag: 'update', level: levelFor(operation.plan.entity, 'update'), buildingId: said },
    version,
    action: 'update',
    async next(before, buildingId) {
      const node = await readAliases(operation, rest, buildingId)
      const given = readValues({ operation, on: 'update', node, buildingId })
      const values = replace === true ? fillLeftOut(operation, given, buildingId) : given
      const { prepare } = operation.pipeline.extensionOf(operation.plan)
      const prepared = prepare === undefined ? values : await prepare({ ...values }, operation.caller)
      const record = checkRecordValues({
        operation,
        on: 'update',
        values: prepared,
        current: before,
        buildingId,
      })
      requireNotFrozen(operation, before, changedNames(operation, before, record))
      return { ...record, ...foundState(operation, { before, record, buildingId }) }
    },
  }
}

interface Asked {
  readonly id: string
  readonly name: string
}

/**
 * Moves a record to another state, with the fields that the transition asks for: 409 from a state that it does not start
 * in. Or does what an action does that is no transition.
 */
export const transition = async (
  operation: PipelineContext,
  asked: Asked,
  body: WireObject,
): Promise<Presented> => applyChange(operation, body, (said) => moveOf(operation, asked, said))

/** The record after the transition, checked. */
export const checkTransition = async (
  operation: PipelineContext,
  asked: Asked,
  body: WireObject,
): Promise<Draft> => checkChange(operation, moveOf(operation, asked, body))

function moveOf(operation: PipelineContext, asked: Asked, body: WireObject): RecordChange {
  return actionNamed(operation.plan.entity, asked.name) === undefined
    ? transitionOf(operation, asked, body)
    : actionOf(operation, asked, body)
}

/** An action changes nothing by itself: what it does is in `on` of the extension, which may add to the record. */
function actionOf(operation: PipelineContext, { id, name }: Asked, body: WireObject): RecordChange {
  const { plan, caller } = operation
  const action = actionNamed(plan.entity, name)
  if (action === undefined) throw apiError(404, 'not_found')
  const { buildingId: said, version, rest } = openEnvelope(body)
  return {
    target: { id, flag: action.flag, level: levelFor(plan.entity, name), buildingId: said },
    version,
    action: name,
    next(before) {
      if (action.toOthers === true && id === caller.principal.accountId) throw apiError(403, 'own_account')
      if (action.when !== undefined && !holds(action.when, before))
        throw apiError(409, action.refuse ?? 'illegal_transition')
      return before
    },
    input: () => readAsked(plan.entity, name, rest),
  }
}

/** The values of a dialog's fields. 422 names each wrong one. */
function readAsked(entity: AnyEntity, name: string, body: WireObject, known: Values = {}): Values {
  const { values, errors } = decodeBody(moveNamed(entity, name)?.fields ?? {}, body)
  if (errors.length > 0) throw invalidInput(errors)
  const parsed = transitionSchema(entity, name).safeParse({ ...known, ...values })
  if (!parsed.success) throw invalidInput(fieldErrors(parsed.error))
  return parsed.data
}

function transitionOf(operation: PipelineContext, { id, name }: Asked, body: WireObject): RecordChange {
  const { plan } = operation
  const move = plan.entity.lifecycle?.transitions[name]
  if (move?.flag === undefined || plan.stateField === undefined) throw apiError(404, 'not_found')
  const { stateField } = plan
  const { buildingId: said, version, rest } = openEnvelope(body)
  return {
    target: { id, flag: move.flag, level: levelFor(plan.entity, name), buildingId: said },
    version,
    action: name,
    next(before, buildingId) {
      if (!move.from.includes(String(before[stateField]))) throw apiError(409, 'illegal_transition')
      const values = readAsked(plan.entity, name, rest, knownValues(before, move.requires))
      const record = applyConditions(plan.entity, { ...before, ...values, [stateField]: move.to })
      const failed = guardsOf(move).find(({ when }) => !holds(when, { ...before, ...values }))
      if (failed !== undefined) throw apiError(409, failed.code)
      const wrong = recordErrors(operation, record, buildingId)
      if (wrong.length > 0) throw invalidInput(wrong)
      return record
    },
  }
}

/** A field that the transition requires may have a value already. */
const knownValues = (before: StoredRecord, names: readonly string[] = []): Values =>
  Object.fromEntries(
    names.filter((name) => (before[name] ?? null) !== null).map((name) => [name, before[name]]),
  )

/** Refuses to change fields that are frozen in the record's state: 409 `record_frozen`. */
export function requireNotFrozen(
  { plan }: PipelineContext,
  before: StoredRecord,
  names: readonly string[],
  on: 'update' | 'delete' = 'update',
): void {
  const { stateField } = plan
  if (stateField === undefined) return
  const frozen = (plan.entity.frozen ?? []).filter(
    (rule) =>
      rule.in.includes(String(before[stateField])) && !(on === 'delete' && rule.deletable !== undefined),
  )
  const touched = names.filter((name) =>
    frozen.some((rule) => rule.fields === undefined || rule.fields.includes(name)),
  )
  if (touched.length > 0)
    throw apiError(
      409,
      'record_frozen',
      touched.map((field) => ({ field, code: 'record_frozen' })),
    )
}

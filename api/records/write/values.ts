import { currencies } from '#domain/currency.ts'
import { writableFields } from '#core/derive/fields.ts'
import { requirementFor } from '#core/derive/requirement.ts'
import { applyConditions, checkRecord } from '#core/derive/rules.ts'
import { fieldErrors } from '#core/derive/schema.ts'
import { decodeBody } from '#core/wire/body.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { WireNode } from '#core/kind.ts'
import type { WireObject } from '../../http/body.ts'
import { apiError, invalidInput } from '../../http/error.ts'
import { isSame } from './audit.ts'
import { cleanHtml } from './clean-html.ts'
import type { HeldRight } from '../../context.ts'
import type { PipelineContext } from '../context.ts'
import type { Values } from '../extension.ts'
import type { EntityPlan } from '../plan.ts'
import { isShared, requireId, verdictOn } from '../rights.ts'

/** The parts of a body besides the record's fields. */
export interface Envelope {
  /** Undefined: not given; null: for the organisation itself. */
  readonly buildingId?: string | null
  readonly version?: number
  readonly rest: WireObject
}

export function openEnvelope(node: WireObject): Envelope {
  const { building_id: building, version, ...rest } = node
  return { buildingId: readBuilding(building), version: readVersion(version), rest }
}

function readBuilding(node: WireNode | undefined): string | null | undefined {
  if (node === undefined) return undefined
  if (node === null || node === '') return null
  const id = typeof node === 'number' ? String(node) : node
  if (typeof id !== 'string') throw invalidInput([{ field: 'building_id', code: 'invalid_reference' }])
  requireId(id, 'building_id')
  return id
}

function readVersion(node: WireNode | undefined): number | undefined {
  if (node === undefined || node === null || node === '') return undefined
  if (typeof node === 'object' || !/^[1-9]\d{0,8}$/.test(String(node)))
    throw invalidInput([{ field: 'version', code: 'invalid_number' }])
  return Number(node)
}

interface ValuesRequest {
  readonly operation: PipelineContext
  readonly on: 'create' | 'update'
  readonly node: WireObject
  readonly buildingId: string | null
}

/**
 * The body's values, decoded. A name that is not declared is `unknown_field`, one that only the server sets is
 * `read_only`, and one that this caller may not change is 403.
 */
export function readValues({ operation, on, node, buildingId }: ValuesRequest): Values {
  const { plan } = operation
  const writable = writableFields(plan.entity, on)
  const { values, errors } = decodeBody(writable, node)
  const named = errors.map((error): FieldError =>
    isServers(operation, error.field) ? { ...error, code: 'read_only' } : error,
  )
  const refused = Object.keys(values).filter((name) => !mayWrite({ operation, on, name, buildingId }))
  if (refused.length > 0)
    throw apiError(
      403,
      'forbidden',
      refused.map((field): FieldError => ({ field, code: 'forbidden' })),
    )
  if (named.length > 0) throw invalidInput(named)
  return values
}

const isServers = ({ plan }: PipelineContext, name: string) => Object.hasOwn(plan.fields, name)

interface FieldQuestion {
  readonly operation: Pick<PipelineContext, 'plan' | 'caller'>
  readonly on: 'create' | 'update'
  readonly name: string
  readonly buildingId: string | null
}

/** Whether a create or update by this caller may name the field. */
export function mayWrite({ operation, on, name, buildingId }: FieldQuestion): boolean {
  const { plan, caller } = operation
  const rights = rightsToWrite(plan, on, name)
  const holds = rights.every((right) => verdictOn(caller, right, buildingId) === 'allowed')
  if (holds) for (const right of rights) caller.noteRight?.(right)
  return holds
}

/** The rights that a guarded field needs; none for others. */
function rightsToWrite(plan: EntityPlan, on: 'create' | 'update', name: string): HeldRight[] {
  const field = plan.fields[name]
  if (field?.access === undefined && field?.personal === undefined) return []
  const { code, flag, level } = requirementFor(plan.entity, on, name)
  const place = isShared(plan) ? 'anywhere' : 'building'
  const { read } = field.access ?? {}
  return [
    ...(read === undefined ? [] : [{ code, flag: read, place } as const]),
    { code, flag, place: level === 'organisation' ? level : place },
  ]
}

/** The values that a PUT leaves out: each gets its default, or is emptied. */
export function fillLeftOut(operation: PipelineContext, given: Values, buildingId: string | null): Values {
  const writable = Object.entries(writableFields(operation.plan.entity, 'update'))
  const missing = writable.filter(
    ([name]) =>
      !(name in given) &&
      operation.plan.columnByName.get(name)?.secret !== true &&
      mayWrite({ operation, on: 'update', name, buildingId }),
  )
  return { ...given, ...Object.fromEntries(missing.map(([name, field]) => [name, field.default ?? null])) }
}

interface Checked {
  readonly operation: PipelineContext
  readonly on: 'create' | 'update'
  readonly values: Values
  /** The record before the change; absent for a new one. */
  readonly current?: Values
  readonly buildingId: string | null
}

/** Checks the whole record after the change: each value by itself, then the rules between them. 422 field by field. */
export function checkRecordValues({ operation, on, values, current, buildingId }: Checked): Values {
  const { plan } = operation
  const parsed = (on === 'create' ? plan.createSchema : plan.updateSchema).safeParse(values)
  if (!parsed.success) throw invalidInput(fieldErrors(parsed.error))
  const record = applyConditions(plan.entity, {
    ...current,
    ...cleanHtml(plan, parsed.data as Values),
  })
  const errors = recordErrors(operation, record, buildingId)
  if (errors.length > 0) throw invalidInput(errors)
  return record
}

export function recordErrors(
  { plan, caller }: PipelineContext,
  record: Values,
  buildingId: string | null,
): FieldError[] {
  const currency = caller.principal.buildings.find((building) => building.id === buildingId)?.currencyCode
  return checkRecord(plan.entity, record, { currency, currencies })
}

/** The names of stored and linked fields whose values differ. */
export const changedNames = ({ plan }: PipelineContext, before: Values, after: Values): string[] =>
  [...plan.columns.map((column) => column.name), ...plan.joins.keys()].filter(
    (name) => !isSame(before[name] ?? null, after[name] ?? null),
  )

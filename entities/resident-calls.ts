import { z } from 'zod'
import { allFields } from '#core/derive/fields.ts'
import { moveNamed } from '#core/derive/moves.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField, AnyFields } from '#core/field.ts'
import { belongsTo } from '#core/fields/belongs-to.ts'
import { kindOf } from '#core/kinds.ts'
import type { ResidentRule } from '#core/resident-rule.ts'
import { defineCall, type Call } from '#domain/calls/call.ts'
import { printedPaper, shownPaper } from '#domain/calls/papers.ts'
import { ofResident, residentPath } from '#domain/calls/resident.ts'
import { pageParams, sentId, wire } from '#domain/calls/values.ts'
import { isErrorCode } from '#domain/errors/catalogue.ts'
import { registry } from './index.ts'

/** The calls that residents have of one entity, derived from its rule for them. */
export interface ResidentCalls {
  readonly entity: AnyEntity
  readonly rule: ResidentRule
  readonly list: ReturnType<typeof callsOf>['list']
  readonly one: ReturnType<typeof callsOf>['one']
  /** Of an entity of which they make records. */
  readonly create?: ReturnType<typeof createOf>
  /** Of an entity of which they take records back. */
  readonly withdraw?: ReturnType<typeof withdrawOf>
  /** What they do with a record, by its name. */
  readonly acts: readonly { readonly name: string; readonly call: ReturnType<typeof actOf> }[]
  /** Of an entity whose records are printed for them. */
  readonly paper?: ReturnType<typeof papersOf>
}

/** A value as it leaves: what its kind may hold, whether it is offered to who writes it or set by the system; or nothing. */
function valueOf(field: AnyField | undefined) {
  if (field === undefined) return z.unknown()
  const held: AnyField = { ...field, ...('offers' in field ? { offers: undefined } : {}) }
  return kindOf(held).schema(held).meta({ field }).nullable()
}

/** What residents read of a record, and nothing else. */
function rowOf(entity: AnyEntity, { reads }: ResidentRule) {
  const fields = allFields(entity)
  return z.strictObject({
    id: wire.id,
    ...Object.fromEntries(reads.map((name) => [name, valueOf(fields[name])])),
  })
}

const idOf = (entity: AnyEntity) =>
  entity.name.replaceAll(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase())

function callsOf(entity: AnyEntity, rule: ResidentRule) {
  const { path = entity.path, filters = [] } = rule
  const row = rowOf(entity, rule)
  const common = { ...ofResident, method: 'GET' } as const
  return {
    list: defineCall({
      ...common,
      id: `list${idOf(entity)}OfResident`,
      path: residentPath(path),
      summary: `What residents have of ${entity.name} in one of their apartments`,
      params: z.strictObject({
        apartment_id: sentId,
        ...pageParams,
        ...Object.fromEntries(filters.map((name) => [name, z.string().optional()])),
      }),
      reply: z.strictObject({ data: z.array(row), total: wire.count }),
      errors: {
        403: ['order_expired'],
        404: ['record_not_found'],
        422: ['required', 'unknown_field', 'invalid_value', 'invalid_page', 'invalid_limit'],
      },
    }),
    one: defineCall({
      ...common,
      id: `read${idOf(entity)}OfResident`,
      path: residentPath(`${path}/{id}`),
      summary: `The same of one ${entity.name}`,
      reply: z.strictObject({ data: row }),
      errors: { 404: ['record_not_found'], 403: ['order_expired'] },
    }),
  }
}

/** Of a new record they say what the rule names, and always of which home it is. */
function createOf(entity: AnyEntity, rule: ResidentRule) {
  const { path = entity.path, creates = [], createsRows = {}, refuses = {} } = rule
  const named = Object.entries(entity.fields)
    .filter(([name]) => creates.includes(name))
    .map(([name, field]) => [name, saidOf(field, createsRows[name])] as const)
  const { apartment_id: apartment = belongsTo('apartment'), ...fields } = Object.fromEntries(named)
  return defineCall({
    ...ofResident,
    method: 'POST',
    id: `create${idOf(entity)}OfResident`,
    path: residentPath(path),
    summary: `Makes a ${entity.name} of one of the resident’s apartments`,
    status: 201,
    body: { fields: { ...fields, apartment_id: { ...apartment, required: true } } },
    writes: { touches: [entity.name] },
    repeatable: true,
    reply: z.strictObject({ data: z.strictObject({ id: wire.id }) }),
    errors: {
      404: ['record_not_found'],
      403: ['order_expired'],
      409: (refuses[409] ?? []).filter(isErrorCode),
      422: ['required', ...(refuses[422] ?? []).filter(isErrorCode)],
      429: ['too_many_requests'],
    },
  })
}

/** A field as residents say it: one of rows has those parts of each row that the rule names. */
function saidOf(field: AnyField, rows: readonly string[] | undefined): AnyField {
  if (rows === undefined || !('fields' in field)) return field
  const said = Object.entries(field.fields as AnyFields).filter(([name]) => rows.includes(name))
  const narrowed = { fields: Object.fromEntries(said) }
  return { ...field, ...narrowed }
}

const withdrawOf = (entity: AnyEntity, { path = entity.path }: ResidentRule) =>
  defineCall({
    ...ofResident,
    method: 'DELETE',
    id: `withdraw${idOf(entity)}OfResident`,
    path: residentPath(`${path}/{id}`),
    summary: `Takes a ${entity.name} of theirs back`,
    writes: { touches: [entity.name] },
    reply: z.strictObject({ data: z.strictObject({ id: wire.id }) }),
    errors: { 404: ['record_not_found'], 403: ['order_expired'], 409: ['illegal_transition'] },
  })

const actOf = (entity: AnyEntity, { path = entity.path }: ResidentRule, name: string) =>
  defineCall({
    ...ofResident,
    method: 'POST',
    id: `${name}${idOf(entity)}OfResident`,
    path: residentPath(`${path}/{id}/${name}`),
    summary: `What residents do with a ${entity.name} of theirs: ${name}`,
    body: { fields: moveNamed(entity, name)?.fields ?? {} },
    writes: { touches: [entity.name] },
    reply: z.strictObject({ data: z.strictObject({ id: wire.id }) }),
    errors: {
      404: ['record_not_found'],
      403: ['order_expired'],
      409: ['illegal_transition'],
      422: ['required'],
    },
  })

const papersOf = (entity: AnyEntity, { path = entity.path }: ResidentRule) => ({
  read: defineCall({
    ...shownPaper,
    ...ofResident,
    id: `read${idOf(entity)}PaperOfResident`,
    path: residentPath(`${path}/{id}/paper`),
    summary: `The paper of a ${entity.name} that the resident may read`,
    errors: { 404: ['record_not_found'], 403: ['order_expired'] },
  }),
  print: defineCall({
    ...printedPaper,
    ...ofResident,
    id: `print${idOf(entity)}OfResident`,
    path: residentPath(`${path}/{id}/pdf`),
    summary: `The same as a PDF`,
    errors: { ...printedPaper.errors, 404: ['record_not_found'], 403: ['order_expired'] },
  }),
})

/** The calls of an entity that residents have something of; undefined for any other. */
export function residentCallsOf(entity: AnyEntity): ResidentCalls | undefined {
  const { resident: rule } = entity
  if (rule === undefined) return undefined
  return {
    entity,
    rule,
    ...callsOf(entity, rule),
    ...(rule.creates === undefined ? {} : { create: createOf(entity, rule) }),
    ...(rule.withdraws === undefined ? {} : { withdraw: withdrawOf(entity, rule) }),
    acts: Object.keys(rule.does ?? {}).map((name) => ({ name, call: actOf(entity, rule, name) })),
    ...(rule.hasPaper === true ? { paper: papersOf(entity, rule) } : {}),
  }
}

/** Of every entity. */
export const allResidentCalls: readonly ResidentCalls[] = Object.values(registry).flatMap(
  (entity: AnyEntity) => residentCallsOf(entity) ?? [],
)

/** Flat, as documents list them. */
export const residentCalls: readonly Call[] = allResidentCalls.flatMap(
  ({ list, one, create, withdraw, acts, paper }) => [
    list,
    one,
    ...(create === undefined ? [] : [create]),
    ...(withdraw === undefined ? [] : [withdraw]),
    ...acts.map(({ call }) => call),
    ...(paper === undefined ? [] : Object.values(paper)),
  ],
)

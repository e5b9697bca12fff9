import type { Queryable } from '#api/database/pool.ts'
import type { BelongsToField } from '#core/fields/belongs-to.ts'
import { kindOf } from '#core/kinds.ts'
import type { FieldError } from '#core/wire/error.ts'
import { conditionSql } from '../sql/condition-sql.ts'
import type { PipelineContext } from '../context.ts'
import type { Values } from '../extension.ts'
import { createParams, quote, type Params } from '../sql/params.ts'
import type { EntityPlan } from '../plan.ts'

interface ReferenceCheck {
  readonly operation: PipelineContext
  /** The whole record after the change. */
  readonly record: Values
  /** The fields whose references are to be checked. */
  readonly names: readonly string[]
  /** The building of the record; null for one of the organisation. */
  readonly buildingId: string | null
  /** The record before the change: it may keep the references that it already has. */
  readonly before?: Values
  /** Checks only that they are in the right place; their other conditions were checked when they were chosen. */
  readonly lenient?: boolean
}

/**
 * A condition that is true while every reference leads to a record of the right place that is not deleted. It takes the
 * lock that the foreign key takes anyway, so that a record which is being deleted cannot be referred to at the same
 * moment.
 */
export function referenceSql(question: ReferenceCheck, params: Params): string {
  const lock = ' for key share'
  const checks = [
    ...checksOf(question, params, lock).map(({ sql }) => sql),
    ...innerSql(question, params, lock),
  ]
  return checks.length === 0 ? 'true' : checks.join(' and ')
}

/** Finds the wrong references: 422 `invalid_reference` at each. */
export async function wrongReferences(unit: Queryable, question: ReferenceCheck): Promise<FieldError[]> {
  const params = createParams()
  const checks = [...checksOf(question, params, ''), ...innerChecks(question, params)]
  if (checks.length === 0) return []
  const [row] = await unit.arrays(`select ${checks.map(({ sql }) => sql).join(', ')}`, params.values)
  return checks.flatMap(({ name }, index) =>
    row?.[index] === true ? [] : [{ field: name, code: 'invalid_reference' }],
  )
}

function checksOf(question: ReferenceCheck, params: Params, lock: string): { name: string; sql: string }[] {
  const { plan, pipeline } = question.operation
  return question.names.flatMap((name) => {
    const value = question.record[name]
    if (value === null || value === undefined) return []
    const join = plan.joins.get(name)
    if (join !== undefined) {
      const ids = value as readonly string[]
      if (ids.length === 0) return []
      const target = pipeline.planOf(join.target)
      const named = namableSql(question, { target, name, kept: question.before?.[name] }, params)
      const found = `select 1 from ${target.quoted} r where r.id = w.id and ${named}${lock}`
      return [
        {
          name,
          sql: `not exists (select 1 from unnest(${params.add(ids)}::bigint[]) w(id) where not exists (${found}))`,
        },
      ]
    }
    const references = plan.columnByName.get(name)?.references
    if (references === undefined) return []
    return [
      { name, sql: oneSql({ ...question, name, value, target: pipeline.planOf(references), lock }, params) },
    ]
  })
}

interface InnerField {
  readonly name: string
  /** The ids that the field holds, by row. */
  readonly ids: readonly (readonly [at: number, id: unknown])[]
  /** The ids that the field held before the change. */
  readonly kept: readonly unknown[]
  readonly field: string
  readonly target: EntityPlan
}

/** Fields with references in rows within the record. */
function innerFields({ operation, names, record, before }: ReferenceCheck): InnerField[] {
  const { plan, pipeline } = operation
  return names.flatMap((name) => {
    const field = plan.fields[name]
    const rows = record[name]
    if (field === undefined || !Array.isArray(rows)) return []
    return Object.entries(kindOf(field).inner?.(field) ?? {}).flatMap(([inner, one]) => {
      const target = kindOf(one).relation?.(one).target
      if (target === undefined) return []
      const ids = rows.flatMap((row: Values, at) => (row[inner] ? [[at, row[inner]] as const] : []))
      const old = before?.[name]
      const kept = Array.isArray(old) ? old.map((row: Values) => row[inner]) : []
      return [{ name, field: inner, ids, kept, target: pipeline.planOf(target) }]
    })
  })
}

/** Checks all rows of a field together, so that their number does not change the statement. */
const innerSql = (question: ReferenceCheck, params: Params, lock: string): string[] =>
  innerFields(question).map(({ name, ids, kept, target }) => {
    const named = namableSql(question, { target, name, kept }, params)
    const found = `select 1 from ${target.quoted} r where r.id = w.id and ${named}${lock}`
    const wanted = params.add(ids.map(([, id]) => id))
    return `not exists (select 1 from unnest(${wanted}::bigint[]) w(id) where not exists (${found}))`
  })

/** Checks row by row, each named by its place: `lines.0.item_id`. */
const innerChecks = (question: ReferenceCheck, params: Params): { name: string; sql: string }[] =>
  innerFields(question).flatMap(({ name, field, ids, kept, target }) =>
    ids.map(([at, id]) => ({
      name: `${name}.${at}.${field}`,
      sql: `exists (select 1 from ${target.quoted} r where r.id = ${params.add(id)}::bigint and ${namableSql(question, { target, name, kept }, params)})`,
    })),
  )

interface OneReference extends ReferenceCheck {
  readonly name: string
  readonly value: unknown
  readonly target: EntityPlan
  readonly lock: string
}

function oneSql(question: OneReference, params: Params): string {
  const { name, value, target, record, lenient, operation, lock } = question
  const named = namableSql(question, { target, name, kept: question.before?.[name] }, params)
  const conditions = [`r.id = ${params.add(value)}::bigint`, named]
  const { where, matching } = operation.plan.fields[name] as BelongsToField
  if (lenient !== true && where !== undefined) conditions.push(conditionSql(target, where, params))
  for (const [theirs, ours] of lenient === true ? [] : Object.entries(matching ?? {})) {
    const column = target.columnByName.get(theirs)
    if (column !== undefined)
      conditions.push(
        `r.${quote(theirs)} is not distinct from ${params.add(record[ours] ?? null)}::${column.comparedAs}`,
      )
  }
  return `exists (select 1 from ${target.quoted} r where ${conditions.join(' and ')}${lock})`
}

type Place = Pick<ReferenceCheck, 'operation' | 'buildingId' | 'lenient'>

interface Naming {
  readonly target: EntityPlan
  readonly name: string
  /** The id or ids that the field held before the change. */
  readonly kept: unknown
}

/**
 * The other record is not deleted, and this record either named it before or may name it: it is in the right place, and
 * its extension lets this building name it. References that the server itself writes need no extension's consent.
 */
export function namableSql(question: Place, { target, name, kept }: Naming, params: Params): string {
  const { operation, buildingId, lenient } = question
  const living = target.hasTrash ? 'r.deleted_at is null' : 'true'
  const { referable } = operation.pipeline.extensionOf(target)
  const isFree = referable === undefined || lenient === true || operation.plan.fields[name]?.readOnly === true
  const fresh = [placeSql(question, target, params), ...(isFree ? [] : [referable({ buildingId }, params)])]
  const before = [kept ?? []].flat().filter((id) => id !== null && id !== undefined)
  if (before.length === 0) return [living, ...fresh].join(' and ')
  return `${living} and (r.id = any(${params.add(before)}::bigint[]) or (${fresh.join(' and ')}))`
}

/** The place that this record may refer to: its own building, its organisation, or anywhere. */
function placeSql({ operation, buildingId }: Place, target: EntityPlan, params: Params): string {
  const { principal } = operation.caller
  const organisation = () => `r.organisation_id = ${params.add(principal.organisationId)}::bigint`
  const readable = () => params.add(principal.decider.buildingsWith(target.entity.permission, 'read'))
  if (target.owner === 'global') return 'true'
  if (target.owner === 'organisation') return organisation()
  if (target.owner === 'building_itself')
    return buildingId === null ? organisation() : `r.id = ${params.add(buildingId)}::bigint`
  const inside =
    buildingId === null
      ? `r.building_id = any(${readable()}::bigint[])`
      : `r.building_id = ${params.add(buildingId)}::bigint`
  if (target.owner === 'building') return inside
  return `(${inside} or (r.building_id is null and ${organisation()}))`
}

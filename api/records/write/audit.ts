import { actorIdOf } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { searchText } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import { kindOf } from '#core/kinds.ts'
import { log } from '#entities/account/log.ts'
import type { PipelineContext } from '../context.ts'
import type { Values } from '../extension.ts'
import { logLinesSql } from '../../audit/log-insert.ts'
import { createParams, quote, type Params } from '../sql/params.ts'
import type { EntityPlan } from '../plan.ts'

/**
 * One field's change as the log stores it: text as it is, anything else as JSON, both up to twenty thousand characters.
 * For secrets it only says that they changed.
 */
export interface LoggedChange {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

export function changesBetween(plan: EntityPlan, before: Values, after: Values): LoggedChange[] {
  return plan.logged.flatMap((field) => {
    const [old, fresh] = [before[field] ?? null, after[field] ?? null]
    if (isSame(old, fresh)) return []
    const secret = plan.columnByName.get(field)?.secret === true
    return [{ field, before: secret ? null : spellValue(old), after: secret ? null : spellValue(fresh) }]
  })
}

/** Equal as values: lists and objects are compared by content, in any order of names. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const [ours, theirs] = [left as Values, right as Values]
  const names = Object.keys(ours)
  return (
    names.length === Object.keys(theirs).length && names.every((name) => isSame(ours[name], theirs[name]))
  )
}

/** The value that a logged text stands for. */
export function loggedValue(plan: EntityPlan, field: string, text: string | null): unknown {
  const declared = plan.fields[field]
  if (text === null || declared === undefined || plan.columnByName.get(field)?.family === 'text') return text
  if (kindOf(declared).schema(declared).safeParse(text).success) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

const spellValue = (value: unknown) =>
  value === null ? null : cut(typeof value === 'string' ? value : JSON.stringify(value))

/** Characters of one value in the log: pages of it are read whole. */
const longestLogged = 20_000

/** A longer text keeps its beginning, and says how long it was. */
const cut = (text: string) =>
  text.length <= longestLogged ? text : `${text.slice(0, longestLogged).toWellFormed()} … (${text.length})`

interface Line {
  readonly operation: PipelineContext
  readonly action: string
  readonly changes: readonly LoggedChange[]
  /** The record after the change (before it, for a deletion). */
  readonly record: Values
}

/**
 * The audit line as one more part of the statement that makes the change: it reads the changed row from `r`, so it is
 * written exactly when the change is. Empty where the entity keeps no history.
 */
export function auditSql({ operation, action, changes, record }: Line, params: Params): string {
  const { plan, caller } = operation
  if (plan.entity.history === false) return ''
  const { principal, importSource } = caller
  const title = titleSql(plan, record, params)
  const building =
    plan.owner === 'building_itself'
      ? 'r.id'
      : plan.ownerColumns.includes('building_id')
        ? 'r.building_id'
        : 'null::bigint'
  const source = importSource && {
    import_batch: `${params.add(importSource.batchId)}::text`,
    import_file: `${params.add(importSource.filename)}::text`,
    import_uploader: `${params.add(importSource.uploader)}::text`,
  }
  const line = {
    building_id: building,
    organisation_id: `${params.add(principal.organisationId)}::bigint`,
    actor_id: `${params.add(actorIdOf(principal))}::bigint`,
    actor_name: `${params.add(principal.name)}::text`,
    action: `${params.add(action)}::text`,
    resource: `${params.add(plan.entity.name)}::text`,
    record_id: 'r.id::text',
    record_title: title,
    changes: `${params.add(JSON.stringify(changes))}::jsonb`,
    ip: `${params.add(caller.ip)}::text`,
    user_agent: `${params.add(caller.userAgent)}::text`,
    request_id: `${params.add(caller.requestId)}::text`,
    ...source,
    ...(titleTarget(plan, record) === undefined
      ? {
          search_text: `${params.add(searchText(log, { actor_name: principal.name, record_title: titleText(plan, record) }))}::text`,
        }
      : {}),
  }
  return `, l as (${logLinesSql(line, 'r')})`
}

/** The record's title in the log. */
export async function recordTitle(db: Queryable, plan: EntityPlan, record: Values): Promise<string | null> {
  const params = createParams()
  const [row] = await db.query<{ title: string | null }>(
    `select ${titleSql(plan, record, params)} as title`,
    params.values,
  )
  return row?.title ?? null
}

/** The record's title; if a relation is its title, the title of the related record. */
function titleSql(plan: EntityPlan, record: Values, params: Params): string {
  const target = titleTarget(plan, record)
  if (target === undefined) return `${params.add(titleText(plan, record))}::text`
  const id = `${params.add(record[plan.entity.title])}::bigint`
  return `(select n.${quote(target.title)}::text from ${quote(target.name)} n where n.id = ${id} limit 1)`
}

/** The entity whose record is the title; undefined where a text is, or nothing. */
function titleTarget({ entity, registry, columnByName }: EntityPlan, record: Values): AnyEntity | undefined {
  const references = columnByName.get(entity.title)?.references
  return references === undefined || titleText({ entity }, record) === null ? undefined : registry[references]
}

const titleText = ({ entity }: Pick<EntityPlan, 'entity'>, record: Values): string | null => {
  const value = record[entity.title]
  return value === null || value === undefined ? null : String(value)
}

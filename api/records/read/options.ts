import type { Condition } from '#core/condition.ts'
import { writtenReference, type WrittenReference } from '#core/derive/writing.ts'
import type { Requirement } from '#core/derive/requirement.ts'
import type { BelongsToField } from '#core/fields/belongs-to.ts'
import { maxPageSize } from '#core/limits.ts'
import { conditionNodes } from '#core/wire/filter.ts'
import type { readOptions } from '#domain/calls/building.ts'
import type { ReadParams } from '#domain/calls/call.ts'
import { bestOf } from '#access-control/decider.ts'
import { apiError, invalidInput, notFound } from '../../http/error.ts'
import { conditionSql } from '../sql/condition-sql.ts'
import { reads, type PipelineContext } from '../context.ts'
import { openMask } from '../present/mask.ts'
import { choosingFields, isNamed, textsAmong } from './names.ts'
import { createParams, quote, type Params } from '../sql/params.ts'
import { namedSql } from '../sql/search-text.ts'
import { filterSql } from '../sql/where.ts'
import type { EntityPlan } from '../plan.ts'
import { presentRead } from '../present/present.ts'
import type { Presented } from '../present/presented.ts'
import { namableSql } from '../write/references.ts'
import { selectionReader } from '../sql/reader.ts'
import { requireId, verdictOn } from '../rights.ts'

export type OptionsQuery = Omit<ReadParams<typeof readOptions>, 'entity'>

/** Number of records that one reply offers; a keyword finds the rest. */
const offered = 50

/**
 * Records that a field of the entity may name, by id, name and code: for those who may write the field in that building,
 * with or without the right to read such records. 403 for others; 404 for a field that names no records, and where
 * their names are not for everybody. Nothing else of them is read, searched or compared, but what the declaration
 * narrows the choice by, which a write would tell too.
 */
export async function options(operation: PipelineContext, query: OptionsQuery): Promise<Presented[]> {
  const { plan, pipeline, caller } = operation
  const { building_id: buildingId } = query
  const written = writtenReference(plan.entity, query.field)
  if (written === undefined) throw notFound()
  requireWriter(operation, written.ways, buildingId)
  const target = pipeline.planOf(written.target)
  if (!isNamed(target)) throw notFound()
  const params = createParams()
  const place = { target, name: query.field, kept: undefined }
  const reader = selectionReader({
    plan: target,
    names: ['id', ...choosingFields(target)],
    mask: openMask,
    alias: 'r',
  })
  const named = { plan: target, names: textsAmong(target, choosingFields(target)), alias: 'r' }
  const conditions = [
    namableSql({ operation, buildingId }, place, params),
    ...shownSql(operation, target, params),
    ...(query.ids === undefined
      ? [...offeredSql(written, { target, query }, params), namedSql(named, query.keyword, params)]
      : [`r.id = any(${params.add(idsIn(query.ids))}::bigint[])`]),
  ]
  const rows = await reads(operation).arrays(
    `select ${reader.select} from ${target.quoted} r where ${conditions.join(' and ')}
     order by r.${quote(target.entity.title)} collate natural_order, r.id limit ${query.ids === undefined ? offered : maxPageSize}`,
    params.values,
  )
  return rows.map((row) => presentRead(pipeline, { plan: target, caller }, reader.read(row)))
}

/** 403 unless all rights of one way to write the field are held in this building. */
function requireWriter(
  { caller }: PipelineContext,
  ways: WrittenReference['ways'],
  buildingId: string,
): void {
  const holds = ({ code, flag, level = 'building' }: Requirement) =>
    verdictOn(caller, { code, flag, place: level }, buildingId)
  const verdicts = ways.map((rights) => rights.map(holds).find((one) => one !== 'allowed') ?? 'allowed')
  const verdict = bestOf(verdicts)
  if (verdict !== 'allowed') throw apiError(403, verdict)
}

/** Only records that the target's own list would show. */
function shownSql({ pipeline, caller }: PipelineContext, target: EntityPlan, params: Params): string[] {
  const own = pipeline.extensionOf(target).where?.(caller, params, {})
  return own === undefined ? [] : [`exists (select 1 from ${target.quoted} t where t.id = r.id and (${own}))`]
}

/** What the field's declaration offers, narrowed by the fields beside it as far as they are given. */
function offeredSql(
  { field }: WrittenReference,
  { target, query }: { target: EntityPlan; query: OptionsQuery },
  params: Params,
): string[] {
  const { where, offers, matching = {} } = field as BelongsToField
  return [
    ...(where === undefined ? [] : [conditionSql(target, where, params)]),
    ...(offers === undefined ? [] : [listedSql(target, offers, params)]),
    ...narrowingIn(query.matching).map(([theirs, value]) => {
      const column = Object.hasOwn(matching, theirs) ? target.columnByName.get(theirs) : undefined
      if (column?.references === undefined) throw invalidInput([{ field: 'matching', code: 'unknown_field' }])
      requireId(value, 'matching')
      return `r.${quote(column.name)} = ${params.add(value)}::bigint`
    }),
  ]
}

/** What is only offered may ask for what is worked out of a record, as a filter of its list may. */
function listedSql(target: EntityPlan, condition: Condition, params: Params): string {
  const nodes = conditionNodes(condition).map((node) =>
    filterSql(node, { plan: target, mask: openMask, params }),
  )
  return `exists (select from ${target.quoted} t where t.id = r.id and ${nodes.join(' and ')})`
}

/** `block_id:3,floor:2` as pairs. */
const narrowingIn = (text: string | undefined): [string, string][] =>
  (text ?? '')
    .split(',')
    .filter((one) => one !== '')
    .map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)])

function idsIn(text: string): string[] {
  const ids = text.split(',').filter((id) => id !== '')
  if (ids.length > maxPageSize) throw invalidInput([{ field: 'ids', code: 'too_many' }])
  for (const id of ids) requireId(id, 'ids')
  return ids
}

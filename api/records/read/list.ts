import { isId } from '#core/id.ts'
import { leftOutOf } from '#core/derive/totals.ts'
import { defaultAllLimit } from '#core/limits.ts'
import { decodeListQuery, emptyQuery, type ListQuery } from '#core/wire/query.ts'
import type { QueryParams } from '../../http/query.ts'
import { invalidInput, notFound } from '../../http/error.ts'
import { reads, type PipelineContext } from '../context.ts'
import { presentPage } from '../present/present-page.ts'
import { relationTree } from './relations.ts'
import { requireId, rowScope, type RowScope } from '../rights.ts'
import { orderSql, buildSelect, type Selected } from '../sql/select.ts'
import { presentOutcome } from '../present/present-own.ts'
import type { Leaving, Presented } from '../present/presented.ts'
import { mergedRows } from './merged-rows.ts'
import { totalsOf } from './totals.ts'

/** Rows of a list that are counted where counting all would read years, or all buildings. */
const mostCounted = 10_000

/** `{ [replyKey]: rows, total }`; with `map` the rows are an object keyed by that field. */
export type ListReply = Readonly<Record<string, Leaving>>

export async function list(operation: PipelineContext, params: QueryParams): Promise<ListReply> {
  const query = readQuery(operation, params)
  const { plan } = operation
  const scope = rowScope({ ...operation, flags: ['read'], buildingId: query.buildingId })
  const reading = buildSelect({ operation, scope, query })
  const most = plan.entity.allLimit ?? defaultAllLimit
  const limit = query.limit === 'all' ? most : query.limit
  const names = query.totals ?? []
  const leftOut = leftOutOf(plan.entity, query)
  // Two connections at a time: the share of one account counts on it.
  const [rows, { total, more, totals }] = await Promise.all([
    rowsOf(operation, reading, { query, scope, limit }),
    figuresOf(operation, reading, { names, scope, leftOut }),
  ])
  return {
    [plan.entity.replyKey ?? 'data']: query.map === undefined ? rows : byField(rows, query.map),
    total,
    ...(more ? { more } : {}),
    ...(totals === undefined ? {} : { totals }),
    ...(totals === undefined || leftOut.length === 0 ? {} : { left_out: presentOutcome(leftOut) }),
    ...(query.limit === 'all' && total > most ? { capped: true, limit: most } : {}),
  }
}

/** The count, then the sums of these fields, if any. */
async function figuresOf(
  operation: PipelineContext,
  reading: Selected,
  asked: Parameters<typeof totalsOf>[2],
) {
  const { names, scope } = asked

  const isCapped = operation.plan.entity.list.countedInPart === true || scope.many !== undefined
  const found = await countOf(operation, reading, { scope, ...(isCapped ? { most: mostCounted } : {}) })
  const more = isCapped && found > mostCounted
  const counted = { more, total: more ? mostCounted : found }
  return names.length === 0
    ? { ...counted, totals: undefined }
    : { ...counted, totals: await totalsOf(operation, reading, asked) }
}

/** Only the rows, without counting the rest: for code that reads on a caller's behalf. */
export async function listRows(operation: PipelineContext, params: QueryParams): Promise<Presented[]> {
  const query = readQuery(operation, params)
  const scope = rowScope({ ...operation, flags: ['read'], buildingId: query.buildingId })
  const reading = buildSelect({ operation, scope, query })
  const most = operation.plan.entity.allLimit ?? defaultAllLimit
  return rowsOf(operation, reading, { query, scope, limit: query.limit === 'all' ? most : query.limit })
}

/** One record in the same shapes; 404 if there is none that this caller may read. */
export async function one(operation: PipelineContext, id: string, params: QueryParams): Promise<Presented> {
  if (!isId(id)) throw notFound()
  const query = isBare(params) ? emptyQuery() : readQuery(operation, params)
  if (query.filters.length > 0 || query.keyword !== undefined)
    throw invalidInput([{ field: 'filter', code: 'unknown_field' }])
  const scope = rowScope({ ...operation, flags: ['read'], buildingId: query.buildingId })
  const reading = buildSelect({ operation, scope, query, only: (all) => `t.id = ${all.add(id)}::bigint` })
  // Counting may take long.
  const isPoint = query.withCount.length === 0
  const [record] = await rowsOf(operation, reading, { query, scope, limit: 1, unordered: true, isPoint })
  if (record === undefined) throw notFound()
  return record
}

export function readQuery(
  operation: PipelineContext,
  params: QueryParams,
  /** Parameters that a call takes beside those of the list. */
  more: readonly string[] = [],
): ListQuery {
  const { plan, pipeline } = operation
  if (params.building_id !== undefined && params.building_id !== '')
    requireId(params.building_id, 'building_id')
  const { query, errors } = decodeListQuery(plan.entity, plan.registry, params, [
    ...(pipeline.extensionOf(plan).parameters ?? []),
    ...more,
  ])
  if (query === undefined) throw invalidInput(errors)
  return query
}

const isBare = (params: QueryParams) => {
  for (const _name in params) return false
  return true
}

interface Page {
  readonly query: ListQuery
  readonly scope: RowScope
  readonly limit: number
  readonly unordered?: boolean
  /** Whether it finds a few rows by their keys and does little else. */
  readonly isPoint?: boolean
}

async function rowsOf(operation: PipelineContext, reading: Selected, asked: Page): Promise<Presented[]> {
  const { query, scope, limit } = asked
  const offset = query.limit === 'all' ? 0 : (query.page - 1) * limit
  const params = [...reading.params.values]
  const order = asked.unordered === true ? '' : ` order by ${orderSql(reading, query)}`
  const isMerged = scope.many !== undefined && asked.unordered !== true
  const rows =
    isMerged && mergedRows(reading, { many: scope.many, order, upTo: offset + limit, values: params })
  const skip = offset === 0 ? '' : ` offset $${params.push(offset)}::bigint`
  const cut = ` limit ${limit}${skip}`
  const isBehind = offset > 0 || typeof rows === 'string'
  const text = reading.pageText({
    page: `${reading.where}${order}${cut}`,
    ...(isBehind ? { orderBehind: order } : {}),
    ...(typeof rows === 'string' ? { merged: { rows, cut } } : {}),
  })
  const db = reads(operation)
  const found = await (asked.isPoint === true ? db.point(text, params) : db.arrays(text, params))
  return presentPage(operation, reading, {
    rows: found,
    scope,
    tree: relationTree(query.with),
    db,
  })
}

/** The number of rows; above `most` it is one more than that, and the rest is not counted. */
export async function countOf(
  operation: PipelineContext,
  reading: Selected,
  { scope, most }: Pick<Page, 'scope'> & { readonly most?: number },
): Promise<number> {
  const { pipeline, plan } = operation
  const rows = `from ${plan.quoted} t where ${reading.where}`
  const counted = most === undefined ? rows : `from (select ${rows} limit ${most + 1}) c`
  const text = `select count(*)::int ${counted}`
  const values = reading.whereValues
  const count = async () => Number((await reads(operation).arrays(text, values))[0]?.[0] ?? 0)
  // What may depend on other records, as an extension's condition may on anything, is not remembered.
  const isOwn = pipeline.extensionOf(plan).where === undefined && !reading.dependsOnOthers
  if (pipeline.tx !== undefined || !isOwn) return count()
  const buildings = plan.owner === 'building' ? scope.buildings : null
  return pipeline.counts.remember(
    { entity: plan.entity.name, buildings, query: `${text}\n${JSON.stringify(values)}` },
    count,
  )
}

/** If two rows share a value, the last one wins. */
const byField = (rows: readonly Presented[], field: string) =>
  Object.fromEntries(rows.map((row) => [String(row[field]), row]))

import { maxPageSize } from '#core/limits.ts'
import type { QueryParams } from '../../http/query.ts'
import { apiError, invalidInput, notFound } from '../../http/error.ts'
import { reads, type PipelineContext } from '../context.ts'
import type { Values } from '../extension.ts'
import { createParams, quote, type Params } from '../sql/params.ts'
import { namedSql } from '../sql/search-text.ts'
import { textsAmong } from './names.ts'
import { presentSetting } from '../present/present-own.ts'
import { requireId } from '../rights.ts'
import type { Presented } from '../present/presented.ts'

/** Number of records that one reply offers; a keyword finds the rest. */
const offered = 50
const known = ['building_id', 'keyword', 'ids']

/**
 * Records that those who work in a building may choose there, by name: `building_id`, and either `keyword` or `ids` (up
 * to 500, joined by commas). No right on the entity is needed, and only what its `choices` declare is shown and
 * searched. 404 for a building that the caller may not enter.
 */
export async function choices(operation: PipelineContext, query: QueryParams): Promise<Presented[]> {
  const { plan, caller, pipeline } = operation
  const declared = plan.entity.choices
  const { referable } = pipeline.extensionOf(plan)
  if (declared === undefined || referable === undefined) throw notFound()
  const unknown = Object.keys(query).filter((name) => !known.includes(name))
  if (unknown.length > 0) throw invalidInput(unknown.map((field) => ({ field, code: 'unknown_field' })))
  const buildingId = requireEntered(operation, query.building_id)
  const params = createParams()
  const conditions = [
    `r.organisation_id = ${params.add(caller.principal.organisationId)}::bigint`,
    ...(plan.hasTrash ? ['r.deleted_at is null'] : []),
    referable({ buildingId }, params),
    ...idsSql(query.ids, params),
    namedSql({ plan, names: textsAmong(plan, declared.fields), alias: 'r' }, query.keyword ?? '', params),
  ]
  const columns = declared.fields.map((name) => `r.${quote(name)}`).join(', ')
  const order = `r.${quote(plan.entity.title)} collate natural_order, r.id`
  const limit = query.ids === undefined ? offered : maxPageSize
  const rows = await reads(operation).query<Values>(
    `select r.id, ${columns} from ${plan.quoted} r where ${conditions.join(' and ')} order by ${order} limit ${limit}`,
    params.values,
  )
  return rows.map((row) => presentSetting(row))
}

function requireEntered({ caller }: PipelineContext, id: string | undefined): string {
  if (id === undefined || id === '') throw invalidInput([{ field: 'building_id', code: 'required' }])
  requireId(id, 'building_id')
  const building = caller.principal.buildings.find((one) => one.id === id)
  if (building === undefined) throw notFound()
  if (building.expired) throw apiError(403, 'order_expired')
  return id
}

function idsSql(text: string | undefined, params: Params): string[] {
  if (text === undefined) return []
  const ids = text.split(',').filter((id) => id !== '')
  if (ids.length > maxPageSize) throw invalidInput([{ field: 'ids', code: 'too_many' }])
  for (const id of ids) requireId(id, 'ids')
  return [`r.id = any(${params.add(ids)}::bigint[])`]
}

import type { Caller } from '#api/context.ts'
import type { readOverview, searchBuilding } from '#domain/calls/building.ts'
import type { RowOf } from '#domain/calls/call.ts'
import { isTitleText } from '#core/derive/fields.ts'
import type { Pipeline } from '../context.ts'
import { fieldMask, isOpen } from '../present/mask.ts'
import { createParams, quote, type Params } from '../sql/params.ts'
import type { EntityPlan } from '../plan.ts'
import { presentOutcome } from '../present/present-own.ts'
import type { Presented } from '../present/presented.ts'
import { keywordSql } from '../sql/where.ts'

/** One caller's query over all entities of one building. */
export interface BuildingSearch {
  readonly pipeline: Pipeline
  readonly caller: Caller
  readonly buildingId: string
}

export type Hit = RowOf<typeof searchBuilding>

const hitsEach = 5

/** A few records of every entity that the caller may read and search, by one query. */
export async function search(across: BuildingSearch, keyword: string): Promise<Presented<Hit>[]> {
  const params = createParams()
  const parts = readable(across).flatMap((plan) => {
    const mask = fieldMask(plan, across.caller, [across.buildingId])
    const { title, subtitle } = plan.entity
    if (plan.searchable.length === 0 || !isTitleText(plan.entity) || !isOpen(mask, title)) return []
    // A number of another record says nothing, and what is worked out has no column.
    const beside = subtitle === undefined ? undefined : plan.columnByName.get(subtitle)
    const hasSubtitle = beside !== undefined && beside.references === undefined && isOpen(mask, beside.name)
    const columns = [
      `${params.add(plan.entity.name)}::text as resource`,
      't.id::text as id',
      `t.${quote(title)}::text as title`,
      `${hasSubtitle ? `t.${quote(beside.name)}::text` : 'null::text'} as subtitle`,
    ]
    const found = `${livingSql(plan, across, params)} and ${keywordSql(keyword, { plan, mask, params })}`
    return [
      `(select ${columns.join(', ')} from ${plan.quoted} t where ${found} order by 3 limit ${hitsEach})`,
    ]
  })
  if (parts.length === 0) return []
  const hits = await across.pipeline.reads.query<Hit>(parts.join(' union all '), params.values)
  // Each part applies the mask of its own entity to every column that it reads.
  return hits.map((hit) => presentOutcome(hit))
}

export type Tally = RowOf<typeof readOverview>

/** The number of records that the dashboard counts, and how many wait in which state, by one query. */
export async function readOverviewTallies(across: BuildingSearch): Promise<Presented<Tally>[]> {
  const params = createParams()
  const parts = readable(across).flatMap((plan) => {
    const { entity, stateField } = plan
    const waits = entity.lifecycle?.waits ?? []
    const row = (state: string) =>
      `${params.add(entity.name)}::text as resource, ${state} as state, count(*)::int as total`
    const from = () => `from ${plan.quoted} t where ${livingSql(plan, across, params)}`
    const field = `t.${quote(stateField ?? '')}`
    return [
      ...(entity.overview === true ? [`(select ${row('null::text')} ${from()})`] : []),
      ...(waits.length === 0
        ? []
        : [
            `(select ${row(`${field}::text`)} ${from()} and ${field} = any(${params.add(waits)}::text[]) group by ${field})`,
          ]),
    ]
  })
  if (parts.length === 0) return []
  const tallies = await across.pipeline.reads.query<Tally>(parts.join(' union all '), params.values)
  return tallies.map((one) => presentOutcome(one))
}

const readable = ({ pipeline, caller, buildingId }: BuildingSearch): EntityPlan[] =>
  Object.values(pipeline.registry)
    .map((entity) => pipeline.planOf(entity))
    .filter(
      ({ owner, entity }) =>
        owner === 'building' && caller.principal.decider.can(buildingId, entity.permission, 'read'),
    )

function livingSql(
  plan: EntityPlan,
  { pipeline, caller, buildingId }: BuildingSearch,
  params: Params,
): string {
  const own = pipeline.extensionOf(plan).where?.(caller, params, {})
  return [
    `t.building_id = ${params.add(buildingId)}::bigint`,
    ...(plan.hasTrash ? ['t.deleted_at is null'] : []),
    ...(own === undefined ? [] : [own]),
  ].join(' and ')
}

import { leftOutOf } from '#core/derive/totals.ts'
import { emptyQuery } from '#core/wire/query.ts'
import type { Caller } from '#api/context.ts'
import type { Figure, FigureList } from '#domain/figures.ts'
import type { Pipeline } from '../context.ts'
import { quote } from '../sql/params.ts'
import type { EntityPlan } from '../plan.ts'
import { presentOutcome } from '../present/present-own.ts'
import type { Presented } from '../present/presented.ts'
import { rowScope } from '../rights.ts'
import { buildSelect, type Selected } from '../sql/select.ts'
import { isVisible, valueSql } from './totals.ts'

/** A question for figures: the list, what of it is added up, and by which field it is parted. */
export interface FigureRequest {
  readonly resource: string
  readonly filters: FigureList['filters']
  /** Fields, and null for the number of records: one figure each. */
  readonly sums: readonly FigureList['sums'][]
  /** A figure for each value of this field, instead of one for all. */
  readonly by?: string
  /** Filters that `by` makes needless: they stand in the statement, and not in the figures' lists. */
  readonly within?: FigureList['filters']
  /** Also asks since when the oldest of the records is there. */
  readonly withOldest?: true
  /** In all buildings where the caller may read it, instead of one. */
  readonly isEverywhere?: true
}

/** Figures of one request: those of the whole, or of one value of `by`. */
export interface FigureGroup {
  /** The value of `by`, as text; null without one. */
  readonly key: string | null
  readonly records: number
  readonly oldest: string | null
  /** In the order of `sums`. */
  readonly figures: readonly Presented<Figure>[]
}

interface Asked {
  readonly pipeline: Pipeline
  readonly caller: Caller
  readonly buildingId: string
}

interface Row {
  readonly at: number
  readonly key: string | null
  readonly records: number
  readonly oldest: string | null
  readonly sums: readonly string[]
}

/**
 * Adds up lists as the lists themselves do, with their rights, masks and conditions, all in one statement. A list that the
 * caller may not read, or a sum of what is hidden from them, has no figures: its groups are empty.
 */
export async function readFigures<Name extends string>(
  asked: Asked,
  requests: Readonly<Record<Name, FigureRequest>>,
): Promise<Record<Name, readonly FigureGroup[]>> {
  const values: unknown[] = []
  const entries = Object.entries<FigureRequest>(requests)
  const parts = entries.flatMap(([, request], at) => partSql(asked, request, { at, values }))
  const rows =
    parts.length === 0
      ? []
      : await (asked.pipeline.tx ?? asked.pipeline.reads).query<Row>(parts.join(' union all '), values)
  const groups = entries.map(([name, request], at) => [
    name,
    rows.filter((row) => row.at === at).map((row) => groupOf(request, row)),
  ])
  return Object.fromEntries(groups) as Record<Name, readonly FigureGroup[]>
}

/** The statement of one request, with its values behind those that are there; none if the caller may not ask it. */
function partSql(
  { pipeline, caller, buildingId }: Asked,
  request: FigureRequest,
  { at, values }: { readonly at: number; readonly values: unknown[] },
): string[] {
  const { by, within = [] } = request
  const plan = pipeline.planOf(request.resource)
  const { decider } = caller.principal
  const code = plan.entity.permission
  const mayRead =
    request.isEverywhere === true
      ? decider.buildingsWith(code, 'read').length > 0
      : decider.can(buildingId, code, 'read')
  if (!mayRead) return []
  const operation = { pipeline, caller, plan }
  const scope = rowScope({
    plan,
    caller,
    flags: ['read'],
    ...(request.isEverywhere === true ? {} : { buildingId }),
  })
  const filters = [...request.filters, ...within]
  const query = { ...emptyQuery(), filters: [...filters], columns: ['id'] }
  const reading = buildSelect({ operation, scope, query })
  if ([...request.sums, by].some((name) => isHidden(reading, name))) return []
  const before = values.length
  values.push(...reading.whereValues)
  const where = reading.where.replaceAll(/\$(\d+)/g, (_whole, number) => `$${Number(number) + before}`)
  // A value that no sum takes would have no type.
  const isSummed = request.sums.some((name) => name !== null)
  const counted = isSummed ? countedSql(plan, leftOutOf(plan.entity, query), values) : ''
  const sums = request.sums.map((name) =>
    name === null
      ? 'count(*)::text'
      : `trim_scale(coalesce(sum(${valueSql(plan, name)})${counted}, 0))::text`,
  )
  const oldest = request.withOldest === true ? `min(t.created_at)::text` : 'null::text'
  const key = by === undefined ? 'null::text' : `t.${quote(by)}::text`
  return [
    `(select ${at}::int as at, ${key} as key, count(*)::int as records, ${oldest} as oldest,
      array[${sums.join(', ')}]::text[] as sums from ${plan.quoted} t where ${where}
      ${by === undefined ? '' : 'group by 2'})`,
  ]
}

const isHidden = (reading: Selected, name: string | null | undefined) =>
  name !== null && name !== undefined && name !== 'building_id' && !isVisible(reading, name)

/** A list's totals leave some states out; so does the figure. */
function countedSql(plan: EntityPlan, leftOut: readonly string[], values: unknown[]): string {
  if (leftOut.length === 0 || plan.stateField === undefined) return ''
  values.push(leftOut)
  return ` filter (where t.${quote(plan.stateField)} <> all($${values.length}::text[]))`
}

function groupOf({ resource, filters, sums, by }: FigureRequest, row: Row): FigureGroup {
  const own =
    by === undefined || by === 'building_id'
      ? filters
      : [
          ...filters,
          row.key === null
            ? { field: by, operator: 'null' as const, value: true }
            : { field: by, operator: 'eq' as const, value: row.key },
        ]
  return {
    key: row.key,
    records: row.records,
    oldest: row.oldest,
    figures: sums.map((name, at) =>
      presentOutcome({ value: row.sums[at] ?? '0', list: { resource, filters: own, sums: name } }),
    ),
  }
}

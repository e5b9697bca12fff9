import { leftOutOf } from '#core/derive/totals.ts'
import { emptyQuery } from '#core/wire/query.ts'
import type { Caller } from '#api/context.ts'
import type { Figure, FigureList } from '#domain/figures.ts'
import type { Pipeline } from '../context.ts'
import type { CountKey } from './count-memory.ts'
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
 * Adds up lists as the lists themselves do, with their rights, masks and conditions, all in one statement. Numbers of records
 * are kept as those of the lists are. A list that the caller may not read, or a sum of what is hidden from them, has no
 * figures: its groups are empty.
 */
export async function readFigures<Name extends string>(
  asked: Asked,
  requests: Readonly<Record<Name, FigureRequest>>,
): Promise<Record<Name, readonly FigureGroup[]>> {
  const entries = Object.entries<FigureRequest>(requests)
  const parts = entries.flatMap(([, request], at) => partOf(asked, request, at))
  const read = readTogether(asked)
  const rows = (await Promise.all(parts.map((part) => readKept(asked, part, read)))).flat()
  const groups = entries.map(([name, request], at) => [
    name,
    rows.filter((row) => row.at === at).map((row) => groupOf(request, row)),
  ])
  return Object.fromEntries(groups) as Record<Name, readonly FigureGroup[]>
}

/** One request's statement, with places for values from 1 on. */
interface Part {
  readonly at: number
  readonly text: string
  readonly values: readonly unknown[]
  /** Of a number of records, what it covers; absent for sums, and where others' rows may change it. */
  readonly counts?: Pick<CountKey, 'entity' | 'buildings'>
}

type ReadPart = (part: Part) => Promise<readonly Row[]>

/** Whatever is asked for in one turn is one statement. */
function readTogether(asked: Asked): ReadPart {
  const wanted: Part[] = []
  const rows = Promise.resolve().then(() => readParts(asked, wanted))
  return async (part) => {
    wanted.push(part)
    return (await rows).filter(({ at }) => at === part.at)
  }
}

/** A transaction's own rows are nobody else's. */
async function readKept({ pipeline }: Asked, part: Part, read: ReadPart): Promise<readonly Row[]> {
  if (part.counts === undefined || pipeline.tx !== undefined) return read(part)
  const query = `${part.text}\n${JSON.stringify(part.values)}`
  const rows = await pipeline.counts.remember({ ...part.counts, query }, () => read(part))
  return rows.map((row) => ({ ...row, at: part.at }))
}

async function readParts({ pipeline }: Asked, parts: readonly Part[]): Promise<Row[]> {
  if (parts.length === 0) return []
  const values: unknown[] = []
  const texts = parts.map((part) => {
    const text = behind(part.text, values.length)
    values.push(...part.values)
    return `(select ${part.at}::int as at, p.* from (${text}) p)`
  })
  return (pipeline.tx ?? pipeline.reads).query<Row>(texts.join(' union all '), values)
}

const behind = (text: string, before: number) =>
  before === 0 ? text : text.replaceAll(/\$(\d+)/g, (_whole, number) => `$${Number(number) + before}`)

/** None if the caller may not ask it. */
function partOf({ pipeline, caller, buildingId }: Asked, request: FigureRequest, at: number): Part[] {
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
  const values = [...reading.whereValues]
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
  const isCount = !isSummed && pipeline.extensionOf(plan).where === undefined && !reading.dependsOnOthers
  return [
    {
      at,
      values,
      ...(isCount ? { counts: { entity: plan.entity.name, buildings: scope.buildings } } : {}),
      text: `select ${key} as key, count(*)::int as records, ${oldest} as oldest, array[${sums.join(', ')}]::text[] as sums
        from ${plan.quoted} t where ${reading.where} ${by === undefined ? '' : `group by t.${quote(by)}`}`,
    },
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

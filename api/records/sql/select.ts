import { listSort } from '#core/derive/list-sort.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { ListQuery } from '#core/wire/query.ts'
import type { PipelineContext } from '../context.ts'
import { countExpression, sameBuilding } from './expressions.ts'
import type { Values } from '../extension.ts'
import { fieldMask, isOpen, type FieldMask } from '../present/mask.ts'
import { createParams, quote, type Params } from './params.ts'
import type { EntityPlan } from '../plan.ts'
import { readerOf, selectionReader, systemNames, type Reader } from './reader.ts'
import { createTexts, type Texts } from './texts.ts'
import {
  joinRelations,
  joinSelect,
  joinSql,
  readJoined,
  relatedSearches,
  relatedOf,
  relationTree,
  showsTitle,
  type JoinedRelation,
} from '../read/relations.ts'
import { holdsOn, type RowScope } from '../rights.ts'
import { comparedSql, comparesOthers, filterSql, keywordSql, unknownField } from './where.ts'

/** One compiled query of an entity's rows: which rows, in what shape. */
export interface Selected {
  readonly plan: EntityPlan
  readonly mask: FieldMask
  readonly params: Params
  readonly where: string
  /** The values that only `where` takes, for counting. */
  readonly whereValues: readonly unknown[]
  /** Which rows there are depends on records of other entities too. */
  readonly dependsOnOthers: boolean
  /** Whether a list may be sorted by the titles of the records that a field names. */
  readonly isTitleShown: (target: AnyEntity) => boolean
  readonly from: string
  /** What `from` joins to the row `t`, one row each. */
  readonly joins: string
  readonly select: string
  /** Read for `present` only; not part of the reply. */
  readonly aside: readonly string[]
  /** The statement that reads these rows of it. */
  pageText(page: PageText): string
  record(row: readonly unknown[]): Values
}

interface PageText {
  /** All that follows `where`. */
  readonly page: string
  /** The order of rows that follow others or are merged, with its `order by`. Absent: these are the first ones. */
  readonly orderBehind?: string
  /** Merged from those of several buildings: SQL of the rows `t`, and their page behind the order. */
  readonly merged?: { readonly rows: string; readonly cut: string }
}

interface SelectRequest {
  readonly operation: PipelineContext
  readonly scope: RowScope
  readonly query: ListQuery
  /** A further condition: one id, some ids. */
  readonly only?: (params: Params) => string
}

export function buildSelect({ operation, scope, query, only }: SelectRequest): Selected {
  const { plan, caller, pipeline } = operation
  const params = createParams()
  const mask = fieldMask(plan, caller, scope.buildings)
  const conditions = [scope.condition(params)]
  if (plan.hasTrash && query.trashed !== 'with')
    conditions.push(`t.deleted_at is ${query.trashed === 'only' ? 'not ' : ''}null`)
  const own = pipeline.extensionOf(plan).where?.(caller, params, query.extra)
  if (own !== undefined) conditions.push(own)
  if (only !== undefined) conditions.push(only(params))
  for (const filter of query.filters) conditions.push(filterSql(filter, { plan, mask, params }))
  const related = { ...relatedOf(pipeline), plan, caller, buildings: scope.buildings }
  if (query.keyword !== undefined)
    conditions.push(keywordSql(query.keyword, { plan, mask, params }, relatedSearches(related, params)))
  const whereValues = [...params.values]
  const joined =
    query.with.length === 0 ? [] : joinRelations({ ...related, tree: relationTree(query.with) }, params)
  const needs = pipeline.extensionOf(plan).needs ?? []
  const { reader, aside, texts } = shapeOf({ plan, mask, query, needs })
  const joins = joinSql(joined)
  const counted = countReader(operation, scope, query)
  const more = `${counted.width === 0 ? '' : `, ${counted.select}`}${joinSelect(joined)}`
  return {
    plan,
    mask,
    params,
    where: conditions.join(' and '),
    whereValues,
    dependsOnOthers:
      (query.keyword !== undefined && plan.searchedRelations.length > 0) ||
      query.filters.some((filter) => comparesOthers(filter, plan)),
    isTitleShown: (target) => showsTitle(related, target),
    from: `${plan.quoted} t${joins}`,
    joins,
    select: `${reader.select}${more}`,
    aside,
    pageText: ({ page, orderBehind, merged }) =>
      texts([orderBehind, more, joins, page, merged?.rows], () => {
        if (orderBehind === undefined)
          return `select ${reader.select}${more} from ${plan.quoted} t${joins} where ${page}`
        // Values that are worked out for a row are worked out for the rows of the page alone, not for those before it.
        const rows =
          merged === undefined
            ? `select t.* from ${plan.quoted} t where ${page}`
            : `select t.* from (${merged.rows}) t${orderBehind}${merged.cut}`
        return `select ${reader.select}${more} from (${rows}) t${joins}${orderBehind}`
      }),
    record: (row) => readRow({ row, reader, counted, joined }),
  }
}

interface RowParts {
  readonly row: readonly unknown[]
  readonly reader: Reader
  readonly counted: Reader
  readonly joined: readonly JoinedRelation[]
}

function readRow({ row, reader, counted, joined }: RowParts): Values {
  const record = reader.read(row)
  if (counted.width > 0) Object.assign(record, counted.read(row, reader.width))
  if (joined.length > 0) readJoined(joined, record, { row, from: reader.width + counted.width })
  return record
}

interface ShapeQuestion {
  readonly plan: EntityPlan
  readonly mask: FieldMask
  readonly query: ListQuery
  /** What `present` needs. */
  readonly needs: readonly string[]
}

/** What stays the same between requests for the same columns under the same mask. */
interface Shape {
  readonly reader: Reader
  readonly aside: readonly string[]
  readonly texts: Texts
}

const shapes = new WeakMap<EntityPlan, Map<string, Shape>>()
const shapesKept = 200

/** The reader of chosen columns under a mask; keeps the few readers that are in use. */
function shapeOf({ plan, mask, query, needs }: ShapeQuestion): Shape {
  const kept = shapes.get(plan) ?? new Map<string, Shape>()
  shapes.set(plan, kept)
  const key = `${query.columns?.join() ?? '*'}\n${query.map ?? ''}\n${mask.key}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const names = chooseNames(plan, mask, query)
  const aside = needs.filter((name) => !names.includes(name))
  const reader = selectionReader({ plan, mask, names: [...names, ...aside] })
  const shape = { reader, aside, texts: createTexts() }
  if (kept.size >= shapesKept) kept.clear()
  kept.set(key, shape)
  return shape
}

function chooseNames(plan: EntityPlan, mask: FieldMask, { columns, map }: ListQuery): string[] {
  if (map !== undefined && !isOpen(mask, map)) throw unknownField(map)
  if (columns === undefined) return [...new Set([...systemNames(plan), ...plan.readable])]
  // Screens name the counts and other records' values that they show; one that the caller may not know is left out, as
  // a relation would be.
  const open = columns.filter((name) => !mask.hidden.has(name) || !plan.borrowed.has(name))
  const hidden = open.find((name) => mask.hidden.has(name))
  if (hidden !== undefined) throw unknownField(hidden)
  return [...new Set(['id', ...open, ...(map === undefined ? [] : [map])])]
}

/** `withCount=residents` as `residents_count`, for relations that the caller may read. */
function countReader(
  { plan, caller, pipeline }: PipelineContext,
  scope: RowScope,
  { withCount }: ListQuery,
): Reader {
  return readerOf(
    withCount.flatMap((name) => {
      const relation = plan.relations.get(name)
      if (relation?.via === undefined) return []
      const target = pipeline.planOf(relation.target)
      if (!holdsOn(target, caller, { flag: 'read', buildings: scope.buildings })) return []
      const { via, also } = relation
      const key = `${name}_count`
      // A declared count of that name says which of them count.
      const source = plan.counts.get(key) ?? { target: relation.target, via, ...(also && { also }) }
      return [{ key, sql: countExpression(plan, source) }]
    }),
  )
}

/** The order of a list: as requested or as declared, then by id, so that it is the same each time. */
export function orderSql({ plan, mask, isTitleShown }: Selected, { sort }: ListQuery): string {
  const asked = sort.length > 0 ? sort : listSort(plan.entity)
  const parts = asked.map(({ field, desc }) => {
    if (!isOpen(mask, field)) throw unknownField(field)
    return `${sortExpression(plan, field, isTitleShown)}${desc ? ' desc' : ''}`
  })
  const last = asked.at(-1)
  return [...parts, ...(last?.field === 'id' ? [] : [`t.id${last?.desc === true ? ' desc' : ''}`])].join(', ')
}

/**
 * Codes with numbers in them are sorted by the numbers; a relation by its records' titles, or by their ids if the
 * caller may not see the titles: the order would reveal them.
 */
function sortExpression(plan: EntityPlan, name: string, isTitleShown: Selected['isTitleShown']): string {
  const column = plan.columnByName.get(name)
  if (column === undefined) {
    const compared = comparedSql(plan, name)
    if (compared === undefined) return `t.${quote(name)}`
    return compared.family === 'text' ? `${compared.sql} collate natural_order` : compared.sql
  }
  if (column.family === 'text') return `t.${quote(name)} collate natural_order`
  const target = column.references === undefined ? undefined : plan.registry[column.references]
  const title = target === undefined ? undefined : target.fields[target.title]
  if (target === undefined || title?.kind === undefined || 'target' in title || !isTitleShown(target))
    return `t.${quote(name)}`
  // With the building, since a table's key begins with it.
  const building = sameBuilding({ entity: target, alias: 's' }, { entity: plan.entity, alias: 't' })
  return `(select s.${quote(target.title)} collate natural_order from ${quote(target.name)} s where ${building} and s.id = t.${quote(name)} limit 1)`
}

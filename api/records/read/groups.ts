import { groupingOf, isFew, namesGroups, type Grouping } from '#core/derive/groupings.ts'
import { isSummable, leftOutOf } from '#core/derive/totals.ts'
import type { ListQuery } from '#core/wire/query.ts'
import { invalidInput } from '../../http/error.ts'
import { reads, type PipelineContext } from '../context.ts'
import { rowScope, type RowScope } from '../rights.ts'
import { buildSelect, type Selected } from '../sql/select.ts'
import { quote } from '../sql/params.ts'
import { unknownField } from '../sql/where.ts'
import { groupKeySql } from './group-keys.ts'
import { mayName } from './names-by-id.ts'
import { currencySql, isVisible, valueSql } from './totals.ts'

/** A question for the figures of a list: what its records are grouped by, and what of them is added up. */
export interface GroupsAsked {
  readonly row: Grouping
  /** A further grouping of few values. */
  readonly across?: Grouping | undefined
  readonly sums: readonly string[]
}

/** The figures of one group: of a row, of a column of `across`, of both, or of all. */
export interface Group {
  /** Undefined: all rows; null: records without a value. */
  readonly row: string | null | undefined
  readonly across: string | null | undefined
  readonly records: number
  /** Sums by field, each by currency: null is the building's. Void records are left out, as in the list. */
  readonly sums: Readonly<
    Record<string, readonly { readonly currency: string | null; readonly amount: string }[]>
  >
}

/** Reads names from an address: 422 at the parameter for what the entity does not have. */
export function readGroupsAsked({ entity }: PipelineContext['plan'], query: ListQuery): GroupsAsked {
  const { rows = '', across: columns = '', sums: names = '' } = query.extra
  const row = groupingOf(entity, rows)
  if (row === undefined)
    throw invalidInput([{ field: 'rows', code: rows === '' ? 'required' : 'unknown_field' }])
  const across = columns === '' ? undefined : groupingOf(entity, columns)
  if (columns !== '' && (across === undefined || !isFew(entity, across) || across.field === row.field))
    throw invalidInput([{ field: 'across', code: 'unknown_field' }])
  const sums = names === '' ? [] : [...new Set(names.split(','))]
  if (!sums.every((name) => isSummable(entity, name)))
    throw invalidInput([{ field: 'sums', code: 'unknown_field' }])
  return { row, across, sums }
}

/**
 * The figures of a list by group, with those of all: by the statement that the list itself is made of, so that rights,
 * masks, buildings, trash and the extension's own conditions are the list's. 422 `unknown_field` for what the caller may
 * not see, or names records that they may not read: groups would tell its values.
 */
export async function readGroups(
  operation: PipelineContext,
  query: ListQuery,
  { row, across, sums }: GroupsAsked,
): Promise<Group[]> {
  const scope = rowScope({
    ...operation,
    flags: ['read'],
    ...(query.buildingId === undefined ? {} : { buildingId: query.buildingId }),
  })
  const reading = buildSelect({ operation, scope, query: { ...query, columns: ['id'] } })
  for (const grouping of across === undefined ? [row] : [row, across])
    requireShown(operation, { reading, scope, grouping })
  for (const name of sums) if (!isVisible(reading, name)) throw unknownField(name)
  const found = new Map<string, Mutable>()
  for (const part of partsOf(operation, { reading, scope, query, row, across, sums }))
    for (const cell of await reads(operation).query<Cell>(part.text, part.values))
      addCell(found, cell, part.sums)
  return [...found.values()]
}

interface Shown {
  readonly reading: Selected
  readonly scope: RowScope
  readonly grouping: Grouping
}

function requireShown(operation: PipelineContext, { reading, scope, grouping }: Shown): void {
  const { field } = grouping
  if (!isVisible(reading, field)) throw unknownField(field)
  const target = operation.plan.columnByName.get(field)?.references
  if (target === undefined) return
  const { plan, pipeline } = operation
  const isOffered = namesGroups(plan.entity, pipeline.planOf(target).entity)
  if (!isOffered || !mayName(operation, { target, buildings: scope.buildings })) throw unknownField(field)
}

interface Cell {
  readonly of_rows: number
  readonly of_across: number
  readonly row_key: string | null
  readonly across_key: string | null
  readonly currency: string | null
  readonly records: number
  readonly sums: readonly (string | null)[]
}

type Mutable = Omit<Group, 'records' | 'sums'> & {
  records: number
  sums: Record<string, { readonly currency: string | null; readonly amount: string }[]>
}

/** Adds what one statement tells of a group; only the first one counts records. */
function addCell(found: Map<string, Mutable>, cell: Cell, sums: readonly string[]): void {
  const row = cell.of_rows === 1 ? undefined : cell.row_key
  const across = cell.of_across === 1 ? undefined : cell.across_key
  const key = JSON.stringify([row ?? null, row === undefined, across ?? null, across === undefined])
  const group = found.get(key) ?? { row, across, records: 0, sums: {} }
  found.set(key, group)
  group.records += cell.records
  for (const [at, name] of sums.entries()) {
    const amount = cell.sums[at]
    const known = (group.sums[name] ??= [])
    if (amount !== null && amount !== undefined) known.push({ currency: cell.currency, amount })
  }
}

interface Asked extends GroupsAsked {
  readonly reading: Selected
  readonly scope: RowScope
  readonly query: ListQuery
}

interface Part {
  readonly text: string
  readonly values: readonly unknown[]
  readonly sums: readonly string[]
}

/** A statement for the records, with the sums in the building's currency; one more for each way in which a currency is found. */
function partsOf({ plan }: PipelineContext, { reading, scope, query, row, across, sums }: Asked): Part[] {
  const bySource = Map.groupBy(sums, (name) => currencySql(plan, scope, name))
  const ofBuilding = bySource.get(noCurrency) ?? []
  bySource.delete(noCurrency)
  const all = [[noCurrency, ofBuilding] as const, ...bySource]
  return all.map(([currency, names], at) => {
    const values = [...reading.whereValues]
    const out = leftOutOf(plan.entity, query)
    const state = plan.stateField
    // A value that no sum takes would have no type.
    const counted =
      out.length === 0 || state === undefined || names.length === 0
        ? ''
        : ` filter (where t.${quote(state)} <> all($${values.push(out)}::text[]))`
    const ofState = row.field === state ? 'k.row_key' : across?.field === state ? 'k.across_key' : undefined
    const sumSql = (name: string) => {
      const sum = (which: string) => `sum(${valueSql(plan, name)})${which}`
      // A row of one state adds its records up, whatever they are: so does its list.
      const value =
        counted === '' || ofState === undefined
          ? sum(counted)
          : `case when grouping(${ofState}) = 0 then ${sum('')} else ${sum(counted)} end`
      return `trim_scale(${value})::text`
    }
    const records = at === 0 ? 'count(*)::int' : '0'
    const select = (keyOfRow: string | undefined, sets: string) => `select
        ${keyOfRow === undefined ? 'null::text as row_key, 1 as of_rows' : 'k.row_key, grouping(k.row_key)::int as of_rows'},
        ${across === undefined ? 'null::text as across_key, 1 as of_across' : 'k.across_key, grouping(k.across_key)::int as of_across'},
        k.currency, ${records} as records, array[${names.map(sumSql).join(', ')}]::text[] as sums
      from ${plan.quoted} t cross join lateral (select ${keyOfRow ?? 'null::text'} as row_key,
        ${across === undefined ? 'null::text' : groupKeySql(plan, across)} as across_key, ${currency} as currency) k
      where ${reading.where} group by grouping sets (${sets})`
    const withRow =
      across === undefined
        ? '(k.row_key, k.currency)'
        : '(k.row_key, k.across_key, k.currency), (k.row_key, k.currency)'
    const withoutRow = across === undefined ? '(k.currency)' : '(k.across_key, k.currency), (k.currency)'
    const key = groupKeySql(plan, row)
    // A record with several values stands in several rows, and counts once in all.
    const text =
      row.as === 'each'
        ? `${select(key, withRow)} union all ${select(undefined, withoutRow)}`
        : select(key, `${withRow}, ${withoutRow}`)
    return { text, values, sums: names }
  })
}

const noCurrency = 'null::text'

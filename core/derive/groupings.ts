import { addDays, addMonths, firstDayOf, lastDayOf, monthAfter, officeInstant } from '../days.ts'
import type { AnyEntity } from '../entity.ts'
import type { GroupedAs } from '../kind.ts'
import { kindOf } from '../kinds.ts'
import type { FilterNode } from '../wire/filter.ts'
import { allFields, stateFieldOf, storedFields } from './fields.ts'
import { isNamedByTitle } from './title.ts'

/** Parameters of a list's figures beside those of the list: what is grouped by, and fields that are added up. */
export const groupParameters = ['rows', 'across', 'sums'] as const

/** Spans of days by which records are grouped. */
export const grains = ['day', 'month', 'quarter', 'year'] as const
export type Grain = (typeof grains)[number]

/** What a list may be grouped by: a field, or the span that its day or month lies in. */
export interface Grouping {
  /** As an address has it: `status`, `due_on.month`. */
  readonly name: string
  readonly field: string
  readonly as: GroupedAs
  /** Absent: by the value itself. */
  readonly grain?: Grain
}

const spans: Readonly<Record<GroupedAs, readonly (Grain | undefined)[]>> = {
  value: [undefined],
  each: [undefined],
  day: grains,
  moment: grains,
  month: [undefined, 'quarter', 'year'],
}

/** All of an entity: what its own table holds, and when a record was made. */
export function groupingsOf(entity: AnyEntity): readonly Grouping[] {
  const { created_at } = allFields(entity)
  const fields = { ...storedFields(entity), ...(created_at === undefined ? {} : { created_at }) }
  return Object.entries(fields).flatMap(([field, declared]) => {
    const { grouped: as } = kindOf(declared)
    if (as === undefined) return []
    return spans[as].map((grain) =>
      grain === undefined ? { name: field, field, as } : { name: `${field}.${grain}`, field, as, grain },
    )
  })
}

/** The grouping of this name; undefined if the entity has none. */
export const groupingOf = (entity: AnyEntity, name: string): Grouping | undefined =>
  groupingsOf(entity).find((one) => one.name === name)

/** Whether records may be grouped by others that they name: those have names, and are not of other places than the list. */
export const namesGroups = (entity: AnyEntity, target: AnyEntity): boolean =>
  isNamedByTitle(target) && (entity.scope === 'building' || isShared(target))

const isShared = ({ scope }: AnyEntity) => scope === 'organisation' || scope === 'global'

/** Whether it has few values, which the declaration names: each may be a column of its own. */
export function isFew(entity: AnyEntity, { field, as }: Grouping): boolean {
  const declared = allFields(entity)[field]
  if (declared === undefined || as !== 'value') return false
  const column = kindOf(declared).column?.(declared)
  return column?.words !== undefined || column?.family === 'boolean'
}

/**
 * Filters for the records of one group; `key` null: those without a value. The state's come first: a list leaves void
 * records out by the first filter of its states.
 */
export function filtersOf(entity: AnyEntity, groups: readonly (readonly [Grouping, string | null])[]) {
  const state = stateFieldOf(entity)
  return groups
    .toSorted(([a], [b]) => Number(b.field === state) - Number(a.field === state))
    .flatMap(([grouping, key]) => filtersOfOne(entity, grouping, key))
}

function filtersOfOne(
  entity: AnyEntity,
  { field, as, grain }: Grouping,
  key: string | null,
): readonly FilterNode[] {
  if (key === null) return [{ field, operator: 'null', value: true }]
  if (grain === undefined) {
    const declared = allFields(entity)[field]
    const isBoolean = declared !== undefined && kindOf(declared).column?.(declared).family === 'boolean'
    return [{ field, operator: 'eq', value: isBoolean ? key === 'true' : key }]
  }
  const { from, to } = daysOfSpan(key)
  // A list asks of a month whether it is one of some.
  if (as === 'month') return [{ field, operator: 'in', value: monthsBetween(from, to) }]
  const edge = (day: string) => (as === 'day' ? day : officeInstant(day))
  return [
    { field, operator: 'gte', value: edge(from) },
    { field, operator: 'lt', value: edge(addDays(to, 1)) },
  ]
}

/** The first and the last day of a span: of `2026-03-14`, `2026-03`, `2026-Q1` or `2026`. */
export function daysOfSpan(key: string): { readonly from: string; readonly to: string } {
  const [year = '', part] = key.split('-')
  if (key.length === 10) return { from: key, to: key }
  if (part === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` }
  if (!part.startsWith('Q')) return { from: `${key}-01`, to: lastDayOf(`${key}-01`) }
  const from = `${year}-${String(Number(part.slice(1)) * 3 - 2).padStart(2, '0')}-01`
  return { from, to: lastDayOf(addMonths(from, 2)) }
}

/** The span after one of the same length. */
export function spanAfter(key: string): string {
  const next = addDays(daysOfSpan(key).to, 1)
  return spanOf(next, grainOf(key))
}

const grainOf = (key: string): Grain =>
  key.length === 10 ? 'day' : key.length === 4 ? 'year' : key.includes('Q') ? 'quarter' : 'month'

/** The span of a day, as its key. */
export function spanOf(day: string, grain: Grain): string {
  const keys: Readonly<Record<Grain, string>> = {
    day,
    month: day.slice(0, 7),
    quarter: `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`,
    year: day.slice(0, 4),
  }
  return keys[grain]
}

function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let day = firstDayOf(from); day <= to; day = firstDayOf(`${monthAfter(day, 1)}-01`))
    months.push(day.slice(0, 7))
  return months
}

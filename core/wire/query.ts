import { isId } from '../id.ts'
import { maxPageSize, pageSize } from '../limits.ts'
import { hasTrash, readableFields } from '../derive/fields.ts'
import { isSummable } from '../derive/totals.ts'
import { relationsOf, type NamedRelation } from '../derive/relations.ts'
import type { AnyEntity } from '../entity.ts'
import type { AnyField } from '../field.ts'
import { belongsTo } from '../fields/belongs-to.ts'
import { number } from '../fields/number.ts'
import type { WireNode } from '../kind.ts'
import { familyOf, kindOf } from '../kinds.ts'
import type { Registry } from '../registry.ts'
import { isStorable } from '../text.ts'
import { parseBrackets, toBrackets, WireError } from './brackets.ts'
import { fault, type FieldError } from './error.ts'
import { decodeFilters, encodeFilters, type FilterNode } from './filter.ts'
import { costErrors } from './query-cost.ts'

export type { FieldFilter, FilterNode } from './filter.ts'

/** The parameters of a list: for every GET of a list and of its export. */
export interface ListQuery {
  buildingId?: string
  /** Counts from 1. */
  page: number
  limit: number | 'all'
  sort: { field: string; desc: boolean }[]
  keyword?: string
  /** Only these fields; absent: all. */
  columns?: string[]
  /** Relations to carry along, at most two deep: `apartment.block`. */
  with: string[]
  withCount: string[]
  /** The reply is keyed by this field. */
  map?: string
  /** Sums of money of all rows that match, pages aside; those that the caller may not see are left out. */
  totals?: string[]
  trashed?: 'with' | 'only'
  /** All of them must hold. */
  filters: FilterNode[]
  /** Parameters that a call takes beside these. */
  extra: Record<string, string>
}

export const emptyQuery = (): ListQuery => ({
  page: 1,
  limit: pageSize,
  sort: [],
  with: [],
  withCount: [],
  filters: [],
  extra: {},
})

/** Names that are parameters before they are fields; a filter on such a field is spelt `page[eq]=`. */
export const reservedParameters = new Set([
  'building_id', 'page', 'limit', 'sort', 'keyword', 'columns', 'with', 'withCount', 'map', 'totals', 'trashed',
  'format', 'ids', 'or', 'and',
]) // prettier-ignore

const limits = { depth: 12, fields: 500, maxIndex: 1000 } as const
const maxKeyword = 200

/** Default values (page 1, 20 rows) are left out. */
export function encodeListQuery(query: ListQuery): URLSearchParams {
  const node: Record<string, WireNode | undefined> = {
    building_id: query.buildingId,
    page: query.page === 1 ? undefined : query.page,
    limit: query.limit === pageSize ? undefined : query.limit,
    sort: joinNames(query.sort.map(({ field, desc }) => `${desc ? '-' : ''}${field}`)),
    keyword: query.keyword === '' ? undefined : query.keyword,
    columns: joinNames(query.columns),
    with: joinNames(query.with),
    withCount: joinNames(query.withCount),
    map: query.map,
    totals: joinNames(query.totals),
    trashed: query.trashed,
    ...query.extra,
  }
  const given = Object.entries(node).filter((entry): entry is [string, WireNode] => entry[1] !== undefined)
  const parameters = new URLSearchParams()
  for (const part of [Object.fromEntries(given), encodeFilters(query.filters, reservedParameters)])
    for (const [key, value] of toBrackets(part)) parameters.append(key, String(value))
  return parameters
}

const joinNames = (names: readonly string[] = []) => (names.length === 0 ? undefined : names.join(','))

export type DecodedQuery =
  | { readonly query: ListQuery; readonly errors?: undefined }
  | { readonly errors: FieldError[]; readonly query?: undefined }

/**
 * The query of an address. Only declared fields can be named; what else stands there is `unknown_field`, unless
 * `extra` lists it. Whether the caller may see a field is not asked here.
 */
export function decodeListQuery(
  entity: AnyEntity,
  registry: Registry,
  parameters: Readonly<Record<string, string | readonly string[]>>,
  extra: readonly string[] = [],
): DecodedQuery {
  const repeated = Object.keys(parameters).filter((name) => typeof parameters[name] !== 'string')
  if (repeated.length > 0) return { errors: repeated.map((field) => ({ field, code: 'repeated_field' })) }
  // A parameter is a plain name; `page[eq]` is a filter on a field of that name.
  const isParameter = ([name]: readonly [string, unknown]) =>
    reservedParameters.has(name) || extra.includes(name)
  const entries = Object.entries(parameters) as [string, string][]
  const plain = new Map(entries.filter((entry) => isParameter(entry)))
  try {
    const node = parseBrackets(
      entries.filter((entry) => !isParameter(entry)),
      limits,
    )
    return read(node, { entity, registry, extra, plain, errors: [] })
  } catch (error) {
    if (error instanceof WireError) return { errors: [{ field: error.key, code: error.code }] }
    throw error
  }
}

/** Fields that a query may name: what can be read, and whose the record is. */
export const queryFields = (entity: AnyEntity): Record<string, AnyField> => ({
  ...readableFields(entity),
  id: belongsTo(entity.name),
  version: number({ integer: true }),
  ...(entity.scope === 'building' ? { building_id: belongsTo('building') } : {}),
})

/** True when a list can be sorted by a field: its values can be ordered. */
export function isSortable(field: AnyField) {
  const family = familyOf(field)
  return family !== undefined && family !== 'array' && family !== 'json'
}

interface ParserState {
  readonly entity: AnyEntity
  readonly registry: Registry
  readonly extra: readonly string[]
  readonly plain: ReadonlyMap<string, string>
  readonly errors: FieldError[]
}

/** Parameters that only some calls take, and groups, which are never plain. */
const unlistedNames = ['format', 'ids', 'or', 'and']

function read(node: WireNode, reading: ParserState): DecodedQuery {
  const { entity, errors, plain, extra } = reading
  const fields = queryFields(entity)
  const text = (name: string) => plain.get(name) || undefined
  const unlisted = unlistedNames.filter((name) => plain.has(name) && !extra.includes(name))
  errors.push(...unlisted.map((field) => fault(field, 'unknown_field')))
  const query: ListQuery = {
    buildingId: idIn(text('building_id'), errors),
    page: numberIn(text('page'), { name: 'page', fallback: 1, most: 1_000_000 }, errors),
    limit: limitIn(text('limit'), errors),
    sort: names(text('sort')).map((name) => ({ field: name.replace(/^-/, ''), desc: name.startsWith('-') })),
    keyword: keywordIn(text('keyword'), errors),
    columns: text('columns') === undefined ? undefined : names(text('columns')),
    with: names(text('with')).filter((path) => !isOwnPart(entity, path)),
    withCount: names(text('withCount')),
    map: text('map'),
    ...(text('totals') === undefined ? {} : { totals: names(text('totals')) }),
    trashed: readTrashed(text('trashed'), reading),
    filters: decodeFilters(node, { fields, errors }),
    extra: Object.fromEntries(
      extra.filter((name) => plain.has(name)).map((name) => [name, plain.get(name) ?? '']),
    ),
  }
  checkNames(query, fields, reading)
  errors.push(...costErrors(query))
  return errors.length > 0 ? { errors } : { query }
}

function checkNames(
  query: ListQuery,
  fields: Readonly<Record<string, AnyField>>,
  { entity, registry, errors }: ParserState,
) {
  const field = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined)
  const canSort = (name: string) => {
    const found = field(name)
    return found !== undefined && isSortable(found)
  }
  const unknown = [
    ...query.sort.map((one) => one.field).filter((name) => !canSort(name)),
    ...(query.columns ?? []).filter((name) => field(name) === undefined),
    ...query.with.filter((path) => !leadsSomewhere(path.split('.'), entity, registry)),
    ...query.withCount.filter((name) => relationOf(entity, name)?.many !== true),
    ...(query.map === undefined || canSort(query.map) ? [] : [query.map]),
    ...(query.totals ?? []).filter((name) => !isSummable(entity, name)),
  ]
  errors.push(...unknown.map((name) => fault(name, 'unknown_field')))
}

const maxDepth = 2

function leadsSomewhere(path: readonly string[], entity: AnyEntity, registry: Registry): boolean {
  const [name = '', ...rest] = path
  const target = registry[relationOf(entity, name)?.target ?? '']
  if (target === undefined || path.length > maxDepth) return false
  return rest.length === 0 || leadsSomewhere(rest, target, registry)
}

function relationOf(entity: AnyEntity, name: string): NamedRelation | undefined {
  const relations = relationsOf(entity)
  return Object.hasOwn(relations, name) ? relations[name] : undefined
}

/** `with=language_contents` names values that are part of the record anyway. */
function isOwnPart(entity: AnyEntity, name: string) {
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined
  return field !== undefined && kindOf(field).column?.(field).family === 'json'
}

const names = (text: string | undefined) =>
  text === undefined ? [] : text.split(',').filter((name) => name !== '')

function numberIn(
  text: string | undefined,
  { name, fallback, most }: { name: 'page' | 'limit'; fallback: number; most: number },
  errors: FieldError[],
) {
  if (text === undefined) return fallback
  if (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= most) return Number(text)
  errors.push({ field: name, code: `invalid_${name}` })
  return fallback
}

const limitIn = (text: string | undefined, errors: FieldError[]) =>
  text === 'all' ? text : numberIn(text, { name: 'limit', fallback: pageSize, most: maxPageSize }, errors)

function idIn(text: string | undefined, errors: FieldError[]) {
  if (text !== undefined && !isId(text)) errors.push({ field: 'building_id', code: 'invalid_reference' })
  return text
}

function keywordIn(text: string | undefined, errors: FieldError[]) {
  if (text === undefined) return undefined
  if (text.length > maxKeyword)
    errors.push({ field: 'keyword', code: 'too_long', limits: { maxLength: maxKeyword } })
  if (!isStorable(text)) errors.push({ field: 'keyword', code: 'invalid_text' })
  return text
}

function readTrashed(text: string | undefined, { entity, errors }: ParserState) {
  if (text === undefined) return undefined
  if ((text === 'with' || text === 'only') && hasTrash(entity)) return text
  errors.push({ field: 'trashed', code: 'invalid_value' })
  return undefined
}

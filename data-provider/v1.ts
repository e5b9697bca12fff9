import type {
  CreateManyParams,
  CreateParams,
  CrudFilter,
  CrudSort,
  CustomParams,
  DeleteManyParams,
  DeleteOneParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  MetaQuery,
  Pagination,
  UpdateManyParams,
  UpdateParams,
} from '@refinedev/core'
import type { AxiosInstance } from 'axios'
import { maxPageSize, pageSize } from '#core/limits.ts'
import { managePrefix } from '#core/derive/routes.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { WireNode } from '#core/kind.ts'
import { encodeBody, encodeMany, encodeNode } from '#core/wire/body.ts'
import { toBrackets } from '#core/wire/brackets.ts'
import { readOptions } from '#domain/calls/building.ts'
import { emptyQuery, encodeListQuery, type ListQuery } from '#core/wire/query.ts'
import { allCapabilities, type CapableProvider, type RowOfMany } from './capabilities.ts'
import { toFilterNode } from './filters.ts'
import { refusal, type CallError, type UnreadBody } from './http.ts'
import { refused } from './refused.ts'
import { askedOf, confirmationOf, headersOf } from './write-meta.ts'

export interface V1Options {
  readonly http: AxiosInstance
  readonly entityOf: (resource: string) => AnyEntity | undefined
  /** The building that the user works in. */
  readonly building: () => string | undefined
}

/**
 * The parts of a list's query that a hook may put under `meta.query`. `meta` itself is never read, since refine puts
 * the page's address into it.
 */
export type QueryMeta = Partial<Omit<ListQuery, 'page' | 'limit' | 'filters'>> & {
  /** Names to choose from in the current building, for entities that declare `choices`. */
  readonly choices?: boolean
  /** Names to choose from for a field, for those who may write it; without the right to list such records. */
  readonly options?: OptionsSource
}

/** The field that names records, and what the fields beside it narrow the choice to. */
export interface OptionsSource {
  readonly entity: string
  readonly field: string
  readonly matching?: Readonly<Record<string, unknown>>
}

/** refine's verbs over the v1 API. It knows declarations, and no entity by name. */
export function createV1Provider({ http, entityOf, building }: V1Options) {
  const known = (resource: string): AnyEntity => {
    const entity = entityOf(resource)
    if (entity === undefined) throw refused('not_found', 404)
    return entity
  }
  const scopeOf = (entity: AnyEntity) => (entity.scope === 'building' ? building() : undefined)
  /** New records go into the current building, or store that they were made there. */
  const owned = (entity: AnyEntity, values: unknown) => {
    const buildingId = entity.home === undefined ? scopeOf(entity) : building()
    return { ...(values as object), ...(buildingId === undefined ? {} : { building_id: buildingId }) }
  }

  async function list<T>(entity: AnyEntity, query: ListQuery, signal?: AbortSignal) {
    const { data } = await http.get<Record<string, unknown>>(urlOf(entity), {
      params: encodeListQuery(query),
      signal,
    })
    const rows = data[entity.replyKey ?? 'data'] as T[]
    return { data: rows, total: Number(data.total ?? rows.length), totals: data.totals, more: data.more }
  }

  async function choices<T>(entity: AnyEntity, address: string, asked: Choosing) {
    const { signal, ...params } = asked
    const { data } = await http.get<{ data: T[] }>(`${urlOf(entity)}/${address}`, {
      params: { building_id: building(), ...params },
      signal,
    })
    return { data: data.data, total: data.data.length }
  }

  async function options<T>({ matching = {}, ...field }: OptionsSource, asked: Choosing) {
    const { signal, ...params } = asked
    const narrowed = Object.entries(matching).map(([name, value]) => `${name}:${String(value)}`)
    const { data } = await http.get<{ data: T[] }>(readOptions.path, {
      params: { building_id: building(), ...field, ...params, matching: narrowed.join() || undefined },
      signal,
    })
    return { data: data.data, total: data.data.length }
  }

  async function update<T>(resource: string, id: unknown, { variables, meta }: Write) {
    const entity = known(resource)
    const parts = encodeBody(entity, variables as Record<string, unknown>)
    const body = form([...parts, ...confirmationOf(meta)])
    const { data } = await http.patch<{ data: T }>(urlOf(entity, id), body)
    return data
  }

  return {
    capabilities: allCapabilities,
    getApiUrl: () => managePrefix,
    async getList<T>({ resource, pagination, sorters, filters, meta }: GetListParams) {
      const entity = known(resource)
      const { choices: isChoice = false, options: source, ...said } = queryMeta(meta)
      if (source !== undefined) return options<T>(source, { keyword: said.keyword, signal: signalOf(meta) })
      if (isChoice && entity.choices !== undefined)
        return choices<T>(entity, entity.choices.address, { keyword: said.keyword, signal: signalOf(meta) })
      const query = { ...emptyQuery(), ...said, ...pageOf(pagination), ...partsOf(filters) }
      const sort = sorters === undefined || sorters.length === 0 ? query.sort : sorters.map(toSort)
      const buildingId = query.buildingId ?? scopeOf(entity)
      return list<T>(entity, { ...query, sort, buildingId }, signalOf(meta))
    },
    /** One request for as many ids as a page holds: selects and relation cells ask for dozens. */
    async getMany<T>({ resource, ids, meta }: GetManyParams) {
      const entity = known(resource)
      const wanted = [...new Set(ids.map(String))]
      const pages = Array.from({ length: Math.ceil(wanted.length / maxPageSize) }, (_, index) =>
        wanted.slice(index * maxPageSize, (index + 1) * maxPageSize),
      )
      const { choices: isChoice = false, options: source, ...said } = queryMeta(meta)
      const address = isChoice ? entity.choices?.address : undefined
      const query = { ...emptyQuery(), ...said, limit: maxPageSize }
      const signal = signalOf(meta)
      const found = await Promise.all(
        pages.map((value) => {
          if (source !== undefined) return options<T>(source, { ids: value.join(','), signal })
          return address === undefined
            ? list<T>(entity, { ...query, filters: [{ field: 'id', operator: 'in', value }] }, signal)
            : choices<T>(entity, address, { ids: value.join(','), signal })
        }),
      )
      return { data: found.flatMap((page) => page.data) }
    },
    async getOne<T>({ resource, id, meta }: GetOneParams) {
      const { with: relations = [], withCount = [] } = queryMeta(meta)
      const params = encodeListQuery({ ...emptyQuery(), with: relations, withCount })
      const { data } = await http.get<{ data: T }>(urlOf(known(resource), id), {
        params,
        signal: signalOf(meta),
      })
      return data
    },
    async create<T, V>({ resource, variables, meta }: CreateParams<V>) {
      const entity = known(resource)
      const parts = [...encodeBody(entity, owned(entity, variables)), ...confirmationOf(meta)]
      const { data } = await http.post<{ data: T }>(urlOf(entity), form(parts), headersOf(meta))
      return data
    },
    async createMany<T, V>({ resource, variables, meta }: CreateManyParams<V>) {
      const entity = known(resource)
      const rows = variables.map((row) => owned(entity, row))
      const body = form(encodeMany(entity, rows))
      const { data } = await http.post<{ data: T[] }>(urlOf(entity), body, headersOf(meta))
      return data
    },
    update: <T, V>({ resource, id, variables, meta }: UpdateParams<V>) =>
      update<T>(resource, id, { variables, meta }),
    async updateMany<T, V>({ resource, ids, variables, meta }: UpdateManyParams<V>) {
      const results = await Promise.all(ids.map((id) => update<T>(resource, id, { variables, meta })))
      return { data: results.map((one) => one.data) }
    },
    async changeMany<T>({ resource, rows }: { resource: string; rows: readonly RowOfMany[] }) {
      const entity = known(resource)
      const items = rows.map(({ id, values, confirmed }) => ({
        ...(encodeNode(entity, values) as object),
        ...(confirmed === undefined ? {} : { [confirmed]: '1' }),
        id,
      }))
      // As JSON: a form has too few parts for a sheet.
      const { data } = await http.patch<{ data: T[] }>(urlOf(entity), { items })
      return data
    },
    async deleteOne<T, V>({ resource, id, meta }: DeleteOneParams<V>) {
      const { data } = await http.delete<{ data: T }>(urlOf(known(resource), id), {
        params: { ...askedOf(meta), ...Object.fromEntries(confirmationOf(meta)) },
      })
      return data
    },
    /** The server's results, row by row. Some rows may be refused; where all are, so is the call, with the rows in its `body`. */
    async deleteMany<T, V>({ resource, ids, meta }: DeleteManyParams<V>) {
      const { data } = await http.delete<{ data: T[] }>(urlOf(known(resource)), {
        params: { ids: ids.join(','), ...askedOf(meta) },
        ...headersOf(meta),
      })
      requireOneDone(data.data)
      return data
    },
    async custom<T>({ url, method, payload, query, headers, filters, sorters }: CustomParams) {
      const asked = encodeListQuery({
        ...emptyQuery(),
        ...partsOf(filters),
        sort: sorters?.map(toSort) ?? [],
      })
      const params = new URLSearchParams(asked)
      for (const [name, value] of toBrackets(given(query))) params.set(name, String(value ?? ''))
      const { data } = await http.request<T>({ url, method, data: bodyOf(payload), params, headers })
      return { data }
    },
  } satisfies CapableProvider
}

interface Write {
  readonly variables: unknown
  readonly meta: MetaQuery | undefined
}

interface Choosing {
  readonly keyword?: string
  /** Joined by commas. */
  readonly ids?: string
  readonly signal?: AbortSignal
}

const urlOf = (entity: AnyEntity, id?: unknown) =>
  `${managePrefix}/${entity.path}${id === undefined ? '' : `/${encodeURIComponent(String(id))}`}`

function form(parts: readonly (readonly [string, unknown])[]): FormData {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value instanceof Blob ? value : String(value ?? ''))
  return body
}

/** Without what is not said, which would be an empty text in an address. */
const given = (query: unknown): WireNode =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null))

/** A form goes as it is: somebody has made it for the call. */
function bodyOf(payload: unknown): FormData | undefined {
  if (payload === undefined || payload === null || payload instanceof FormData) return payload ?? undefined
  return form(toBrackets(payload as WireNode))
}

/** One row of the reply to a bulk call. */
interface ResultRow extends UnreadBody {
  readonly ok?: unknown
  readonly status?: unknown
}

function requireOneDone(rows: readonly unknown[]): void {
  const results = rows as readonly ResultRow[]
  const [first] = results
  if (first === undefined || results.some(({ ok }) => ok !== false)) return
  throw { ...refusal(Number(first.status ?? 409), first), body: { ...first, data: rows } } satisfies CallError
}

const toSort = ({ field, order }: CrudSort) => ({ field, desc: order === 'desc' })

const pageOf = ({ currentPage = 1, pageSize: size = pageSize, mode = 'server' }: Pagination = {}): Pick<
  ListQuery,
  'page' | 'limit'
> => (mode === 'server' ? { page: currentPage, limit: size } : { page: 1, limit: 'all' })

/** A filter on `keyword` is the list's search, and is spelt so in the query. */
function partsOf(
  filters: readonly CrudFilter[] = [],
): Pick<ListQuery, 'filters'> & Partial<Pick<ListQuery, 'keyword'>> {
  const isKeyword = (filter: CrudFilter) => 'field' in filter && filter.field === 'keyword'
  const keyword = filters.find(isKeyword)?.value as string | undefined
  const nodes = filters.filter((filter) => !isKeyword(filter)).map(toFilterNode)
  return { filters: nodes, ...(keyword === undefined ? {} : { keyword }) }
}

/**
 * A page's address can contain `query[…]` too, but only with words as values: values of another shape than a hook gives
 * are dropped.
 */
function queryMeta(meta: MetaQuery | undefined): QueryMeta {
  const query: unknown = meta?.query
  if (typeof query !== 'object' || query === null) return {}
  const isFit = ([name, value]: [string, unknown]) =>
    Object.hasOwn(shapes, name) && value !== undefined && shapes[name as keyof QueryMeta](value)
  return Object.fromEntries(Object.entries(query).filter(isFit))
}

const isText = (value: unknown) => typeof value === 'string'
const isWords = (value: unknown) => Array.isArray(value) && value.every(isText)
const shapes: Readonly<Record<keyof QueryMeta, (value: unknown) => boolean>> = {
  buildingId: isText,
  sort: (value) => Array.isArray(value) && value.every((one) => typeof one?.desc === 'boolean'),
  keyword: isText,
  columns: isWords,
  with: isWords,
  withCount: isWords,
  map: isText,
  totals: isWords,
  trashed: isText,
  choices: (value) => typeof value === 'boolean',
  options: (value) => typeof value === 'object' && value !== null && 'field' in value,
  extra: (value) => typeof value === 'object' && value !== null && Object.values(value).every(isText),
}

const signalOf = (meta: MetaQuery | undefined): AbortSignal | undefined => {
  const context = meta?.queryContext as { signal?: AbortSignal } | undefined
  return context?.signal
}

import type { CrudFilters } from '@refinedev/core'
import type { FilterNode, ListQuery } from '#core/wire/query.ts'
import type { QueryMeta } from '#data-provider/v1.ts'
import { dataProvider } from './provider.ts'

/** Selects the records of an entity. */
export interface ListRequest {
  /** The entity's name. */
  readonly resource: string
  readonly filters?: readonly FilterNode[]
  readonly sort?: readonly ListQuery['sort'][number][]
  /** Counts from 1, which is the default. */
  readonly page?: number
  /** `all`: every record, in no pages. */
  readonly pageSize: number | 'all'
  /** Columns, relations, search and what else a list's query may say. */
  readonly query?: QueryMeta
}

/** The request as refine's hooks and its data provider take it. */
export const providerParams = ({
  resource,
  filters = [],
  sort = [],
  page = 1,
  pageSize,
  query,
}: ListRequest) => ({
  resource,
  filters: crudFilters(filters),
  sorters: sort.map(({ field, desc }) => ({ field, order: desc ? ('desc' as const) : ('asc' as const) })),
  pagination:
    pageSize === 'all' ? { mode: 'off' as const } : { currentPage: page, pageSize, mode: 'server' as const },
  ...(query === undefined ? {} : { meta: { query } }),
})

/** One page of a list, now and past the cache. Throws a `CallError` on a refusal. */
export async function fetchList<T extends object>(request: ListRequest): Promise<T[]> {
  return (await dataProvider().getList<T>(providerParams(request))).data
}

/** Filters as refine takes them. */
export const crudFilters = (nodes: readonly FilterNode[]): CrudFilters =>
  nodes.map((node): CrudFilters[number] => {
    if ('or' in node) return { operator: 'or', value: crudFilters(node.or) }
    if ('and' in node) return { operator: 'and', value: crudFilters(node.and) }
    return { field: node.field, operator: node.operator, value: node.value }
  })

import type { DataProvider, GetListParams } from '@refinedev/core'
import type { CapableProvider } from '#data-provider/capabilities.ts'
import { providerParams, type ListRequest } from './list-request.ts'
import { dataProvider } from './provider.ts'

type Reply = Awaited<ReturnType<DataProvider['getList']>>

/** Lists that were requested before their page was loaded, by their query. */
const early = new Map<string, Promise<Reply>>()

const keyOf = ({ resource, pagination, sorters, filters, meta }: GetListParams) =>
  JSON.stringify([
    resource,
    pagination?.currentPage,
    pagination?.pageSize,
    sorters,
    filters,
    (meta as { readonly query?: unknown } | undefined)?.query,
  ])

/** How long a prefetched reply is kept for its page. */
const waitMs = 5_000

/** Requests a list that a page will need in a moment. A failure is left for the page to find. */
export function prefetchList(request: ListRequest): void {
  const params = providerParams(request)
  const key = keyOf(params)
  const reply = dataProvider().getList(params)
  reply.catch(() => early.delete(key))
  early.set(key, reply)
  setTimeout(() => early.delete(key), waitMs)
}

/** Answers the first matching list request with the prefetched reply; all others go to the provider. */
export const withPrefetchedLists = (provider: CapableProvider): CapableProvider => ({
  ...provider,
  getList: (params) => {
    const key = keyOf(params)
    const reply = early.get(key)
    early.delete(key)
    return (reply ?? provider.getList(params)) as ReturnType<typeof provider.getList<never>>
  },
})

import type { DataProvider, GetListParams } from '@refinedev/core'
import type { CapableProvider } from '#data-provider/capabilities.ts'
import { providerParams, type ListRequest } from './list-request.ts'
import { dataProvider } from './provider.ts'

type Reply = Awaited<ReturnType<DataProvider['getList']>>

interface Early {
  readonly reply: Promise<Reply>
  /** Once it is there. */
  settled?: Reply
}

/** Lists that were requested before their page was loaded, by their query. */
const early = new Map<string, Early>()

const keyOf = ({ resource, pagination, sorters, filters, meta }: GetListParams) =>
  JSON.stringify([
    resource,
    pagination?.currentPage,
    pagination?.pageSize,
    sorters,
    filters,
    (meta as { readonly query?: unknown } | undefined)?.query,
  ])

/** Whoever signs in next must not be shown what their predecessor's page was about to show. */
export const forgetPrefetched = () => early.clear()

/** How long a prefetched reply is kept for its page. */
const waitMs = 5_000

/**
 * Requests a list that a page will need in a moment; resolves when the reply is there. A failure is left for the page to
 * find.
 */
export async function prefetchList(request: ListRequest): Promise<void> {
  const params = providerParams(request)
  const key = keyOf(params)
  const list: Early = { reply: dataProvider().getList(params) }
  early.set(key, list)
  setTimeout(() => early.delete(key), waitMs)
  try {
    list.settled = await list.reply
  } catch {
    early.delete(key)
  }
}

/** The prefetched reply, if it has come: a page that finds it is drawn with its rows at once. Nobody else gets it then. */
export function takePrefetched(params: GetListParams): Reply | undefined {
  const key = keyOf(params)
  const reply = early.get(key)?.settled
  if (reply !== undefined) early.delete(key)
  return reply
}

/** Answers the first matching list request with the prefetched reply; all others go to the provider. */
export const withPrefetchedLists = (provider: CapableProvider): CapableProvider => ({
  ...provider,
  getList: (params) => {
    const key = keyOf(params)
    const reply = early.get(key)?.reply
    early.delete(key)
    return (reply ?? provider.getList(params)) as ReturnType<typeof provider.getList<never>>
  },
})

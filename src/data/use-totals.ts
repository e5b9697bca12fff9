import { providerParams, type ListRequest } from './list-request.ts'
import { dataProvider } from './provider.ts'
import { useFollowedSums } from './use-followed-sums.ts'
import { useQuery } from './use-query.ts'

interface TotalsInput {
  /** What is added up, by `query.totals`; the rows themselves are not read. */
  readonly request: ListRequest
  readonly enabled: boolean
}

/** What the server adds up over all records that match; it follows changes of the entity's records, with rests. */
export function useTotals({ request, enabled }: TotalsInput) {
  const { resource } = request
  useFollowedSums(resource, enabled)
  const params = providerParams(request)
  const { data, isPending } = useQuery({
    queryKey: ['totals', resource, params],
    enabled,
    queryFn: () => dataProvider().getList(params),
  })
  return { totals: (data as { readonly totals?: unknown } | undefined)?.totals, isPending }
}

import { useList as useRefineList, type GetListResponse, type HttpError } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import { takePrefetched } from './prefetched-lists.ts'
import { providerParams, type ListRequest } from './list-request.ts'

/** Milliseconds for which a prefetched reply is not asked for again. */
const freshMs = 5_000

interface ListInput extends ListRequest {
  /** Default true; false means not loaded yet. */
  readonly enabled?: boolean
  /** True when the list updates when others change records. Default false. */
  readonly isLive?: boolean
  /** True when the former page stays until the next one is loaded. Default false. */
  readonly keepsPrevious?: boolean
  /** Milliseconds during which a repeated list is not loaded again. Default: the cache's. */
  readonly staleTime?: number
  /** True when a notice reports a failure; otherwise the page does. Default false. */
  readonly noticesErrors?: boolean
}

/** One page of records; `records` is empty until it is there. `extra` is what else the reply says: `totals`; `more` where there are more than `total`. */
export function useList<T extends { id: string }>({
  enabled = true,
  isLive = false,
  keepsPrevious = false,
  staleTime,
  noticesErrors = false,
  ...request
}: ListInput) {
  const params = providerParams(request)
  const { query, result } = useRefineList<T, HttpError>({
    ...params,
    liveMode: isLive ? 'auto' : 'off',
    queryOptions: {
      enabled,
      ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
      // What the list began with has just been loaded, however often it is loaded from then on.
      initialData: () => takePrefetched(params) as GetListResponse<T> | undefined,
      ...(staleTime === undefined
        ? {}
        : {
            staleTime: ({ state }: { readonly state: { readonly dataUpdateCount: number } }) =>
              state.dataUpdateCount === 0 ? freshMs : staleTime,
          }),
    },
    ...(noticesErrors ? {} : { errorNotification: false }),
  })
  const extra: Readonly<Record<string, unknown>> = query.data ?? {}
  return { records: result.data, total: result.total ?? 0, more: extra['more'] === true, extra, query }
}

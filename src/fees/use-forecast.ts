import type { fee } from '#entities/fees/fee.ts'
import type { StoredShown } from '#entities/shown-record.ts'
import { useQuery } from '../data/use-query.ts'
import { foretellReissue } from '#domain/calls/fees.ts'
import { fieldTexts } from '../errors/error-text.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { useDebounced } from '../fields/references/use-debounced.ts'
import { callApi } from '../data/call-api.ts'

/** How a fee is corrected: by another index, by the apartment's current data, or by a given amount. */
export type Way = 'index' | 'facts' | 'amount'

interface ForecastRequest {
  readonly fee: StoredShown<typeof fee>
  readonly way: Way
  /** Exact text of what was typed: the index, or the amount. */
  readonly typed: string | undefined
  readonly t: ViewTools['t']
}

interface Forecast {
  /** Undefined while nobody knows. */
  readonly after: string | undefined
  /** Why the server would refuse it. */
  readonly faults: readonly string[]
}

const pauseMs = 250

/** The result of a correction, calculated by the server; a typed amount is the result itself. */
export function useForecast({ fee, way, typed, t }: ForecastRequest): Forecast {
  const rested = useDebounced(typed, pauseMs)
  const { data, error } = useQuery({
    queryKey: ['fee-forecast', fee.id, fee.version, way, rested],
    queryFn: () =>
      callApi(foretellReissue, {
        path: { id: fee.id },
        params: way === 'index' ? { new_index: rested } : {},
      }),
    enabled: way === 'facts' || (way === 'index' && rested !== undefined),
    retry: false,
    gcTime: 0,
  })
  if (way === 'amount') return { after: typed, faults: [] }
  if (way === 'index' && (typed === undefined || typed !== rested)) return { after: undefined, faults: [] }
  const faults = Object.values(fieldTexts(t, error)).flat()
  return { after: error === null ? data?.data.after : undefined, faults }
}

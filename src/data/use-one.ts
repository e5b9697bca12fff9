import { useOne as useRefineOne, type HttpError } from '@refinedev/core'
import type { QueryMeta } from '#data-provider/v1.ts'

interface OneInput {
  /** The entity's name. */
  readonly resource: string
  /** Undefined or empty: nothing is loaded. */
  readonly id: string | undefined
  /** Relations and counts to carry along. */
  readonly query?: Pick<QueryMeta, 'with' | 'withCount'>
  /** True when the record updates when others change it. Default false. */
  readonly isLive?: boolean
  /** True while the record is not loaded again, whoever changes it. Default false. */
  readonly isPaused?: boolean
  /** True when a notice reports a failure; otherwise the page does. Default false. */
  readonly noticesErrors?: boolean
}

/** One record; undefined until it is there. */
export function useOne<T extends { id?: string }>({
  resource,
  id = '',
  query: carried,
  isLive = false,
  isPaused = false,
  noticesErrors = false,
}: OneInput) {
  const { query, result } = useRefineOne<T, HttpError>({
    resource,
    id,
    liveMode: isLive ? 'auto' : 'off',
    queryOptions: { enabled: id !== '' && !isPaused },
    ...(carried === undefined ? {} : { meta: { query: carried } }),
    ...(noticesErrors ? {} : { errorNotification: false }),
  })
  return { record: id === '' ? undefined : result, query }
}

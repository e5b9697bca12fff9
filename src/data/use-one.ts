import { useOne as useRefineOne, type HttpError } from '@refinedev/core'
import { isLeaving } from './leaving-records.ts'
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
  /** True when a notice reports a failure; otherwise the page does. Default false. */
  readonly noticesErrors?: boolean
}

/** One record; undefined until it is there. */
export function useOne<T extends { id?: string }>({
  resource,
  id = '',
  query: carried,
  isLive = false,
  noticesErrors = false,
}: OneInput) {
  const { query, result } = useRefineOne<T, HttpError>({
    resource,
    id,
    liveMode: isLive ? 'auto' : 'off',
    // Asked when it would load, so that a notice of the user's own deletion loads nothing.
    queryOptions: { enabled: () => id !== '' && !isLeaving(resource, id) },
    ...(carried === undefined ? {} : { meta: { query: carried } }),
    ...(noticesErrors ? {} : { errorNotification: false }),
  })
  return { record: id === '' ? undefined : result, query }
}

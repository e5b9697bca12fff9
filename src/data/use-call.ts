import { useCustom } from '@refinedev/core'
import type { Call, ParamsOf, ReplyOf } from '#domain/calls/call.ts'

interface Telling {
  /** False where the page tells of a failure itself. Default true: a notice does. */
  readonly noticesErrors?: boolean
}

/** The reply of a declared call that reads and names nothing in its address. */
export function useCall<C extends Call>(
  call: C,
  params?: ParamsOf<C>,
  { noticesErrors = true }: Telling = {},
) {
  const { result, query } = useCustom<ReplyOf<C> & object>({
    url: call.path,
    method: 'get',
    ...(params === undefined ? {} : { config: { query: { ...params } } }),
    ...(noticesErrors ? {} : { errorNotification: false }),
  })
  const reply: Partial<ReplyOf<C>> | undefined = result.data
  return { reply, query }
}

import { useCustom } from '@refinedev/core'
import type { Call, ParamsOf, ReplyOf } from '#domain/calls/call.ts'

/** The reply of a declared call that reads and names nothing in its address; a notice tells of a failure. */
export function useCall<C extends Call>(call: C, params?: ParamsOf<C>) {
  const { result, query } = useCustom<ReplyOf<C> & object>({
    url: call.path,
    method: 'get',
    ...(params === undefined ? {} : { config: { query: { ...params } } }),
  })
  const reply: Partial<ReplyOf<C>> | undefined = result.data
  return { reply, query }
}

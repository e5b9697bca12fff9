import { useCustom } from '@refinedev/core'

interface CallOptions {
  readonly url: string
  readonly params?: Readonly<Record<string, string | number | undefined>>
}

/** What a call that is no record's replies; a notice tells of a failure. */
export function useCall<T extends object>({ url, params }: CallOptions) {
  const { result, query } = useCustom<T>({
    url,
    method: 'get',
    ...(params === undefined ? {} : { config: { query: params } }),
  })
  const reply: Partial<T> | undefined = result.data
  return { reply, query }
}

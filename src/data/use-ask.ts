import { useCustom } from '@refinedev/core'

interface Question {
  readonly url: string
  readonly params?: Readonly<Record<string, string | number | undefined>>
}

/** Returns the reply of a call that belongs to no record; shows a notice when it fails. */
export function useAsk<T extends object>({ url, params }: Question) {
  const { result, query } = useCustom<T>({
    url,
    method: 'get',
    ...(params === undefined ? {} : { config: { query: params } }),
  })
  const reply: Partial<T> | undefined = result.data
  return { reply, query }
}

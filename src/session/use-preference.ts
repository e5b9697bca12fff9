import { useCallback } from 'react'
import { readPreference, savePreference } from '#domain/calls/preferences.ts'
import { callApi, callForData } from '../data/call-api.ts'
import { queryClient } from '../data/query-client.ts'
import { useQuery } from '../data/use-query.ts'
import { keep, recall } from '../storage/store.ts'

interface Preference<T> {
  /** Lower case words joined by dots: `list.apartment`. */
  readonly key: string
  readonly is: (value: unknown) => value is T
  readonly fallback: T
}

/**
 * A user's setting: stored on the server, so that it follows the user, and in this browser, so that it is available
 * immediately.
 */
export function usePreference<T>({
  key,
  is,
  fallback,
}: Preference<T>): readonly [T, (value: T | undefined) => void] {
  const queryKey = ['preference', key]
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const { content } = await callForData(readPreference, { path: { key } })
      return is(content) ? content : null
    },
    initialData: () => recall(`preference.${key}`, is),
    initialDataUpdatedAt: 0,
    staleTime: Infinity,
  })
  const save = useCallback(
    (value: T | undefined) => {
      queryClient.setQueryData(['preference', key], value ?? null)
      keep(`preference.${key}`, value ?? null, null)
      const body = { content: JSON.stringify(value ?? null) }
      // If saving fails, the setting still applies here; it is not worth an error.
      callApi(savePreference, { path: { key }, body }).catch(() => undefined)
    },
    [key],
  )
  return [data ?? fallback, save]
}

import { useCallback, useEffect, useMemo } from 'react'
import { listPreferences, savePreference } from '#domain/calls/preferences.ts'
import { capabilities } from '../data/capabilities.ts'
import { callApi, callForData } from '../data/call-api.ts'
import { queryClient } from '../data/query-client.ts'
import { useQuery } from '../data/use-query.ts'
import { keep, recall } from '../storage/store.ts'

interface Preference<T> {
  /** Lower case words joined by dots: `list.apartment`. */
  readonly key: string
  readonly is: (value: unknown) => value is T
  readonly fallback: T
  /** The name of the copy in this browser. Default `preference.{key}`, which signing out removes. */
  readonly kept?: string
}

const queryKey = ['preferences']
type Preferences = Readonly<Record<string, unknown>>

/** A setting as this browser knows it, without a request; for code outside components. */
export function knownPreference<T>({ key, is }: Pick<Preference<T>, 'key' | 'is'>): T | undefined {
  const all = queryClient.getQueryData<Preferences>(queryKey)
  if (all === undefined || !Object.hasOwn(all, key)) return recall(`preference.${key}`, is)
  const there = all[key]
  return is(there) ? there : undefined
}

/**
 * A user's setting: stored on the server, so that it follows the user, and in this browser, so that it is available
 * immediately. All of them come by one request, once for a sign-in.
 */
export function usePreference<T>({
  key,
  is,
  fallback,
  kept = `preference.${key}`,
}: Preference<T>): readonly [T, (value: T | undefined) => void] {
  const { data: all } = useQuery({
    queryKey,
    queryFn: (): Promise<Preferences> => callForData(listPreferences, {}),
    enabled: capabilities().calls,
    staleTime: Infinity,
    retry: false,
  })
  const here = useMemo(() => recall(kept, is), [kept, is])
  const there = all?.[key]
  const stored = is(there) ? there : undefined
  useEffect(() => {
    if (stored !== undefined) keep(kept, stored, null)
  }, [kept, stored])
  const save = useCallback(
    (value: T | undefined) => {
      const isLoaded = queryClient.getQueryData(queryKey) !== undefined
      queryClient.setQueryData<Preferences>(queryKey, (before) => ({ ...before, [key]: value ?? null }))
      keep(kept, value ?? null, null)
      if (!capabilities().calls) return
      const body = { content: JSON.stringify(value ?? null) }
      callApi(savePreference, { path: { key }, body }).then(
        // What was not loaded yet still is to be.
        () => (isLoaded ? undefined : queryClient.invalidateQueries({ queryKey })),
        // If saving fails, the setting still applies here; it is not worth an error.
        () => undefined,
      )
    },
    [key, kept],
  )
  const isKnown = all !== undefined && Object.hasOwn(all, key)
  return [stored ?? (isKnown ? undefined : here) ?? fallback, save]
}

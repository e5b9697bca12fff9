import { dehydrate, hydrate, type DehydratedState } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** What the cache holds of an entity's records, as plain values that a browser's database takes. */
export const packRecords = (resource: string): unknown =>
  dehydrate(queryClient, {
    shouldDehydrateQuery: ({ queryKey, state }) =>
      state.status === 'success' && queryKey[0] === 'data' && queryKey[2] === resource,
  })

/** Puts them back, with the moments at which they were loaded: what the cache has meanwhile is newer, and stays. */
export const unpackRecords = (packed: unknown) => hydrate(queryClient, packed as DehydratedState)

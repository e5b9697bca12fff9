import { useInvalidate } from '@refinedev/core'
import { useCallback } from 'react'
import { queryClient } from './query-client.ts'

/** The first part of the keys of facts that a record's page shows of other records. */
export const factsKey = 'facts'

interface RefreshInput {
  /** Their own pages too. */
  readonly ids?: readonly string[]
  /** Default true. */
  readonly lists?: boolean
}

/** Has records loaded again wherever they are shown, after a call that changed them. */
export function useRefresh() {
  const invalidate = useInvalidate()
  return useCallback(
    (resource: string, { ids = [], lists = true }: RefreshInput = {}) => {
      if (lists) void invalidate({ resource, invalidates: ['list', 'many'] })
      for (const id of ids) void invalidate({ resource, invalidates: ['detail'], id })
      void queryClient.invalidateQueries({ queryKey: [factsKey] })
    },
    [invalidate],
  )
}

/** The same for everything of an entity: a call has changed more of its records than one can name. */
export function useRefreshAll() {
  const invalidate = useInvalidate()
  return useCallback(
    (resources: readonly string[]) => {
      for (const resource of resources) void invalidate({ resource, invalidates: ['resourceAll'] })
    },
    [invalidate],
  )
}

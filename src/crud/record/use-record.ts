import { useDataProvider, useOne, type HttpError } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { managePrefix } from '#core/derive/routes.ts'
import { hasTrash, readableFields } from '#core/derive/fields.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { isCallError } from '#data-provider/http.ts'
import { relationsFor } from '#src/fields/references/entities.ts'

interface RecordInput {
  readonly entity: AnyEntity
  readonly id: string
  /** `auto` follows the server; `off` keeps what was loaded, for forms. */
  readonly live: 'auto' | 'off'
}

/** One record with the relations that its page names, also where it lies in the trash. */
export function useRecord({ entity, id, live }: RecordInput) {
  const relations = relationsFor(entity, Object.keys(readableFields(entity)))
  const counts = (entity.tabs ?? []).filter((name) => entity.fields[name] !== undefined)
  const { query, result } = useOne<AnyRecord, HttpError>({
    resource: entity.name,
    id,
    meta: { query: { with: relations, withCount: counts } },
    liveMode: live,
    queryOptions:
      live === 'off'
        ? { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false, refetchOnMount: 'always' }
        : {},
    errorNotification: false,
  })
  const provider = useDataProvider()()
  const isGone = isCallError(query.error) && query.error.statusCode === 404
  const trash = useQuery({
    queryKey: ['trashed', entity.name, id, query.errorUpdatedAt],
    queryFn: async () => {
      const url = `${managePrefix}/${entity.path}/${encodeURIComponent(id)}`
      const reply = await provider.custom?.<{ id: string }>({
        url,
        method: 'get',
        query: { trashed: 'only', with: relations.join(',') },
      })
      return (reply?.data as { data?: AnyRecord } | undefined)?.data ?? null
    },
    enabled: isGone && hasTrash(entity) && live === 'auto',
    retry: false,
  })
  const isLooking = isGone && trash.isFetching
  return {
    record: isGone ? (trash.data ?? undefined) : result,
    isTrashed: isGone && trash.data !== null && trash.data !== undefined,
    isLoading: query.isPending || isLooking,
    isMissing: isGone && !isLooking,
    error: query.error,
    refetch: query.refetch,
  }
}

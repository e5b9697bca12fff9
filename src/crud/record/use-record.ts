import { relationsOf } from '#core/derive/relations.ts'
import { readableFields } from '#core/derive/fields.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { isCallError } from '#data-provider/http.ts'
import { keepsTrash } from '#src/data/capabilities.ts'
import { fetchTrashedRecord } from '#src/data/fetch-record.ts'
import { useOne } from '#src/data/use-one.ts'
import { useQuery } from '#src/data/use-query.ts'
import { relationsFor } from '#src/fields/references/relations.ts'

interface RecordInput {
  readonly entity: AnyEntity
  readonly id: string
  /** True while this user deletes it: its page is about to close. */
  readonly isLeaving?: boolean
}

/** One record with the relations that its page names, also where it lies in the trash. */
export function useRecord({ entity, id, isLeaving = false }: RecordInput) {
  const relations = relationsFor(entity, Object.keys(readableFields(entity)))
  const summed = (entity.summary ?? []).filter((fact) => typeof fact === 'string')
  const manyOf = (name: string) => relationsOf(entity)[name]?.via !== undefined
  const counts = [...new Set([...(entity.tabs ?? []), ...summed])].filter(manyOf)
  const { record, query } = useOne<AnyRecord>({
    resource: entity.name,
    id,
    query: { with: relations, withCount: counts },
    isLive: true,
    isPaused: isLeaving,
  })
  const isGone = isCallError(query.error) && query.error.statusCode === 404
  const trash = useQuery({
    queryKey: ['trashed', entity.name, id, query.errorUpdatedAt],
    queryFn: () => fetchTrashedRecord(entity, { id, with: relations }),
    enabled: isGone && keepsTrash(entity),
    retry: false,
  })
  const isLooking = isGone && trash.isFetching
  return {
    record: isGone ? (trash.data ?? undefined) : record,
    isTrashed: isGone && trash.data !== null && trash.data !== undefined,
    isLoading: query.isPending || isLooking,
    isMissing: isGone && !isLooking,
    error: query.error,
    /** When it was loaded, in milliseconds, where it could not be loaded again since. */
    heldSince: query.error !== null && !isGone && record !== undefined ? query.dataUpdatedAt : undefined,
    refetch: query.refetch,
  }
}

import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { useOne } from '#src/data/use-one.ts'
import { relationsFor } from '#src/fields/references/relations.ts'
import { shownFields } from './shown-fields.ts'

interface OpenInput {
  readonly entity: AnyEntity
  /** The list's records; each has all fields that the desk shows. */
  readonly records: readonly AnyRecord[]
  readonly isListed: boolean
  /** Undefined: none is open. */
  readonly id: string | undefined
}

/** The open conversation, from the list; one that is not on the list's page is loaded by itself. */
export function useOpenConversation({ entity, records, isListed, id }: OpenInput) {
  const listed = records.find((record) => record.id === id)
  const isElsewhere = id !== undefined && isListed && listed === undefined
  const { record, query } = useOne<AnyRecord>({
    resource: entity.name,
    id: isElsewhere ? id : undefined,
    query: { with: relationsFor(entity, shownFields) },
    isLive: isElsewhere,
  })
  return {
    asked: listed ?? (isElsewhere ? record : undefined),
    error: isElsewhere ? query.error : null,
    reload: query.refetch,
    isLoading: isElsewhere && query.isPending,
  }
}

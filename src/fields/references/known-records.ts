import { createContext, use } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import type { Values } from '../field-view.ts'
import { can } from '#src/session/session.ts'
import { fetchBatchedRecord } from '#src/data/batched-record.ts'
import { useQueries } from '#src/data/use-query.ts'
import { selectRelations } from './select-request.ts'

/** Records that a page has at hand already, by `entity:id`, so that selects need not ask for what they show. */
export type KnownRecords = ReadonlyMap<string, Values>

export const KnownRecordsContext = createContext<KnownRecords>(new Map())

export const knownKey = (entityName: string, id: string) => `${entityName}:${id}`

/**
 * Records by their ids: already loaded, remembered, or requested together. Absent while they load, null if they do not
 * exist.
 */
export function useRecordsById(
  target: AnyEntity | undefined,
  ids: readonly string[],
): ReadonlyMap<string, Values | null> {
  const known = use(KnownRecordsContext)
  // Users who may not read such records are also refused their names, so no request is sent.
  const isReadable = target !== undefined && (target.choices !== undefined || can('read', target.name))
  const missing = isReadable ? ids.filter((id) => !known.has(knownKey(target.name, id))) : []
  const queries = useQueries({
    queries: missing.map((id) => ({
      queryKey: ['record-title', target?.name, id],
      queryFn: () => (target === undefined ? null : fetchNamed(target, id)),
      staleTime: 300_000,
      retry: false,
    })),
  })
  const loaded = missing.flatMap((id, at): [string, Values | null][] => {
    const data = queries[at]?.data
    return data === undefined ? [] : [[id, data]]
  })
  const atHand = ids.flatMap((id): [string, Values][] => {
    const record = known.get(knownKey(target?.name ?? '', id))
    return record === undefined ? [] : [[id, record]]
  })
  return new Map([...loaded, ...atHand])
}

/** A record with what its name is made of. */
const fetchNamed = (target: AnyEntity, id: string) =>
  fetchBatchedRecord(target.name, id, {
    with: selectRelations(target),
    choices: target.choices !== undefined,
  })

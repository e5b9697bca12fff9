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

/** The field that names the records: who may write it learns their names without the right to read them. */
export interface NamingField {
  readonly entityName: string
  readonly name: string
}

/** Whether all of such records may be listed, or their names at least. */
export const mayList = (target: AnyEntity) => target.choices !== undefined || can('read', target.name)

/** The field if this user may write such records, so that its own choice is open to them. */
export const writtenBy = ({ entityName, name }: NamingField): NamingField | undefined =>
  can('create', entityName) || can('update', entityName) ? { entityName, name } : undefined

/**
 * Records by their ids: already loaded, remembered, or requested together. Absent while they load, null if they do not
 * exist. Where they may not be read, `naming` is asked for their names; without it no request is sent.
 */
export function useRecordsById(
  target: AnyEntity | undefined,
  ids: readonly string[],
  naming?: NamingField,
): ReadonlyMap<string, Values | null> {
  const known = use(KnownRecordsContext)
  const isListed = target !== undefined && mayList(target)
  const asked = isListed ? undefined : naming
  const isNamed = target !== undefined && (isListed || asked !== undefined)
  const missing = isNamed ? ids.filter((id) => !known.has(knownKey(target.name, id))) : []
  const queries = useQueries({
    queries: missing.map((id) => ({
      queryKey: ['record-title', target?.name, id, asked?.entityName, asked?.name],
      queryFn: () => (target === undefined ? null : fetchNamed(target, id, asked)),
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
const fetchNamed = (target: AnyEntity, id: string, naming: NamingField | undefined) =>
  fetchBatchedRecord(
    target.name,
    id,
    naming === undefined
      ? { with: selectRelations(target), choices: target.choices !== undefined }
      : { options: { entity: naming.entityName, field: naming.name } },
  )

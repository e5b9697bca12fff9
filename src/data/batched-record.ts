import type { AnyRecord } from '#core/entity.ts'
import type { QueryMeta } from '#data-provider/v1.ts'
import { dataProvider } from './provider.ts'

interface Waiting {
  readonly id: string
  readonly resolve: (record: AnyRecord | null) => void
  readonly reject: (error: unknown) => void
}

/** Who waits for which records, by the entity's name. */
const waiting = new Map<string, Waiting[]>()

/**
 * One record by id, null where there is none. All that are asked for in one turn of the event loop go out as one
 * `getMany`, with the query of the first of them: an entity's callers ask alike.
 */
export function fetchBatchedRecord(
  resource: string,
  id: string,
  query: QueryMeta,
): Promise<AnyRecord | null> {
  return new Promise((resolve, reject) => {
    const queue = waiting.get(resource)
    if (queue !== undefined) queue.push({ id, resolve, reject })
    else {
      waiting.set(resource, [{ id, resolve, reject }])
      setTimeout(() => void sendBatch(resource, query), 0)
    }
  })
}

async function sendBatch(resource: string, query: QueryMeta): Promise<void> {
  const queue = waiting.get(resource) ?? []
  waiting.delete(resource)
  const ids = [...new Set(queue.map((one) => one.id))]
  try {
    const reply = await dataProvider().getMany?.<AnyRecord>({ resource, ids, meta: { query } })
    const records = new Map((reply?.data ?? []).map((record) => [String(record.id), record]))
    for (const one of queue) one.resolve(records.get(one.id) ?? null)
  } catch (error) {
    for (const one of queue) one.reject(error)
  }
}

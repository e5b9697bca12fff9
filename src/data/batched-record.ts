import type { AnyRecord } from '#core/entity.ts'
import type { QueryMeta } from '#data-provider/v1.ts'
import { dataProvider } from './provider.ts'

interface Waiting {
  readonly id: string
  readonly resolve: (record: AnyRecord | null) => void
  readonly reject: (error: unknown) => void
}

/** Callers that wait for records, by entity name and query. */
const waiting = new Map<string, Waiting[]>()

/**
 * One record by id, null when it does not exist. All records of an entity that are requested by the same query in one
 * turn of the event loop go out as one `getMany`.
 */
export function fetchBatchedRecord(
  resource: string,
  id: string,
  query: QueryMeta,
): Promise<AnyRecord | null> {
  return new Promise((resolve, reject) => {
    const key = JSON.stringify([resource, query])
    const queue = waiting.get(key)
    if (queue !== undefined) queue.push({ id, resolve, reject })
    else {
      waiting.set(key, [{ id, resolve, reject }])
      setTimeout(() => void sendBatch(key, resource, query), 0)
    }
  })
}

async function sendBatch(key: string, resource: string, query: QueryMeta): Promise<void> {
  const queue = waiting.get(key) ?? []
  waiting.delete(key)
  const ids = [...new Set(queue.map((one) => one.id))]
  try {
    const reply = await dataProvider().getMany?.<AnyRecord>({ resource, ids, meta: { query } })
    const records = new Map((reply?.data ?? []).map((record) => [String(record.id), record]))
    for (const one of queue) one.resolve(records.get(one.id) ?? null)
  } catch (error) {
    for (const one of queue) one.reject(error)
  }
}

import type { AnyRecord } from '#core/entity.ts'
import type { QueryMeta } from '#data-provider/v1.ts'
import { dataProvider } from './provider.ts'

interface Waiting {
  readonly id: string
  readonly resolve: (record: AnyRecord | null) => void
  readonly reject: (error: unknown) => void
}

/** Callers that wait for records, by entity name. */
const waiting = new Map<string, Waiting[]>()

/**
 * One record by id, null when it does not exist. All records requested in one turn of the event loop go out as one
 * `getMany`, with the first request's query, because callers of one entity send the same query.
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

import { managePrefix } from '#core/derive/routes.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { RecordFor } from '#entities/shown-record.ts'
import { callProvider, dataProvider } from './provider.ts'

interface RecordKey {
  readonly id: string
  /** Relations to carry along. */
  readonly with: readonly string[]
}

/** One record, now and past the cache. Throws a `CallError` on a refusal. */
export async function fetchRecord<E extends AnyEntity>(
  entity: E,
  { id, with: relations }: RecordKey,
): Promise<RecordFor<E>> {
  const meta = { query: { with: [...relations] } }
  return (await dataProvider().getOne<RecordFor<E>>({ resource: entity.name, id, meta })).data
}

/** A record that lies in the trash; null where it does not. Throws a `CallError` on a refusal. */
export async function fetchTrashedRecord(
  entity: AnyEntity,
  { id, with: relations }: RecordKey,
): Promise<AnyRecord | null> {
  const reply = await callProvider<{ data?: AnyRecord }>({
    url: `${managePrefix}/${entity.path}/${encodeURIComponent(id)}`,
    method: 'get',
    query: { trashed: 'only', with: relations.join(',') },
  })
  return reply?.data ?? null
}

import type { AnyRecord } from '#core/entity.ts'
import { writeMeta } from '#data-provider/write-meta.ts'
import { dataProvider } from './provider.ts'

interface Change {
  readonly resource: string
  readonly id: string
  readonly values: Readonly<Record<string, unknown>>
  /** The question that the user has confirmed, as the server named it. */
  readonly confirmed?: string | undefined
}

/**
 * Changes a record and has nothing loaded again: a sheet does so once for all of its rows (`useRefresh`). Throws a
 * `CallError` on a refusal.
 */
export async function changeRecord({ resource, id, values, confirmed }: Change): Promise<AnyRecord> {
  const meta = writeMeta(confirmed === undefined ? {} : { confirmed })
  return (await dataProvider().update<AnyRecord>({ resource, id, variables: values, meta })).data
}

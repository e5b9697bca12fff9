import { managePrefix } from '#core/derive/routes.ts'
import type { AnyEntity } from '#core/entity.ts'
import { callProvider } from './provider.ts'

/** One line of a record's history, values as the kinds hold them. */
export interface HistoryEntry {
  readonly id: string
  readonly action: string
  readonly actor_name: string | null
  readonly created_at: string
  /** The file that the change comes from, and who uploaded it; null for a change of no import. */
  readonly import_file: string | null
  readonly import_uploader: string | null
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[]
}

export interface HistoryPage {
  readonly data: readonly HistoryEntry[]
  readonly total: number
  /** The records that the lines name, with their names, by the field that names them. */
  readonly named?: Readonly<
    Record<string, readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]>
  >
}

/** The newest first. Throws a `CallError` on a refusal. */
export async function fetchHistory(
  entity: AnyEntity,
  { id, ...query }: { readonly id: string; readonly page: number; readonly limit: number },
): Promise<HistoryPage> {
  const url = `${managePrefix}/${entity.path}/${encodeURIComponent(id)}/history`
  return (await callProvider<HistoryPage>({ url, method: 'get', query })) ?? { data: [], total: 0 }
}

import type { DataProvider } from '@refinedev/core'
import { managePrefix } from '#core/derive/routes.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { encodeNode } from '#core/wire/body.ts'
import type { Values } from '#src/fields/field-view.ts'
import type { RecordAction } from './actions.ts'

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

const urlOf = (entity: AnyEntity, id: string, rest = '') =>
  `${managePrefix}/${entity.path}/${encodeURIComponent(id)}${rest}`

interface Move {
  readonly entity: AnyEntity
  readonly id: string
  readonly name: string
  readonly values?: Values
}

/** Throws a `CallError` on a refusal, as all of these do. */
export const moveRecord = (provider: DataProvider, { entity, id, name, values = {} }: Move) =>
  provider.custom?.({
    url: urlOf(entity, id, `/${name}`),
    method: 'post',
    payload: encodeNode(entity, values),
  })

/** What the user confirms after the server has asked, as the server named it. */
const sayingSo = (confirmed: string | undefined) => (confirmed === undefined ? {} : { [confirmed]: '1' })

export const restoreRecord = (provider: DataProvider, entity: AnyEntity, id: string, confirmed?: string) =>
  provider.custom?.({ url: urlOf(entity, id, '/restore'), method: 'post', payload: sayingSo(confirmed) })

export const deleteRecord = (provider: DataProvider, entity: AnyEntity, id: string, confirmed?: string) =>
  confirmed === undefined
    ? provider.deleteOne({ resource: entity.name, id, variables: {} })
    : provider.custom?.({ url: urlOf(entity, id), method: 'delete', query: sayingSo(confirmed) })

interface Confirmed {
  readonly entity: AnyEntity
  /** Absent for a new record. */
  readonly id: string | undefined
  readonly values: Values
  readonly confirmed: string
}

/** Creates or changes a record once the user has confirmed what the server asked. */
export async function saveConfirmed(
  provider: DataProvider,
  { entity, id, values, confirmed }: Confirmed,
): Promise<AnyRecord | undefined> {
  const reply = await provider.custom?.<{ data: AnyRecord }>({
    url: id === undefined ? `${managePrefix}/${entity.path}` : urlOf(entity, id),
    method: id === undefined ? 'post' : 'patch',
    payload: { ...(encodeNode(entity, values) as Values), ...sayingSo(confirmed) },
  })
  return reply?.data.data
}

/** The newest first. */
export async function historyOf(
  provider: DataProvider,
  entity: AnyEntity,
  input: { id: string; page: number; limit: number },
) {
  const query = { page: input.page, limit: input.limit }
  const reply = await provider.custom?.<never>({
    url: urlOf(entity, input.id, '/history'),
    method: 'get',
    query,
  })
  return reply?.data as unknown as { data: readonly HistoryEntry[]; total: number }
}

/** Does what an action says to one record. */
export function perform(
  provider: DataProvider,
  entity: AnyEntity,
  {
    action,
    id,
    values,
    confirmed,
  }: { action: RecordAction; id: string; values?: Values; confirmed?: string },
) {
  if (action.kind === 'transition') return moveRecord(provider, { entity, id, name: action.name, values })
  return action.kind === 'restore'
    ? restoreRecord(provider, entity, id, confirmed)
    : deleteRecord(provider, entity, id, confirmed)
}

export type RowResult = { readonly record: AnyRecord; readonly error?: unknown }

/** The same for many records, a few at a time; each succeeds or fails by itself. */
export async function forEachRecord(
  records: readonly AnyRecord[],
  work: (record: AnyRecord) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<RowResult[]> {
  const results: RowResult[] = []
  const waiting = [...records]
  const worker = async () => {
    for (let record = waiting.shift(); record !== undefined; record = waiting.shift()) {
      const error: unknown = await work(record).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('refused'),
      )
      results.push(error === undefined ? { record } : { record, error })
      onProgress(results.length)
    }
  }
  await Promise.all(Array.from({ length: 4 }, worker))
  return results
}

import { moveNamed } from '#core/derive/moves.ts'
import { managePrefix } from '#core/derive/routes.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { RecordFor, TransitionFor, WrittenValues } from '#entities/shown-record.ts'
import { encodeNode } from '#core/wire/body.ts'
import { isCallError, refusal, type UnreadBody } from '#data-provider/http.ts'
import { writeMeta } from '#data-provider/write-meta.ts'
import { callProvider, dataProvider } from './provider.ts'

/** An action on a record other than saving it. */
export type RecordWork<Name extends string = string, V = Values> =
  | { readonly kind: 'transition'; readonly name: Name; readonly values?: V }
  | { readonly kind: 'delete'; readonly values?: V }
  | { readonly kind: 'restore' }
type Values = Readonly<Record<string, unknown>>

export interface RowResult {
  readonly record: AnyRecord
  /** A `CallError`; absent where it went well. */
  readonly error?: unknown
}

/** With the fields that an action's dialog asks for, which are none of the record. */
const withInput = (entity: AnyEntity, name: string): AnyEntity => ({
  ...entity,
  fields: { ...entity.fields, ...moveNamed(entity, name)?.fields },
})

const urlOf = (entity: AnyEntity, rest: string) => `${managePrefix}/${entity.path}/${rest}`

interface Acted {
  readonly id: string
  readonly confirmed?: string | undefined
  /** The version that the user looked at, where only that one is moved. */
  readonly version?: number | undefined
}

/**
 * `confirmed` is the question that the user has confirmed, as the server named it. Returns the record as it is then, if
 * the server says it. Throws a `CallError` on a refusal.
 */
export function actOnRecord<E extends AnyEntity, const V extends Values = Values>(
  entity: E,
  work: RecordWork<TransitionFor<E>, WrittenValues<E, V>>,
  of: Acted,
): Promise<RecordFor<E> | undefined>
export async function actOnRecord(
  entity: AnyEntity,
  work: RecordWork,
  { id, confirmed, version }: Acted,
): Promise<AnyRecord | undefined> {
  if (work.kind === 'delete') {
    const asked = encodeValues(entity, work.values)
    const meta = writeMeta(confirmed === undefined ? { asked } : { asked, confirmed })
    await dataProvider().deleteOne({ resource: entity.name, id, meta })
    return undefined
  }
  const payload = {
    ...(work.kind === 'transition' ? encodeNode(withInput(entity, work.name), work.values ?? {}) : {}),
    ...(confirmed === undefined ? {} : { [confirmed]: '1' }),
    ...(version === undefined ? {} : { version }),
  }
  const address = `${encodeURIComponent(id)}/${work.kind === 'transition' ? work.name : 'restore'}`
  const url = urlOf(entity, address)
  return (await callProvider<{ data: AnyRecord }>({ url, method: 'post', payload }))?.data
}

/** Records that one request names: the reply comes soon enough to show how far it is. */
const perRequest = 100

interface Progress {
  readonly records: readonly AnyRecord[]
  /** Told how many of the records are done. */
  readonly onProgress: (done: number) => void
}

/**
 * The same for many records, each of which succeeds or is refused by itself; the results come in the records' order.
 * A request that fails as a whole is the failure of the records that it names.
 */
export async function actOnRecords(
  entity: AnyEntity,
  work: RecordWork,
  { records, onProgress }: Progress,
): Promise<RowResult[]> {
  const send = dataProvider().deleteMany === undefined ? sendEach : sendTogether
  const results: RowResult[] = []
  for (let at = 0; at < records.length; at += perRequest) {
    results.push(...(await send(entity, work, records.slice(at, at + perRequest))))
    onProgress(results.length)
  }
  return results
}

type Send = (entity: AnyEntity, work: RecordWork, records: readonly AnyRecord[]) => Promise<RowResult[]>

const sendTogether: Send = async (entity, work, records) => {
  try {
    const ids = records.map(({ id }) => id)
    // Whatever sends the request again on its way, a proxy or the browser itself, moves no record twice.
    const rows = await askForRows(entity, work, { ids, idempotencyKey: crypto.randomUUID() })
    const byId = new Map(rows.map((row) => [row.id, row]))
    return records.map((record) => resultOf(record, byId.get(record.id)))
  } catch (error) {
    return records.map((record) => ({ record, error }))
  }
}

/** For plain REST, which knows no bulk calls. */
const sendEach: Send = (entity, work, records) =>
  Promise.all(
    records.map((record) =>
      actOnRecord(entity, work, { id: record.id }).then(
        () => ({ record }),
        (error: unknown) => ({ record, error }),
      ),
    ),
  )

/** A row of the server's reply: `ok`, or the status and the error body of a call for this record alone. */
interface Row extends UnreadBody {
  readonly id: string
  readonly ok: boolean
  readonly status?: number
}

async function askForRows(
  entity: AnyEntity,
  work: RecordWork,
  { ids, idempotencyKey }: { readonly ids: string[]; readonly idempotencyKey: string },
): Promise<readonly Row[]> {
  if (work.kind === 'delete') {
    const meta = writeMeta({ idempotencyKey, asked: encodeValues(entity, work.values) })
    const asked = dataProvider().deleteMany?.<Row>({ resource: entity.name, ids, meta })
    return (await asked?.catch(refusedRows))?.data ?? []
  }
  const isMove = work.kind === 'transition'
  const reply = await callProvider<{ data: Row[] }>({
    url: urlOf(entity, `bulk/${isMove ? work.name : 'restore'}`),
    method: 'post',
    payload: { ...(isMove ? encodeValues(withInput(entity, work.name), work.values) : {}), ids },
    headers: { 'idempotency-key': idempotencyKey },
  })
  return reply?.data ?? []
}

/** A call of which every row was refused: its results, row by row. */
function refusedRows(error: unknown): { data: Row[] } {
  const data = isCallError(error) ? error.body?.['data'] : undefined
  if (!Array.isArray(data)) throw error
  return { data: data as Row[] }
}

const encodeValues = (entity: AnyEntity, values: Values = {}): object => {
  const node = encodeNode(entity, values)
  return typeof node === 'object' && node !== null ? node : {}
}

const resultOf = (record: AnyRecord, row: Row | undefined): RowResult =>
  row?.ok === true ? { record } : { record, error: refusal(row?.status ?? 500, row ?? {}) }

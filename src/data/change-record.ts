import type { AnyRecord } from '#core/entity.ts'
import type { RowOfMany } from '#data-provider/capabilities.ts'
import { refusal, type UnreadBody } from '#data-provider/http.ts'
import { writeMeta } from '#data-provider/write-meta.ts'
import { dataProvider } from './provider.ts'

/** What became of a change: the record as it is then, or the `CallError` of its refusal. */
export type ChangeResult = { readonly record: AnyRecord } | { readonly error: unknown }

interface ManyChanges {
  readonly resource: string
  readonly rows: readonly RowOfMany[]
  /** Told how many of the rows are done. */
  readonly onProgress?: (done: number) => void
}

/** Rows that one request changes, in one transaction: the reply comes soon enough to show how far it is. */
const perRequest = 100

/**
 * Changes records and has nothing loaded again: a sheet does so once for all of its rows (`useRefresh`). Each succeeds or
 * is refused by itself; the results come in the rows' order. A request that fails as a whole is the failure of its rows.
 */
export async function changeRecords({ resource, rows, onProgress }: ManyChanges): Promise<ChangeResult[]> {
  const isTogether = rows.length > 1 && dataProvider().changeMany !== undefined
  const send = isTogether ? sendTogether : sendEach
  const results: ChangeResult[] = []
  for (let at = 0; at < rows.length; at += perRequest) {
    results.push(...(await send(resource, rows.slice(at, at + perRequest))))
    onProgress?.(results.length)
  }
  return results
}

type Send = (resource: string, rows: readonly RowOfMany[]) => Promise<ChangeResult[]>

const sendTogether: Send = async (resource, rows) => {
  try {
    const reply = await dataProvider().changeMany?.<Row>({ resource, rows })
    return rows.map((_row, at) => resultOf(reply?.data[at]))
  } catch (error) {
    return rows.map(() => ({ error }))
  }
}

const sendEach: Send = (resource, rows) =>
  Promise.all(
    rows.map(({ id, values, confirmed }) =>
      dataProvider()
        .update<AnyRecord>({
          resource,
          id,
          variables: values,
          meta: writeMeta(confirmed === undefined ? {} : { confirmed }),
        })
        .then(
          ({ data }) => ({ record: data }),
          (error: unknown) => ({ error }),
        ),
    ),
  )

/** A row of the server's reply: the record, or the status and the error body of a call for it alone. */
interface Row extends UnreadBody {
  readonly ok: boolean
  readonly status?: number
  readonly record?: AnyRecord
}

const resultOf = (row: Row | undefined): ChangeResult =>
  row?.ok === true && row.record !== undefined
    ? { record: row.record }
    : { error: refusal(row?.status ?? 500, row ?? {}) }

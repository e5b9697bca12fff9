import { readSheet } from 'read-excel-file/node'
import { call, type TestServer, type Reply } from './test-server.ts'
import { rowsOf } from './seeded-server.ts'

export interface Batch {
  readonly id: string
  readonly status: string
  readonly stopped: string | null
  readonly header: readonly string[]
  readonly mapping: readonly (string | null)[]
  readonly counts: Readonly<Record<string, number>>
  readonly columns: readonly {
    readonly view: string
    readonly may_fill: boolean
    readonly may_map: boolean
  }[]
  readonly uploaded_by: string | null
  readonly applied_by: string | null
  readonly undone_by: string | null
  readonly is_uploader: boolean
  readonly round: number
  readonly may_apply: boolean
  readonly may_undo: boolean
}

export interface BatchRow {
  readonly number: number
  readonly cells: readonly string[]
  readonly outcome: string
  readonly message: string
  readonly errors: readonly { readonly field: string; readonly code: string }[]
  readonly faults: readonly { readonly column: string; readonly message: string }[]
}

export const batchIn = (reply: Reply) => reply.body.data as Batch

interface UploadOptions {
  readonly building?: string
  readonly name?: string
  /** What the form says beside the file. */
  readonly fields?: Readonly<Record<string, string>>
}

/** Calls for the imports of one account, as the console makes them. */
export function importsOf(server: TestServer, token: string) {
  const ask = (request: string, json?: unknown) => {
    const [method = 'GET', path = ''] = request.split(' ')
    return call(server, `${method} /v1/manage/imports/${path}`, {
      token,
      ...(json === undefined ? {} : { json }),
    })
  }
  const upload = (
    type: string,
    content: string | Uint8Array,
    { building = '1', name = 'sheet', fields = {} }: UploadOptions = {},
  ) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    form.append('building_id', building)
    const ending = typeof content === 'string' ? 'csv' : 'xlsx'
    form.append('file', new File([content as BlobPart], `${name}.${ending}`))
    return call(server, `POST /v1/manage/imports/${type}`, { token, form })
  }
  /** Waits until no step is under way any more. */
  const settled = async (id: string): Promise<Batch> => {
    for (;;) {
      const reply = await ask(`GET ${id}`)
      if (reply.status !== 200) throw new Error(`GET imports/${id}: ${reply.status}`)
      if (!batchIn(reply).status.endsWith('ing')) return batchIn(reply)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return {
    ask,
    upload,
    settled,
    /** Uploads a sheet, and waits until it has been tried out. */
    async check(
      type: string,
      content: string,
      more: { building?: string; name?: string } = {},
    ): Promise<Batch> {
      const reply = await upload(type, content, more)
      if (reply.status !== 201) throw new Error(`${type}: ${reply.status} ${JSON.stringify(reply.body)}`)
      return settled(batchIn(reply).id)
    },
    /** Starts a step, and waits until it is over. */
    async press(step: 'apply' | 'undo', id: string): Promise<Batch> {
      const reply = await ask(`POST ${id}/${step}`, {})
      if (reply.status !== 200) throw new Error(`${step}: ${reply.status} ${JSON.stringify(reply.body)}`)
      return settled(id)
    },
    async rows(id: string): Promise<BatchRow[]> {
      return rowsOf(await ask(`GET ${id}/rows`)) as unknown as BatchRow[]
    },
    /** `id_number:forbidden`, row by row. */
    async faults(id: string): Promise<string[]> {
      const rows = rowsOf(await ask(`GET ${id}/rows`)) as unknown as BatchRow[]
      return rows.map(({ outcome, errors }) =>
        [outcome, ...errors.map(({ field, code }) => `${field}:${code}`)].join(' '),
      )
    },
    errorFile: (id: string) =>
      fetch(`${server.address}/v1/manage/imports/${id}/errors`, {
        headers: { 'client-id': '3', 'accept-language': 'en', authorization: `Bearer ${token}` },
      }),
  }
}

/** An exported workbook: what stands above its titles, its rows, and the totals below them. */
export async function tableIn(bytes: Uint8Array) {
  const lines = await readSheet(Buffer.from(bytes))
  const at = lines.findIndex((row) => row.filter((cell) => cell !== null).length > 1)
  const isFoot = (row: (typeof lines)[number]) => row.some((cell) => String(cell).startsWith('∑ '))
  const below = lines.slice(at + 1)
  return {
    above: lines.slice(0, at).map(([first]) => first),
    titles: lines[at] ?? [],
    rows: below.filter((row) => !isFoot(row)),
    foot: below.filter((row) => isFoot(row)),
  }
}

import type { WireNode } from '#core/kind.ts'
import { toBrackets } from '#core/wire/brackets.ts'
import { documentMs } from '#domain/constants.ts'
import type { Call, DataOf, ReplyOf, ValuesOf } from '#domain/calls/call.ts'
import { http } from './http.ts'
import { nameIn } from './file-name.ts'

interface Options {
  /** For a call that may be repeated: under one key it is executed once. */
  readonly key?: string
  readonly signal?: AbortSignal
  /** Says whose the call is. Default: whoever is signed in when it is sent. */
  readonly signature?: Readonly<Record<string, string>>
}

/** The values of one call, and how it is sent. */
export type InputOf<C extends Call> = ValuesOf<C> & Options

/** The same for any call. */
interface AnyInput extends Options {
  readonly path?: Readonly<Record<string, string>>
  readonly params?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, WireNode | undefined>>
}

/** Calls the server by a declaration of `domain/calls`. Throws a `CallError` on a refusal. */
export function callApi<C extends Call>(call: C, input: InputOf<C>): Promise<ReplyOf<C>>
export async function callApi(call: Call, input: object): Promise<unknown> {
  return (await request(call, input)).data
}

/** The `data` of the reply. */
export function callForData<C extends Call>(call: C, input: InputOf<C>): Promise<DataOf<C>>
export async function callForData(call: Call, input: object): Promise<unknown> {
  return (await request<{ data: unknown }>(call, input)).data.data
}

/** The file that a call replies with, and the name that the server gives it. */
export function callForFile<C extends Call & { readonly reply: 'file' }>(
  call: C,
  input: InputOf<C>,
): Promise<{ blob: Blob; name: string | undefined }>
export async function callForFile(call: Call, input: object) {
  const { data, headers } = await request<Blob>(call, input)
  return { blob: data, name: nameIn(String(headers['content-disposition'] ?? '')) }
}

const request = <T = unknown>(call: Call, { path = {}, params, body, key, signal, signature }: AnyInput) =>
  http.request<T>({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, (_name, name: string) => encodeURIComponent(path[name] ?? '')),
    ...(params === undefined ? {} : { params }),
    ...(body === undefined ? {} : { data: formOf(body) }),
    ...(call.reply === 'file' ? { responseType: 'blob', timeout: documentMs } : {}),
    headers: {
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...signature,
    },
    ...(signal === undefined ? {} : { signal }),
  })

/** As docs/domain/wire-format.md says: multipart, indexed arrays, nulls as empty text, booleans as 1 and 0. */
function formOf(body: Readonly<Record<string, WireNode | undefined>>): FormData {
  const form = new FormData()
  const given = Object.entries(body).filter((entry): entry is [string, WireNode] => entry[1] !== undefined)
  for (const [name, value] of toBrackets(Object.fromEntries(given)))
    if (typeof value === 'string' || value instanceof Blob) form.append(name, value)
  return form
}

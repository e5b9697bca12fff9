import axios, { AxiosError, isAxiosError, type AxiosInstance } from 'axios'
import { clientId } from '#domain/constants.ts'
import { noSession } from '#domain/session-cookie.ts'
import type { Language } from '#core/language.ts'
import { codesOf, type ErrorBody, type Limits } from '#core/wire/error.ts'

export interface HttpOptions {
  /** Default: the console's own origin. */
  readonly baseUrl?: string
  /** The header by which a call says whose it is; a bearer, say. */
  readonly signature: () => Readonly<Record<string, string>>
  readonly language: () => Language
}

/**
 * A failed call, as refine expects it. `errors` holds codes by field; the views translate them. `statusCode` 0 = no
 * answer at all.
 */
export interface CallError {
  /** What went wrong in sentences, one a line: refine passes nothing else on to its notices. */
  readonly message: string
  readonly statusCode: number
  readonly codes: readonly string[]
  /** The server's own sentences for the codes, used for codes that have no translation here. */
  readonly texts: readonly string[]
  readonly errors: Record<string, string[]>
  /** The values that sentences may name, by field; under the empty name for a code without a field. */
  readonly limits: Readonly<Record<string, Limits>>
  readonly requestId?: string
  /** Other parts of the reply: `current` of a `record_changed`. */
  readonly body?: Readonly<Record<string, unknown>>
  readonly isCancelled: boolean
}

/** axios with the three headers of docs/domain/wire-format.md. Failures come as `CallError`. */
export function createHttp({ baseUrl = '', signature, language }: HttpOptions): AxiosInstance {
  const http = axios.create({ baseURL: baseUrl, timeout: 60_000 })
  http.interceptors.request.use((request) => {
    request.headers.set(signature(), false)
    request.headers.set('accept-language', language())
    request.headers.set('client-id', clientId)
    return request
  })
  http.interceptors.response.use(undefined, async (error: unknown) => {
    const again = replacedMeanwhile(error, signature())
    if (again !== undefined) return http.request(again)
    throw await callError(error)
  })
  return http
}

/** A call whose session has got another token before it arrived: the server did nothing, so it is sent again with the new one. */
function replacedMeanwhile(error: unknown, current: Readonly<Record<string, string>>) {
  if (!isAxiosError(error) || error.response?.status !== 401 || error.config === undefined) return undefined
  const { headers } = error.config
  const other = Object.entries(current).find(
    ([name, value]) => value !== noSession && headers.has(name) && headers.get(name) !== value,
  )
  if (other === undefined) return undefined
  headers.set(...other)
  return error.config
}

export const isCallError = (error: unknown): error is CallError =>
  typeof error === 'object' && error !== null && 'codes' in error && 'isCancelled' in error

async function callError(error: unknown): Promise<CallError> {
  if (!isAxiosError(error)) return plain(String(error), { isCancelled: false })
  if (error.code === AxiosError.ERR_CANCELED) return plain('cancelled', { isCancelled: true })
  if (error.response === undefined) return plain('network', { isCancelled: false })
  return refusal(error.response.status, await bodyOf(error.response.data))
}

/** Turns an error body into the failure of a call: of a whole reply, or of one row of a bulk call. */
export function refusal(status: number, body: UnreadBody): CallError {
  const codes = codesOf(body)
  return {
    message: sentencesOf(body.errorMessage, codes) ?? `http_${status}`,
    statusCode: status,
    codes: codes.length > 0 ? codes : ['server_error'],
    texts: textsOf(body.errorMessage, codes.length),
    errors: fieldErrorsOf(body.errors),
    limits: limitsIn(body.limits),
    requestId: typeof body.requestId === 'string' ? body.requestId : undefined,
    body,
    isCancelled: false,
  }
}

/** The body may be anything: a gateway before the server may have answered. */
export type UnreadBody = Readonly<Partial<Record<keyof ErrorBody, unknown>> & Record<string, unknown>>

const plain = (message: string, { isCancelled }: { isCancelled: boolean }): CallError => ({
  message,
  statusCode: 0,
  codes: isCancelled ? [] : [message === 'network' ? 'network_error' : 'server_error'],
  texts: [],
  errors: {},
  limits: {},
  isCancelled,
})

/** A refused download answers with a blob that holds the error. */
async function bodyOf(data: unknown): Promise<UnreadBody> {
  if (!(data instanceof Blob)) return typeof data === 'object' && data !== null ? (data as UnreadBody) : {}
  try {
    const body: unknown = JSON.parse(await data.text())
    return typeof body === 'object' && body !== null ? (body as UnreadBody) : {}
  } catch {
    return {}
  }
}

/** The server's sentences in the user's language; the codes where it sends none. */
function sentencesOf(message: unknown, codes: readonly string[]): string | undefined {
  if (codes.length === 0) return undefined
  const texts = textsOf(message, codes.length)
  if (texts.length > 0) return [...new Set(texts)].join('\n')
  return typeof message === 'string' && message !== '' ? message : codes.join(',')
}

/**
 * A sentence may contain commas itself: if the number of parts differs from the number of codes, they cannot be
 * assigned.
 */
function textsOf(message: unknown, count: number): readonly string[] {
  if (typeof message !== 'string') return []
  const parts = count === 1 ? [message] : message.split(',')
  return parts.length === count ? parts : []
}

/** Only numbers and texts may be used in a sentence. */
const limitsIn = (limits: unknown): Record<string, Limits> =>
  Object.fromEntries(
    entriesOf(limits).map(([field, own]) => [field, Object.fromEntries(entriesOf(own).filter(isLimit))]),
  )

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const isLimit = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'number' || typeof entry[1] === 'string'

const fieldErrorsOf = (errors: unknown): Record<string, string[]> =>
  Object.fromEntries(
    entriesOf(errors).map(([field, codes]) => [field, (Array.isArray(codes) ? codes : [codes]).map(String)]),
  )

import { phoneClientId } from '#domain/constants.ts'
import { noSession, sessionHeader } from '#domain/session-cookie.ts'
import { currentLanguage } from '../language/language.ts'
import { Refusal, unreached } from './refusal.ts'
import { tabToken } from './tab-token.ts'

/** Milliseconds that a reply is waited for: on a bad line the kept copy is better than a wheel that turns. */
const patience = 20_000

export interface Ask {
  readonly method: string
  /** The whole address, with its parameters in place. */
  readonly path: string
  readonly params?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON, and as a form where it holds a file. */
  readonly body?: Readonly<Record<string, unknown>>
  /** Under one key a call is done once. */
  readonly key?: string
  readonly signal?: AbortSignal
  /** For a call that opens a session: the server keeps it in a cookie that no script reads. */
  readonly opensSession?: true
}

/** Hears of every reply that says that the session is over. */
let onEnd: () => void = () => undefined
export const whenSessionEnds = (hear: () => void) => void (onEnd = hear)

/** Calls the server. Throws a `Refusal`. */
export async function send({
  method,
  path,
  params = {},
  body,
  key,
  signal,
  opensSession,
}: Ask): Promise<Response> {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  const stop = new AbortController()
  const abort = () => stop.abort()
  signal?.addEventListener('abort', abort, { once: true })
  const timer = setTimeout(abort, patience)
  const token = tabToken()
  const reply = await fetch(query === '' ? path : `${path}?${query}`, {
    method,
    credentials: 'same-origin',
    headers: {
      'client-id': phoneClientId,
      'accept-language': currentLanguage(),
      ...(body === undefined || hasFile(body) ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(opensSession === true ? { [sessionHeader]: noSession } : {}),
    },
    ...(body === undefined ? {} : { body: hasFile(body) ? formOf(body) : JSON.stringify(body) }),
    signal: stop.signal,
  })
    .catch((error: unknown) => {
      if (signal?.aborted === true) throw error
      throw new Refusal(unreached)
    })
    .finally(() => clearTimeout(timer))
  if (reply.ok) return reply
  const refusal = new Refusal(reply.status, await readBody(reply))
  // Signing in itself is refused by the same status, and ends nothing.
  if (reply.status === 401 && refusal.codes.includes('user_unauthorized')) onEnd()
  throw refusal
}

type Body = NonNullable<Ask['body']>
const hasFile = (body: Body) => Object.values(body).some((value) => value instanceof Blob)

function formOf(body: Body): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** A proxy in between may reply with a page of its own. */
const readBody = (reply: Response) =>
  reply.json().then(
    (body: unknown) => (typeof body === 'object' && body !== null ? (body as Refusal['body']) : {}),
    () => ({}),
  )

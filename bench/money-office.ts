import { randomUUID } from 'node:crypto'
import type { Db } from '#api/database/pool.ts'
import { call } from './keep-alive.ts'
import { cashierName, password, thisMonth, type Site } from './money-ground.ts'

export interface House {
  readonly db: Db
  readonly url: string
  readonly tokens: readonly string[]
  /** The server's process. */
  readonly pid: number
  readonly site: Site
}

interface Reply {
  readonly data: Readonly<Record<string, unknown>>
  readonly approved?: number
}

/** A call to the server, in the site's building; with a body it is a POST. */
export type Ask = (path: string, body?: object, cashier?: number) => Promise<Reply>
type Keyed = (path: string, body: object | undefined, cashier: number, key: string) => Promise<Reply>

export function askOf({ url, tokens, site }: Pick<House, 'url' | 'tokens' | 'site'>): Ask {
  const building = String(site.building)
  const ask: Keyed = async (path, body, cashier, key) => {
    const { ok, status, text } = await call(`${url}/v1/manage/${path}`, {
      headers: {
        'client-id': '3',
        'content-type': 'application/json',
        authorization: `Bearer ${tokens[cashier] ?? ''}`,
        // Calls that move money must have one; that makes an attempt after a refusal safe.
        ...(body === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify({ building_id: building, ...body }) }),
    })
    if (ok) return JSON.parse(text) as Reply
    // If others want the same cores, the server may ask to try again; the time goes on.
    if (text.includes('service_unavailable'))
      return new Promise((resolve) => setTimeout(resolve, 100)).then(() => ask(path, body, cashier, key))
    throw new Error(`${path}: ${status} ${text}`)
  }
  return (path, body, cashier = 0) => ask(path, body, cashier, randomUUID())
}

/** How cashiers collect a part of what somebody owes; each call is another apartment. */
export async function collecting({ db, site }: Pick<House, 'db' | 'site'>, ask: Ask, amount: string) {
  const building = String(site.building)
  const owing = await db.query<{ id: string }>(
    'select apartment_id::text as id from debt where building_id = $1 and outstanding > $2::numeric * 7 order by md5(id::text)',
    [building, amount],
  )
  const [method] = await db.query<{ id: string }>(
    'select id::text from payment_method where building_id = $1',
    [building],
  )
  return (at: number, cashier: number) =>
    ask(
      'receipts',
      {
        apartment_id: owing[at % owing.length]?.id,
        month: thisMonth,
        payment_method_id: method?.id,
        amount_received: amount,
      },
      cashier,
    )
}

/** The server's settings for a run. */
export const serverEnv = (databaseUrl: string, dataDir: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  LOBBY_DEMO: 'off',
  LOBBY_SECRET: 'a secret of this run alone, long enough',
  LOBBY_RATE_LIMIT: '0',
  LOG_LEVEL: 'error',
})

/** Signs a cashier in; returns the token. */
export async function signIn(url: string, cashier: number): Promise<string> {
  const reply = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'client-id': '3', 'content-type': 'application/json' },
    body: JSON.stringify({ username: cashierName(cashier), password, remember: true }),
  })
  // The server has only just started, and others may want the same cores.
  if (reply.status === 503)
    return new Promise((resolve) => setTimeout(resolve, 200)).then(() => signIn(url, cashier))
  if (!reply.ok) throw new Error(`signing in: ${reply.status} ${await reply.text()}`)
  return ((await reply.json()) as { data: { access_token: string } }).data.access_token
}

import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseName, ownerRole } from '#api/database/cluster/initialise.ts'
import { socketPrefix } from '#api/database/cluster/postmaster.ts'
import { urlThrough } from '#api/database/cluster/running.ts'
import { createPool } from '#api/database/pool.ts'
import { officeToday } from '#core/days.ts'
import { demoPassword } from '#entities/demo/index.ts'
import { call } from './keep-alive.ts'

export const cashiers = 10

export interface Collected {
  /** Keys of receipts whose making was acknowledged; each is its receipt's note. */
  readonly acknowledged: string[]
  /** Bodies by their keys, of those that were cut off as the server ended. */
  readonly cut: Map<string, string>
}

interface Desk {
  readonly url: string
  readonly token: string
}

const headers = { 'client-id': '3', 'content-type': 'application/json' }

/** Asks again as long as the server has no time: other work on the machine may cause that. */
async function patiently(ask: () => ReturnType<typeof call>): ReturnType<typeof call> {
  for (;;) {
    const reply = await ask()
    if (reply.status !== 503) return reply
    await wait(100)
  }
}

async function signIn(url: string): Promise<Desk> {
  const body = JSON.stringify({ username: 'cashier@lobby.test', password: demoPassword })
  const { text } = await patiently(() => call(`${url}/v1/auth/login`, { headers, body }))
  return { url, token: (JSON.parse(text) as { data: { access_token: string } }).data.access_token }
}

const make = ({ url, token }: Desk, key: string, body: string) =>
  patiently(() =>
    call(`${url}/v1/manage/receipts`, {
      headers: { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': key },
      body,
    }),
  )

/** What the database in the container's data folder, which runs, is asked from outside. */
export async function ask<T extends object>(
  data: string,
  statement: string,
  values: readonly unknown[] = [],
) {
  const folder = (await readdir(data)).find((name) => name.startsWith(socketPrefix)) ?? ''
  const db = createPool(urlThrough(join(data, folder), ownerRole, databaseName), { max: 1 })
  try {
    return await db.query<T>(statement, values)
  } finally {
    await db.close()
  }
}

/** Ten cashiers make one receipt after another until the server ends beneath them. */
export async function collect(
  url: string,
  data: string,
): Promise<Collected & { readonly over: Promise<unknown> }> {
  const [method] = await ask<{ id: string }>(
    data,
    `select id::text from payment_method where building_id = 1 and code = 'CASH'`,
  )
  const owing = await ask<{ id: string }>(
    data,
    'select apartment_id::text as id from debt where building_id = 1 and outstanding > 1000000 order by 1 limit $1',
    [cashiers],
  )
  const acknowledged: string[] = []
  const cut = new Map<string, string>()
  const cashier = async ({ id }: { id: string }, desk: Desk) => {
    for (;;) {
      const key = randomUUID()
      const body = JSON.stringify({
        building_id: '1',
        apartment_id: id,
        month: officeToday().slice(0, 7),
        payment_method_id: method?.id,
        amount_received: '1000',
        note: key,
      })
      const reply = await make(desk, key, body).catch(() => undefined)
      if (reply?.status === 201) acknowledged.push(key)
      else if (reply === undefined) return void cut.set(key, body)
      else throw new Error(`A receipt was answered with ${reply.status} ${reply.text}`)
    }
  }
  const desks = await Promise.all(owing.map(() => signIn(url)))
  const over = Promise.all(owing.map((apartment, at) => cashier(apartment, desks[at] ?? { url, token: '' })))
  return { acknowledged, cut, over }
}

/** Calls again what was cut off, each with its key. */
export async function repeat(url: string, { cut }: Collected): Promise<void> {
  const desk = await signIn(url)
  for (const [key, body] of cut) {
    const { status, text } = await make(desk, key, body)
    if (status !== 201)
      throw new Error(`A receipt that is asked for again was answered with ${status} ${text}`)
  }
}

/** How many of these receipts are not there exactly once. */
export async function lost(data: string, keys: readonly string[]): Promise<number> {
  const [found] = await ask<{ lost: string }>(
    data,
    `select count(*)::text as lost from unnest($1::text[]) key
      where (select count(*) from receipt where note = key) <> 1`,
    [keys],
  )
  return Number(found?.lost ?? keys.length)
}

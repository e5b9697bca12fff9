import { randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type {} from '#tests/support/database/global-setup.ts'
import {
  call,
  openTestServer,
  type Call,
  type TestServer,
  type TestServerOptions,
  type Reply,
} from './test-server.ts'
import { addPerson, give, right, tokenFor } from './people.ts'
import type { GroupPermission } from '#domain/permission.ts'

export type SeededServer = Awaited<ReturnType<typeof openSeededServer>>

/**
 * A listening server over two seeded buildings that share nothing. `ids.BLOCK1` is a block of building 1. `tokens.A`
 * may do everything in building 1 and `tokens.B2` everything in building 2; `tokens.ADM` is the org_admin, `tokens.R` a
 * resident.
 */
export async function openSeededServer(
  options: Pick<TestServerOptions, 'bakongUrl' | 'logger' | 'shut' | 'trial'> = {},
) {
  const server = await openTestServer({ template: 'seeded', ...options })
  const { values, files } = inject('probe')
  await cp(files, join(server.dataDir, 'files'), { recursive: true })
  const tokens: Readonly<Record<string, string>> = values
  const ids: Readonly<Record<string, string>> = values
  return {
    server,
    db: server.db,
    tokens,
    ids,
    /** `as('A')('GET apartments?limit=1')`: one call below /v1/manage. */
    as: (who: string) => caller(server, tokens[who]),
    /** A new member with these rights in one building. */
    async member(buildingId: string, ...rights: readonly GroupPermission[]) {
      const person = await addPerson(server)
      await give(server, person, buildingId, rights)
      const token = await tokenFor(server, person)
      return Object.assign(caller(server, token), { person, token })
    },
    /** Signs an account in, without its password. */
    signIn: async (accountId: string) =>
      caller(server, await tokenFor(server, { id: accountId, email: '', phone: '' })),
    /** Calls any address as `A`, even in ways in which no browser does. */
    raw: (path: string, init: Init = {}) =>
      fetch(server.address + path, {
        ...init,
        headers: {
          'client-id': '3',
          authorization: `Bearer ${tokens.A}`,
          'accept-language': 'en',
          ...init.headers,
        },
      }),
    close: () => server.close(),
  }
}

interface Init extends Omit<RequestInit, 'headers'> {
  readonly headers?: Record<string, string>
  readonly duplex?: 'half'
}

/** What a call that moves money has with it. */
export const withKey = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } })

type Manage = (request: string, json?: unknown, more?: Omit<Call, 'token' | 'json'>) => Promise<Reply>

function caller(server: TestServer, token: string | undefined): Manage {
  return (request, json, more = {}) => {
    const [method = 'GET', path = ''] = request.split(' ')
    return call(server, `${method} /v1/manage/${path}`, {
      ...more,
      ...(json === undefined ? {} : { json }),
      ...(token === undefined ? {} : { token }),
    })
  }
}

export const rowsOf = (reply: Reply, key = 'data') => reply.body[key] as Record<string, unknown>[]
export const recordOf = (reply: Reply) =>
  reply.body.data as Record<string, unknown> & { id: string; version: number }

/** `422 code_exists,required`, or `200`. */
export const outcome = ({ status, body }: Reply) =>
  typeof body.errorCode === 'string' ? `${status} ${body.errorCode}` : String(status)

/** `422 code:code_exists`: codes with their fields. */
export const faults = ({ body }: Reply) =>
  Object.entries((body.errors ?? {}) as Record<string, string[]>)
    .flatMap(([field, codes]) => codes.map((code) => `${field}:${code}`))
    .toSorted()

export { right }

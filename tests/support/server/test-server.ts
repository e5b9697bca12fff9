import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino, type Logger } from 'pino'
import { inject } from 'vitest'
import { limits } from '#tests/support/limits.ts'
import { makeScratch } from '#tests/support/scratch.ts'
import type {} from '#tests/support/database/global-setup.ts'
import { labels } from '#entities/labels.ts'
import { registry } from '#entities/index.ts'
import type { Limits } from '#api/auth/limits.ts'
import type { ShutDemo } from '#api/auth/services.ts'
import { createServices } from '#api/auth/services.ts'
import type { ScannerPlace } from '#api/storage/scanner.ts'
import type { Quotas } from '#api/storage/quota.ts'
import { createDiskStore } from '#api/storage/store.ts'
import { createPool } from '#api/database/pool.ts'
import type { TrustProxy } from '#api/http/trust-proxy.ts'
import type { Room } from '#api/room.ts'
import { rooms } from '#api/rooms.ts'
import { createServer } from '#api/server.ts'
import { createDescribed } from './described.ts'
import { createTestDatabase, type Template } from '#tests/support/database/test-database.ts'

export interface TestServerOptions {
  readonly limits?: Partial<Limits>
  /** Requests a minute of one account. Default no limit. */
  readonly requestsPerMinute?: number
  readonly trustProxy?: TrustProxy
  /** Whether the API describes itself. Default true. */
  readonly apiDocs?: boolean
  /** Milliseconds for one statement of a list; lists then have separate connections. */
  readonly listStatement?: number
  readonly quotas?: Quotas
  /** Bytes that forms of all senders together may hold in memory. */
  readonly formBytesAtOnce?: number
  /** What scans files. */
  readonly scanner?: ScannerPlace
  /** What answers for Bakong. */
  readonly bakongUrl?: string
  /** What hears its log. Default: nobody. */
  readonly logger?: Logger
  /** What of the demo opens nothing. */
  readonly shut?: ShutDemo
  /** Beside those of every room. */
  readonly trial?: Room
  /** What its database holds at first. Default: tables. */
  readonly template?: Template
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>

/** A listening server over a PostgreSQL database of its own, which is dropped when the server is closed. */
export async function openTestServer(options: TestServerOptions = {}) {
  const database = await createTestDatabase(inject('databaseServer'), options.template)
  // Enough that four calls of one account run in parallel: races stay races.
  const serving = createPool(database.servingUrl, { max: 16, statementTimeout: limits.state })
  const db = createPool(database.url, { max: 8, statementTimeout: limits.state })
  const reads =
    options.listStatement === undefined
      ? undefined
      : createPool(database.servingUrl, { statementTimeout: options.listStatement })
  const dataDir = await makeScratch('lobby-security-')
  const errors: unknown[] = []
  const services = await createServices({
    db: serving,
    url: database.servingUrl,
    dataDir,
    onError: (error) => errors.push(error),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
    ...(options.shut === undefined ? {} : { shut: options.shut }),
  })
  const { app } = await createServer({
    registry,
    labels,
    db: serving,
    aside: serving,
    reads,
    apiDocs: options.apiDocs,
    services,
    store: createDiskStore(join(dataDir, 'files')),
    logger: options.logger ?? pino({ level: 'silent' }),
    requestsPerMinute: options.requestsPerMinute ?? 0,
    trustProxy: options.trustProxy,
    formBytesAtOnce: options.formBytesAtOnce,
    bakongUrl: options.bakongUrl,
    scanner: options.scanner,
    ...(options.trial === undefined ? {} : { rooms: [...rooms, options.trial] }),
    ...(options.quotas === undefined ? {} : { quotas: options.quotas }),
    // Tests share their cores with each other, and a process runs the files of a hundred servers.
    eventLoopDelay: 0,
    residentBytes: 0,
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const server = {
    app,
    address,
    isDescribed: options.apiDocs !== false,
    url: database.url,
    /** With the rights of the tables' owner, for what a test prepares, looks at or breaks. */
    db,
    /** With the rights of a server. */
    serving,
    services,
    dataDir,
    /** Errors that were thrown where nobody waited. */
    errors,
    async close() {
      await app.close()
      await services.close()
      await reads?.close()
      await Promise.all([serving.close(), db.close()])
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      // The process keeps the variables of all files that it ran: what is large must not stay with them.
      Reflect.deleteProperty(server, 'app')
      Reflect.deleteProperty(server, 'services')
    },
  }
  return server
}

/** Made once for all files of a process, by the first server that describes itself. */
let described: Promise<ReturnType<typeof createDescribed>> | undefined
/** Throws if the reply is not as the API's description says. */
async function requireDescribed(server: TestServer, seen: Parameters<ReturnType<typeof createDescribed>>[0]) {
  if (!server.isDescribed) return
  // From an address that no test counts the requests of.
  described ??= server.app
    .inject({ url: '/v1/openapi.json', remoteAddress: '127.1.1.1' })
    .then((reply) => createDescribed(reply.json()))
  ;(await described)(seen)
}

export interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Headers
}

export interface Call {
  readonly token?: string
  readonly json?: unknown
  readonly form?: FormData
  readonly headers?: Readonly<Record<string, string>>
}

/** One call as the console makes it; a header given as '' is left out. */
export async function call(
  server: TestServer,
  request: string,
  { token, json, form, headers = {} }: Call = {},
): Promise<Reply> {
  const [method = 'GET', path = '/'] = request.split(' ')
  const all = {
    'client-id': '3',
    'accept-language': 'en',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  }
  const kept = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
  const response = await fetch(server.address + path, {
    method,
    headers: kept,
    body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true && text !== ''
  const body = isJson ? JSON.parse(text) : { text }
  const { status, headers: told } = response
  await requireDescribed(server, { method, path, status, body: isJson ? body : undefined })
  return { status, body, headers: told }
}

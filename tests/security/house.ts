import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { registry } from '#entities/index.ts'
import type { Limits } from '#api/auth/limits.ts'
import { guard } from '#api/auth/plugin.ts'
import { authRoutes } from '#api/auth/routes.ts'
import { createServices } from '#api/auth/services.ts'
import type { Caller } from '#api/context.ts'
import { fileRoutes } from '#api/files/routes.ts'
import { createFiles } from '#api/files/service.ts'
import { createDiskStore } from '#api/files/store.ts'
import { handleErrors } from '#api/http/error-handler.ts'
import { parseQuery } from '#api/http/query.ts'
import { liveRoutes } from '#api/live/routes.ts'
import { createLive } from '#api/live/sockets.ts'
import { outboxRoutes } from '#api/mail/routes.ts'
import { notificationRoutes } from '#api/notifications/routes.ts'
import { preferenceRoutes } from '#api/preferences/routes.ts'
import { freshDatabase } from './database.ts'

export interface HouseOptions {
  readonly limits?: Partial<Limits>
  /** Whether a record that holds files may be read. Default: any in a building that the caller may read apartments of. */
  readonly canRead?: (caller: Caller, entity: string, id: string) => Promise<boolean>
}

export type House = Awaited<ReturnType<typeof openHouse>>

/** The server's own routes of signing in, live changes, files and messages over a real database, listening. */
export async function openHouse(options: HouseOptions = {}) {
  const database = await freshDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'lobby-security-'))
  const errors: unknown[] = []
  const services = await createServices({
    db: database.db,
    url: database.url,
    dataDir,
    onError: (error) => errors.push(error),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  })
  const canRead = options.canRead ?? (async () => false)
  const files = createFiles({ db: database.db, store: createDiskStore(join(dataDir, 'files')), canRead })
  const live = createLive({ hub: services.hub, principals: services.principals, registry })
  const app = Fastify({ routerOptions: { querystringParser: parseQuery } })
  await addRoutes(app)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  async function addRoutes(server: FastifyInstance) {
    await server.register(multipart)
    handleErrors(server)
    guard(server, services)
    authRoutes(server, services)
    preferenceRoutes(server, services)
    notificationRoutes(server, services)
    outboxRoutes(server, services)
    fileRoutes(server, { services, files })
    await liveRoutes(server, { services, live })
    server.get('/v1/manage/blocks', { config: { permission: 'manage_block.read' } }, async () => ({
      blocks: [],
    }))
  }
  return {
    address,
    url: database.url,
    db: database.db,
    services,
    files,
    live,
    dataDir,
    /** What was thrown where nobody waited. */
    errors,
    async close() {
      live.close()
      await app.close()
      await services.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
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
  house: House,
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
  const response = await fetch(house.address + path, {
    method,
    headers: kept,
    body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true && text !== ''
  return { status: response.status, body: isJson ? JSON.parse(text) : { text }, headers: response.headers }
}

import type { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { stateFieldOf } from '#core/derive/fields.ts'
import type { Registry } from '#core/registry.ts'
import { buildDemo } from '#entities/demo/index.ts'
import { registry } from '#entities/index.ts'
import { collectionsOf, createdRow, shownRow, storedValues, type Row } from './database.ts'
import { numberedCodes } from './numbering.ts'
import { idsAsked } from './questions.ts'
import { sessionHandlers } from './session.ts'

/** The few parts of json-server and Express that are used here; the package has no types. */
export interface MockRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly query: Record<string, unknown>
  readonly params: Readonly<Record<string, string>>
  body: Record<string, unknown>
}
export interface MockResponse {
  readonly locals: { data?: unknown }
  status(code: number): MockResponse
  json(body: unknown): void
}
export type Handler = (request: MockRequest, response: MockResponse, next: () => void) => void
interface MockServer {
  use(...handlers: unknown[]): void
  get(path: string, handler: Handler): void
  post(path: string, handler: Handler): void
  listen(port: number, host: string, ready: () => void): { close(): void; address(): { port: number } }
}
interface JsonServer {
  create(): MockServer
  router(
    rows: object,
    options: { readonly foreignKeySuffix: string },
  ): { render: (request: MockRequest, response: MockResponse) => void }
  defaults(options: { readonly logger: boolean; readonly static: string }): unknown
  readonly bodyParser: unknown
}
const jsonServer = createRequire(import.meta.url)('json-server') as JsonServer

const entities: Registry = registry

/** Where the collections are: beside the few calls of the console's own API, and away from its pages. */
export const collectionsPath = '/rest'

/** No field has this ending: json-server must not guess relations by names, nor delete along them. */
const noSuffix = '__none'

/** A light backend for prototypes: json-server over the declarations' demo data, kept in memory. */
export function createMock({ now }: { now: () => Date }): MockServer {
  const today = () => now().toISOString().slice(0, 10)
  const collections = collectionsOf(entities, buildDemo({ today: today() }), now().toISOString())
  const entityAt = (path: string) => entities[path.split('/')[1] ?? '']

  const server = jsonServer.create()
  // A static folder that does not exist: otherwise json-server would show its own home page.
  server.use(
    jsonServer.defaults({ logger: false, static: 'mock-api/no-home-page' }),
    jsonServer.bodyParser,
    readForm,
  )
  const session = sessionHandlers(collections)
  server.post('/v1/auth/login', session.login)
  server.post('/v1/auth/logout', session.logout)
  server.get('/v1/current-user', session.currentUser)
  server.use(collectionsPath, keepSystemColumns, answerQuestions)
  const router = jsonServer.router(collections, { foreignKeySuffix: noSuffix })
  router.render = (request, response) => {
    const entity = entityAt(request.path)
    const { data } = response.locals
    const dressed = (row: Row) => (entity === undefined ? row : shownRow(collections, entity, row))
    response.json(Array.isArray(data) ? data.map(dressed) : isRow(data) ? dressed(data) : data)
  }
  server.use(collectionsPath, router)
  return server

  /** Ids are numbers as text, like the real server's; versions count up. */
  function keepSystemColumns(request: MockRequest, _response: MockResponse, next: () => void) {
    const entity = entityAt(request.path)
    const [, resource = '', id] = request.path.split('/')
    const rows = collections[resource] ?? []
    if (entity !== undefined && request.method === 'POST') {
      const next = Math.max(0, ...rows.map((row) => Number(row.id))) + 1
      const state = stateFieldOf(entity)
      const initial = state === undefined ? {} : { [state]: entity.lifecycle?.initial }
      const values = { ...initial, ...request.body }
      const codes = numberedCodes(entity, { values, rows, day: today() })
      request.body = createdRow(entity, { ...values, ...codes, id: String(next) }, now().toISOString())
    }
    if (entity !== undefined && (request.method === 'PATCH' || request.method === 'PUT')) {
      const version = Number(rows.find((row) => row.id === id)?.version ?? 0) + 1
      const values = storedValues(entity, request.body)
      request.body = { ...values, version, updated_at: now().toISOString() }
    }
    next()
  }

  /** json-server filters by columns alone, and would leave out any other parameter. */
  function answerQuestions({ path, query }: MockRequest, _response: MockResponse, next: () => void) {
    const [, resource = ''] = path.split('/')
    const ids = idsAsked(resource, query, { collections, today: today() })
    const wanted = query.id === undefined ? undefined : [query.id].flat()
    // No row has an empty id.
    if (ids !== undefined) query.id = ['', ...ids.filter((id) => wanted?.includes(id) !== false)]
    next()
  }
}

/** The console signs in by a form, which json-server does not read. */
async function readForm(
  request: MockRequest & IncomingMessage,
  _response: MockResponse,
  next: (error?: unknown) => void,
) {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) return next()
  try {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData()
    request.body = Object.fromEntries(form)
    next()
  } catch (error) {
    next(error)
  }
}

const isRow = (data: unknown): data is Row => typeof data === 'object' && data !== null && 'id' in data

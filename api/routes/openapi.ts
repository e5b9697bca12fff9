import type { FastifyInstance, RouteOptions } from 'fastify'
import { z } from 'zod'
import { createSchema, updateSchema } from '#core/derive/schema.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Registry } from '#core/registry.ts'

/** One call, as the routes themselves tell it. */
interface Operation {
  readonly method: string
  /** OpenAPI's spelling: `/v1/manage/blocks/{id}`. */
  readonly path: string
  readonly permission: string
  readonly told: OpenapiNotes
}

/** What a route's `config.openapi` may say. */
interface OpenapiNotes {
  readonly summary?: string
  readonly tags?: readonly string[]
  /** Left out of the description: probes, pages, the console's files. */
  readonly hide?: boolean
  /** The entity whose records it takes or gives, and which body its call has. */
  readonly entity?: string
  readonly body?: 'create' | 'update'
}

const described = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Must be applied before routes are added: it listens to them, so that the description can't fall behind. */
export function openapiRoutes(app: FastifyInstance, registry: Registry): void {
  const operations: Operation[] = []
  app.addHook('onRoute', (route) => void operations.push(...operationsOf(route)))
  let document: unknown
  app.get(
    '/v1/openapi.json',
    {
      config: {
        permission: 'public',
        clientId: 'not_needed',
        noRecords: true,
        openapi: { summary: 'This description', tags: ['api'] },
      },
    },
    async () => (document ??= describe(operations, registry)),
  )
  const page = {
    permission: 'public',
    clientId: 'not_needed',
    noRecords: true,
    openapi: { hide: true },
  } as const
  app.get('/v1/docs', { config: page }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(operations)),
  )
}

function operationsOf(route: RouteOptions): Operation[] {
  const told = (route.config?.openapi ?? {}) as OpenapiNotes
  if (told.hide === true || !route.url.startsWith('/v1/')) return []
  const path = route.url.replace(/:(\w+)/g, '{$1}')
  return [route.method]
    .flat()
    .filter((method) => described.includes(method))
    .map((method) => ({ method, path, permission: route.config?.permission ?? '', told }))
}

/** Signing out comes last, so that whoever walks through all calls in order stays signed in until then. */
const inOrder = (operations: readonly Operation[]) =>
  operations.toSorted(
    (a, b) =>
      Number(a.path.endsWith('/logout')) - Number(b.path.endsWith('/logout')) || a.path.localeCompare(b.path),
  )

function describe(operations: readonly Operation[], registry: Registry) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of inOrder(operations)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOne(operation, registry),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lobby', version: 'v1', description: 'The back office of a residential building.' },
    security: [{ bearer: [], client: [] }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        client: { type: 'apiKey', in: 'header', name: 'client-id' },
      },
      schemas: { Error: errorSchema },
    },
    paths,
  }
}

function describeOne({ path, permission, told }: Operation, registry: Registry) {
  const entity = told.entity === undefined ? undefined : registry[told.entity]
  return {
    summary: told.summary,
    tags: told.tags ?? (entity === undefined ? [] : [entity.name]),
    'x-permission': permission,
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(entity !== undefined && told.body !== undefined ? { requestBody: bodyOf(entity, told.body) } : {}),
    responses: {
      '2XX': { description: 'As asked' },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function bodyOf(entity: AnyEntity, body: 'create' | 'update') {
  const schema = z.toJSONSchema(body === 'create' ? createSchema(entity) : updateSchema(entity), {
    unrepresentable: 'any',
    io: 'input',
  })
  return { content: { 'multipart/form-data': { schema }, 'application/json': { schema } } }
}

const errorSchema = {
  type: 'object',
  required: ['errorCode', 'errorMessage', 'requestId'],
  properties: {
    errorCode: { type: 'string', description: 'Codes, joined by commas' },
    errorMessage: {
      type: 'string',
      description: 'Their texts in the language of the request, joined by commas',
    },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    limits: {
      type: 'object',
      description:
        'What the texts of a field may say, by field: max, min, maxLength, maxSizeMb, digits, prefixes',
      additionalProperties: { type: 'object', additionalProperties: { type: ['number', 'string'] } },
    },
    requestId: { type: 'string' },
  },
}

/** A plain page of our own: nothing is loaded from elsewhere and no script runs. */
function docsPage(operations: readonly Operation[]): string {
  const rows = inOrder(operations).map(
    ({ method, path, permission, told }) =>
      `<tr><td>${method}</td><td><code>${escape(path)}</code></td><td><code>${escape(permission)}</code></td><td>${escape(told.summary ?? '')}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lobby API v1</title>
<style>body{font:15px/1.5 system-ui;margin:2rem;max-width:75rem}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.25rem .75rem;border-bottom:1px solid #ddd}</style>
<h1>Lobby API v1</h1><p>The machine-readable description is <a href="/v1/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Method<th>Path<th>Permission<th>What it does</thead><tbody>${rows.join('')}</tbody></table></html>`
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

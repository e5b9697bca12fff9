import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routesOf, type EntityRoute, type RouteAction } from '#core/derive/routes.ts'
import { verdictOn } from '#access-control/route-permission.ts'
import type { AnyEntity } from '#core/entity.ts'
import { maxBytes, type UploadOptions } from '#core/fields/upload.ts'
import type { Registry } from '#core/registry.ts'
import type { Idempotency } from '../http/idempotency.ts'
import { callerOf } from '../context.ts'
import { readBody, type WireObject } from '../http/body.ts'
import { errorReply } from '../http/error-body.ts'
import { apiError, invalid } from '../http/error.ts'
import { limits } from '../http/limits.ts'
import type { QueryParams } from '../http/query.ts'
import { dispositionOf } from '../files/names.ts'
import type { Records } from '../records/records.ts'
import type { RowResult } from '../records/remove.ts'

interface Parts {
  readonly registry: Registry
  readonly records: Records
  readonly idempotency: Idempotency
}

/** Every call on every declared entity, and those that its extension adds. */
export function entityRoutes(app: FastifyInstance, parts: Parts): void {
  for (const entity of Object.values(parts.registry)) {
    for (const route of [...routesOf(entity), ...bulkRoutes(entity)])
      addRoute(app, { ...parts, entity, route })
    parts.records.extensions.get(entity.name)?.routes?.(app, parts.records)
  }
}

type Action = RouteAction | 'transition_many'
interface Route extends Omit<EntityRoute, 'action'> {
  readonly action: Action
}

/** A transition of several records at once: `POST /apartments/bulk/hand_over` with `ids`. */
const bulkRoutes = (entity: AnyEntity): Route[] =>
  routesOf(entity)
    .filter((route) => route.action === 'transition')
    .map((route) => ({
      ...route,
      action: 'transition_many',
      url: route.url.replace(`/:id/${route.transition}`, `/bulk/${route.transition}`),
    }))

interface RouteParts extends Parts {
  readonly entity: AnyEntity
  readonly route: Route
}

function addRoute(app: FastifyInstance, parts: RouteParts): void {
  const { entity, route } = parts
  const handle = handlers[route.action]
  const body = bodies[route.action]
  const bodyBytes = body === undefined ? undefined : formBytes(parts)
  app.route({
    method: route.method,
    url: route.url,
    config: {
      permission: route.permission,
      ...(bodyBytes === undefined ? {} : { bodyBytes }),
      openapi: {
        summary: `${summaries[route.action]}: ${route.transition ?? entity.name}`,
        entity: entity.name,
        ...(body === undefined ? {} : { body }),
      },
    },
    ...(route.action === 'export' ? { handlerTimeout: limits.exportTimeout } : {}),
    handler: (request, reply) => handle(askOf(parts, request), reply),
  })
}

/** Room for the files that a form may carry, up to a bound; undefined where it carries none. */
function formBytes({ entity, records }: RouteParts): number | undefined {
  const files = records.planOf(entity).fileColumns.map(({ field }) => {
    const { max = 1 } = field as { max?: number }
    return maxBytes(field as UploadOptions) * max
  })
  const total = files.reduce((sum, bytes) => sum + bytes, 0)
  return total === 0 ? undefined : Math.min(total, limits.filesBytes) + limits.multipartBytes
}

const bodies: Partial<Record<Action, 'create' | 'update'>> = {
  create: 'create',
  replace: 'update',
  update: 'update',
}

const summaries: Readonly<Record<Action, string>> = {
  list: 'List',
  one: 'Read one',
  create: 'Create one, or with items several',
  update: 'Change the fields that are sent',
  replace: 'Replace the fields of the form',
  delete: 'Delete one',
  delete_many: 'Delete several, each by itself',
  restore: 'Restore from the trash',
  transition: 'Move to another state',
  transition_many: 'Move several to another state, each by itself',
  history: 'Who changed what',
  export: 'The list as a file',
}

interface Ask extends RouteParts {
  readonly request: FastifyRequest
  readonly caller: ReturnType<typeof callerOf>
  readonly id: string
  readonly query: QueryParams
}

const askOf = (parts: RouteParts, request: FastifyRequest): Ask => ({
  ...parts,
  request,
  caller: callerOf(request),
  id: (request.params as { id?: string }).id ?? '',
  query: request.query as QueryParams,
})

type Handler = (ask: Ask, reply: FastifyReply) => unknown

const handlers: Readonly<Record<Action, Handler>> = {
  list: (ask) => ask.records.list(ask, ask.query),
  one: async (ask) => ({ data: await ask.records.one(ask, ask.query) }),
  create: async (ask, reply) => {
    const body = await readBody(ask.request)
    const { asked, rest } = takeConfirmations(ask, body)
    return posted(ask, reply, {
      body,
      status: 201,
      work: (records) =>
        rest.items === undefined ? records.create(asked, rest) : records.createMany(asked, rest),
    })
  },
  update: async (ask) => {
    const { asked, rest } = takeConfirmations(ask, await readBody(ask.request))
    return { data: await ask.records.update(asked, rest) }
  },
  replace: async (ask) => {
    const { asked, rest } = takeConfirmations(ask, await readBody(ask.request))
    return { data: await ask.records.replace(asked, rest) }
  },
  delete: async (ask) => {
    const { asked } = takeConfirmations(ask, ask.query)
    return { data: await ask.records.remove({ ...asked, buildingId: ask.query.building_id }) }
  },
  delete_many: async (ask) => {
    const ids = idsIn(ask.query.ids?.split(',').filter((id) => id !== ''))
    const { asked } = takeConfirmations(ask, ask.query)
    return {
      data: resultsOf(
        ask,
        await ask.records.removeMany({ ...asked, ids, buildingId: ask.query.building_id }),
      ),
    }
  },
  restore: async (ask, reply) => {
    const body = await readBody(ask.request)
    return posted(ask, reply, {
      body,
      status: 200,
      work: (records) =>
        records.restore({ ...takeConfirmations(ask, body).asked, buildingId: textOf(body.building_id) }),
    })
  },
  transition: async (ask, reply) => {
    const body = await readBody(ask.request)
    return posted(ask, reply, {
      body,
      status: 200,
      work: (records) => records.transition({ ...ask, name: ask.route.transition ?? '' }, body),
    })
  },
  transition_many: async (ask) => {
    const { ids: given, ...body } = await readBody(ask.request)
    requireBuilding(ask, textOf(body.building_id))
    const ids = idsIn(given)
    return {
      data: resultsOf(
        ask,
        await ask.records.transitionMany({ ...ask, ids, name: ask.route.transition ?? '' }, body),
      ),
    }
  },
  history: (ask) => ask.records.history(ask, ask.query),
  export: async (ask, reply) => {
    const { filename, contentType, stream } = await ask.records.export(ask, ask.query)
    return reply
      .type(contentType)
      .header('content-disposition', dispositionOf('attachment', filename))
      .send(stream)
  },
}

/** What a body or an address confirms, apart from what it holds. */
function takeConfirmations<T extends Readonly<Record<string, unknown>>>(ask: Ask, given: T) {
  const names = ask.records.extensions.get(ask.entity.name)?.confirms ?? []
  const confirmed = new Set(names.filter((name) => given[name] === '1' || given[name] === true))
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name))) as T
  return { asked: { ...ask, confirmed }, rest: names.length === 0 ? given : rest }
}

interface Posted {
  readonly body: WireObject
  readonly status: number
  readonly work: (records: Records) => Promise<unknown>
}

/** A POST that its sender may repeat under the same `idempotency-key` gets the first reply again. */
async function posted(ask: Ask, reply: FastifyReply, { body, status, work }: Posted) {
  const answer = await ask.idempotency.once(ask, body, async (tx) => ({
    status,
    body: { data: await work(tx === undefined ? ask.records : ask.records.within(tx)) },
  }))
  return reply.code(answer.status).send(answer.body)
}

/** Whoever names a building must hold the right there, whatever else the call holds. */
function requireBuilding({ route, caller }: Ask, buildingId: string | undefined): void {
  if (buildingId === undefined) return
  const verdict = verdictOn(route.permission, caller.principal.decider, buildingId)
  if (verdict !== 'allowed') throw apiError(403, verdict)
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Records that one bulk call may name. */
const mostIds = 500

function idsIn(given: unknown): string[] {
  const ids = Array.isArray(given) ? [...new Set(given.map(String))] : []
  if (ids.length === 0) throw invalid([{ field: 'ids', code: 'required' }])
  if (ids.length > mostIds) throw invalid([{ field: 'ids', code: 'too_many' }])
  return ids
}

/** Each record's own outcome, with the same error body that a call of its own would have had. */
const resultsOf = ({ request }: Ask, results: readonly RowResult[]) =>
  results.map((result) => {
    if (result.ok) return result
    const { status, body } = errorReply(result.error, { language: request.language, requestId: request.id })
    return { id: result.id, ok: false, status, ...body }
  })

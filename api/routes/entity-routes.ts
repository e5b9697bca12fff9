import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileHolders } from '#core/derive/files.ts'
import { routesOf, type EntityRoute } from '#core/derive/routes.ts'
import { verdictOn } from '#access-control/route-permission.ts'
import type { AnyEntity } from '#core/entity.ts'
import { sizeLimit } from '#core/fields/upload.ts'
import type { Registry } from '#core/registry.ts'
import type { Idempotency } from '../http/idempotency.ts'
import { callerOf } from '../context.ts'
import type { EntityAction } from '../description/notes.ts'
import { answerRoutes, attachmentAnswer, type Answer } from '../http/answer-route.ts'
import { readBody, type WireObject } from '../http/body.ts'
import { apiError } from '../http/error.ts'
import { limits } from '../http/limits.ts'
import type { QueryParams } from '../http/query.ts'
import type { Records } from '../records/records.ts'
import type { StoredRecord } from '../records/extension.ts'
import type { Presented } from '../records/present/presented.ts'
import { holdsUpload } from '../records/write/uploads.ts'
import { openEnvelope } from '../records/write/values.ts'
import { changeRows, idsIn, itemsIn, requireNoUploads, writeRows } from './bulk.ts'

interface RouteServices {
  readonly registry: Registry
  readonly records: Records
  readonly idempotency: Idempotency
}

/** Routes for every declared entity, with those that its extension adds. */
export function entityRoutes(app: FastifyInstance, parts: RouteServices): void {
  for (const entity of Object.values(parts.registry)) {
    for (const route of [...routesOf(entity), ...bulkRoutes(entity)])
      addRoute(app, { ...parts, entity, route })
    parts.records.extensions.get(entity.name)?.routes?.(app, parts.records)
  }
}

interface Route extends Omit<EntityRoute, 'action'> {
  readonly action: EntityAction
}

/** Transitions, actions and restoring of several records in one call: `POST /apartments/bulk/hand_over` with `ids`. */
const bulkRoutes = (entity: AnyEntity): Route[] =>
  routesOf(entity).flatMap((route): Route[] => {
    const { action } = route
    if (route.isBulk !== true || (action !== 'transition' && action !== 'restore')) return []
    return [{ ...route, action: `${action}_many`, url: route.url.replace('/:id/', '/bulk/') }]
  })

interface RouteParts extends RouteServices {
  readonly entity: AnyEntity
  readonly route: Route
}

function addRoute(app: FastifyInstance, parts: RouteParts): void {
  const { entity, route } = parts
  const handle = handlers[route.action]
  const files = withFiles.includes(route.action) ? filesOf(parts) : {}
  const transition = route.transition === undefined ? {} : { transition: route.transition }
  const options = {
    config: {
      permission: route.permission,
      ...(route.action === 'choices' ? { userTypes: staffTypes } : {}),
      ...files,
      openapi: { entity: entity.name, action: route.action, ...transition, ...notesOf(parts) },
    },
    // To say how long the file is, a HEAD would make it.
    ...(route.action === 'export' ? { handlerTimeout: limits.exportTimeout, exposeHeadRoute: false } : {}),
  }
  answerRoutes(app).add(route.method, route.url, options, (request, reply) =>
    handle(askOf(parts, request), reply),
  )
}

/** Staff of the organisation; residents may not choose records. */
const staffTypes = ['org_admin', 'org_member'] as const

/** The files that a form may carry, and space for them, up to a limit; nothing if it carries none. */
function filesOf({ entity, records }: RouteParts): Pick<FastifyContextConfig, 'bodyBytes' | 'takesFiles'> {
  const takesFiles = records
    .planOf(entity)
    .fileColumns.flatMap(({ name, field }) =>
      fileHolders(field).map(({ limits: of, most }) => ({ field: name, ...sizeLimit(of), most })),
    )
  if (takesFiles.length === 0) return {}
  const total = takesFiles.reduce((sum, { maxSizeMb, most }) => sum + maxSizeMb * most, 0) * 2 ** 20
  return { bodyBytes: Math.min(total, limits.filesBytes) + limits.multipartBytes, takesFiles }
}

/** Calls whose forms carry the files of a record. */
const withFiles: readonly EntityAction[] = ['create', 'replace', 'update']

/** Descriptions of what the entity's extension adds to its calls. */
function notesOf({ entity, records }: RouteParts) {
  const { parameters, confirms } = records.extensions.get(entity.name) ?? {}
  return {
    ...(parameters === undefined ? {} : { parameters }),
    ...(confirms === undefined ? {} : { confirms }),
  }
}

interface Ask extends RouteParts {
  readonly request: FastifyRequest
  readonly caller: ReturnType<typeof callerOf>
  readonly id: string
  readonly query: QueryParams
  readonly hasKey: boolean
}

const askOf = (parts: RouteParts, request: FastifyRequest): Ask => ({
  ...parts,
  request,
  caller: callerOf(request),
  id: (request.params as { id?: string }).id ?? '',
  query: request.query as QueryParams,
  hasKey: request.headers['idempotency-key'] !== undefined,
})

type Handler = (ask: Ask, reply: FastifyReply) => Promise<Answer>

const handlers: Readonly<Record<EntityAction, Handler>> = {
  list: (ask) => ask.records.list(ask, ask.query),
  figures: async (ask) => ({ data: await ask.records.groups(ask, ask.query) }),
  choices: async (ask) => ({ data: await ask.records.choices(ask, ask.query) }),
  one: async (ask) => ({ data: await ask.records.one(ask, ask.query) }),
  create: async (ask, reply) => {
    const body = await readBody(ask.request)
    const { asked, rest } = takeConfirmations(ask, body)
    return answerPost(ask, reply, {
      body,
      status: 201,
      rest,
      work: (records, stored) =>
        stored.items === undefined ? records.create(asked, stored) : records.createMany(asked, stored),
    })
  },
  update: async (ask) => {
    const { asked, rest } = takeConfirmations(ask, await readBody(ask.request))
    return { data: await ask.records.update(asked, rest) }
  },
  update_many: async (ask) => {
    const { items, ...shared } = await readBody(ask.request)
    requireBuilding(ask, buildingIn(shared))
    requireNoUploads(shared)
    const rows = itemsIn(items).map(({ id, body }) => {
      const { asked, rest } = takeConfirmations(ask, { ...shared, ...body })
      return { id, body: rest, confirmed: asked.confirmed }
    })
    return { data: await changeRows({ ...ask, rows }) }
  },
  replace: async (ask) => {
    const { asked, rest } = takeConfirmations(ask, await readBody(ask.request))
    return { data: await ask.records.replace(asked, rest) }
  },
  delete: async (ask) => {
    const { asked } = takeConfirmations(ask, ask.query)
    const { query: given } = ask
    return { data: await ask.records.remove({ ...asked, given, buildingId: given.building_id }) }
  },
  delete_many: async (ask) => {
    const { ids, building_id: buildingId } = ask.query
    const { asked } = takeConfirmations(ask, ask.query)
    return {
      data: await writeRows({
        ...ask,
        ids: idsIn(ids?.split(',').filter((id) => id !== '')),
        sent: noBody,
        body: noBody,
        write: (records, id) => records.remove({ ...asked, id, given: ask.query, buildingId }),
      }),
    }
  },
  restore: async (ask, reply) => {
    const body = await readBody(ask.request)
    return answerPost(ask, reply, {
      body,
      status: 200,
      work: (records) =>
        records.restore({ ...takeConfirmations(ask, body).asked, buildingId: buildingIn(body) }),
    })
  },
  transition: async (ask, reply) => {
    const body = await readBody(ask.request)
    const { asked, rest } = takeConfirmations(ask, body)
    return answerPost(ask, reply, {
      body,
      rest,
      status: 200,
      name: ask.route.transition,
      work: (records, stored) => records.transition({ ...asked, name: ask.route.transition ?? '' }, stored),
    })
  },
  transition_many: async (ask) => {
    const sent = await readBody(ask.request)
    const { ids, ...given } = sent
    const { asked, rest: body } = takeConfirmations(ask, given)
    requireBuilding(ask, buildingIn(body))
    const name = ask.route.transition ?? ''
    return {
      data: await writeRows({
        ...ask,
        ids: idsIn(ids),
        sent,
        body,
        name,
        write: (records, id, stored) => records.transition({ ...asked, id, name }, stored),
      }),
    }
  },
  restore_many: async (ask) => {
    const sent = await readBody(ask.request)
    const { asked } = takeConfirmations(ask, sent)
    const buildingId = buildingIn(sent)
    requireBuilding(ask, buildingId)
    return {
      data: await writeRows({
        ...ask,
        ids: idsIn(sent.ids),
        sent,
        body: noBody,
        write: (records, id) => records.restore({ ...asked, id, buildingId }),
      }),
    }
  },
  history: (ask) => ask.records.history(ask, ask.query),
  export: async (ask) => {
    const { filename, contentType, stream } = await ask.records.export(ask, ask.query)
    return attachmentAnswer({ name: filename, type: contentType, content: stream })
  },
}

const nothing: ReadonlySet<string> = new Set()

/** Separates a request's confirmations from its values. */
function takeConfirmations<T extends Readonly<Record<string, unknown>>>(ask: Ask, given: T) {
  const names = ask.records.extensions.get(ask.entity.name)?.confirms ?? []
  if (names.length === 0) return { asked: { ...ask, confirmed: nothing }, rest: given }
  const confirmed: ReadonlySet<string> = new Set(
    names.filter((name) => given[name] === '1' || given[name] === true),
  )
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name))) as T
  return { asked: { ...ask, confirmed }, rest }
}

interface PostRequest {
  readonly body: WireObject
  /** The body without its confirmations. Default: all of it. */
  readonly rest?: WireObject
  readonly status: number
  /** The transition's name, if it is one. */
  readonly name?: string
  /** `stored` is the body with the ids of its uploads. */
  readonly work: (records: Records, stored: WireObject) => Promise<Presented | readonly Presented[]>
}

/** A POST that its sender repeats under the same `idempotency-key` gets the first reply again. */
async function answerPost(
  ask: Ask,
  reply: FastifyReply,
  { body, rest = body, status, name, work }: PostRequest,
) {
  const write = (stored: WireObject) =>
    ask.idempotency.once(ask, body, {
      run: async (tx) => ({
        status,
        body: { data: await work(tx === undefined ? ask.records : ask.records.within(tx), stored) },
      }),
      again: ({ data }) => ({
        data: Array.isArray(data) ? data.map((one) => again(ask, one)) : again(ask, data),
      }),
    })
  // Files of a call that has its reply already are not stored again; the key of any other is looked at as it is written.
  const answer =
    holdsUpload(rest) && !(await ask.idempotency.isKnown(ask))
      ? await ask.records.storeUploads({ ...ask, name }, rest, write)
      : await write(rest)
  reply.code(answer.status)
  return answer.body
}

const again = (ask: Ask, kept: unknown) => ask.records.presentAgain(ask, kept as StoredRecord)

/** A caller who names a building must hold the right there, whatever else the call contains. */
function requireBuilding({ route, caller }: Ask, buildingId: string | undefined): void {
  if (buildingId === undefined) return
  const verdict = verdictOn(route.permission, caller.principal.decider, buildingId)
  if (verdict !== 'allowed') throw apiError(403, verdict)
}

/** The building that a body names. Throws 422 if it names none, or a malformed one. */
const buildingIn = (body: WireObject) => openEnvelope(body).buildingId ?? undefined

const noBody: WireObject = {}

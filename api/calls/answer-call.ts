import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fieldErrors } from '#core/derive/schema.ts'
import {
  permissionText,
  type Call,
  type FieldSet,
  type PathOf,
  type ReadBody,
  type ReadParams,
  type ReplyOf,
  type Writes,
} from '#domain/calls/call.ts'
import { verdictOn } from '#access-control/route-permission.ts'
import type { registry } from '#entities/index.ts'
import { callerOf, type Caller } from '../context.ts'
import { answerRoutes, type Answer, type FileAnswer } from '../http/answer-route.ts'
import { readBody } from '../http/body.ts'
import { apiError, invalidInput, notFound } from '../http/error.ts'
import { limits } from '../http/limits.ts'
import type { FileField } from '../http/multipart-body.ts'
import type { QueryParams } from '../http/query.ts'
import type { StoredFor } from '../records/typed.ts'
import { buildingFor, readFields } from './read-body.ts'
import { runWrite, type WritePart } from './run-write.ts'

/** The input of a call's work. */
export interface CallRequest<C extends Call> {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Values of the names in the address. */
  readonly path: PathOf<C>
  /** The building of a call that is `inBuilding`: the caller holds the call's right there. */
  readonly buildingId: BuildingOf<C>
  /** The record of a call that names one: the caller may read it, and holds the call's right in its building. */
  readonly record: NamedRecord<C>
  /** The transaction of a call that writes. */
  readonly write: C['writes'] extends Writes ? WritePart : undefined
  /** The caller. Throws on a public call, where there may be none. */
  caller(): Caller
  /**
   * Reads the parameters by their declaration; 422 names each wrong one. A function, so that the work can check the
   * caller's permission before the values.
   */
  params(): ReadParams<C>
  /** Reads the body in the same way. */
  body(): Promise<ReadBody<C>>
}

type BuildingOf<C extends Call> = C['inBuilding'] extends true ? string : undefined
type NamedRecord<C extends Call> = C['record'] extends keyof typeof registry
  ? StoredFor<(typeof registry)[C['record']]>
  : undefined

/** The result of a call's work: the declared reply, of presented values (docs/decisions/one-door.md). */
export type AnswerOf<C extends Call> = Answer & (C['reply'] extends 'file' ? FileAnswer : ReplyOf<C>)

interface RouteOptions {
  /** Bytes that a multipart body may have, files included. */
  readonly bodyBytes?: number
  /** Fields that take files. */
  readonly takesFiles?: readonly FileField[]
  /** Bytes that a body of JSON may have, where the usual ones do not fit. */
  readonly jsonBytes?: number
  /** Callers that are no console send no client id. Default: needed. */
  readonly clientId?: 'not_needed'
}

/**
 * Serves a declared call: checks the right first, then the building or the record, then the values; opens the
 * transaction of a call that writes, tells of what it touched, and replies to a repetition as before. Tests check its
 * reply against its declaration.
 */
export function answerCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  work: (asked: CallRequest<C>) => AnswerOf<C> | Promise<AnswerOf<C>>,
  { jsonBytes: bodyLimit, ...options }: RouteOptions = {},
): void {
  const { userTypes, forResidents, beforeSecondFactor, status = 200 } = call
  const config = {
    permission: permissionText(call),
    openapi: { call },
    ...options,
    ...(userTypes === undefined ? {} : { userTypes }),
    ...(forResidents === undefined ? {} : { forResidents }),
    ...(beforeSecondFactor === undefined ? {} : { beforeSecondFactor }),
  }
  const url = call.path.replaceAll(/\{(\w+)\}/g, ':$1')
  const own = {
    config,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    ...(call.reply === 'file' ? { handlerTimeout: limits.documentTimeout } : {}),
  }
  answerRoutes(app).add(call.method, url, own, async (request, reply) => {
    const place = { buildingId: await buildingOf(call, request), record: await recordIn(app, call, request) }
    let input: Promise<ReadBody<C>> | undefined
    const body = () => (input ??= readInput(call, request))
    const answer = await runWrite(app, { call, request, ...place, body }, (write) =>
      work({
        request,
        reply,
        path: pathOf(call, request),
        ...place,
        write: write as CallRequest<C>['write'],
        caller: () => callerOf(request),
        params: () => readParams(call, request),
        body,
      }),
    )
    reply.code(reply.statusCode === 200 ? status : reply.statusCode)
    if (holdsReplies) holdReply(call, answer)
    return answer
  })
}

function buildingOf<C extends Call>(call: C, request: FastifyRequest): Promise<BuildingOf<C>>
async function buildingOf(
  { inBuilding, permission, also = [], method }: Call,
  request: FastifyRequest,
): Promise<string | undefined> {
  if (!inBuilding) return undefined
  if (typeof permission === 'string' || !('code' in permission))
    throw new Error(`${request.routeOptions.url} is called in a building, but needs no single right there`)
  const sent = method === 'GET' || method === 'DELETE' ? queryOf(request) : await readBody(request)
  const { building_id: buildingId } = sent
  const caller = callerOf(request)
  for (const code of also) buildingFor(caller, buildingId, { code, flag: 'read' })
  return buildingFor(caller, buildingId, permission)
}

function recordIn<C extends Call>(
  app: FastifyInstance,
  call: C,
  request: FastifyRequest,
): Promise<NamedRecord<C>>
async function recordIn(
  { callServices: { records, registry: known } }: FastifyInstance,
  call: Call,
  request: FastifyRequest,
) {
  if (call.record === undefined) return undefined
  const caller = callerOf(request)
  const { id = '' }: { readonly id?: string } = pathOf(call, request)
  const record = await records.stored({ caller, entity: call.record, id })
  const { deleted_at: deletedAt = null } = record
  const isBuilding = known[call.record]?.scope === 'building_itself'
  const buildingId = isBuilding ? record.id : record['building_id']
  // What is in the trash is read; nothing is done with it.
  if (call.method !== 'GET' && deletedAt !== null) throw notFound()
  if (typeof buildingId !== 'string') return record
  const verdict = verdictOn(permissionText(call), caller.principal.decider, buildingId)
  if (verdict !== 'allowed') throw apiError(403, verdict)
  return record
}

function pathOf<C extends Call>(call: C, request: FastifyRequest): PathOf<C>
function pathOf(_call: Call, { params }: FastifyRequest): unknown {
  return params
}

const queryOf = ({ query }: FastifyRequest) => query as QueryParams

function readParams<C extends Call>(call: C, request: FastifyRequest): ReadParams<C>
function readParams({ params }: Call, request: FastifyRequest): unknown {
  const query = queryOf(request)
  if (!isFieldSet(params)) return parse(params, { ...query })
  const known = Object.entries(query).filter(([name]) => Object.hasOwn(params.fields, name))
  return readFields(params, Object.fromEntries(known))
}

function readInput<C extends Call>(call: C, request: FastifyRequest): Promise<ReadBody<C>>
async function readInput({ body: shape }: Call, request: FastifyRequest): Promise<unknown> {
  if (shape === undefined) return undefined
  const body = await readBody(request)
  return isFieldSet(shape) ? readFields(shape, body) : parse(shape, body)
}

const isFieldSet = (shape: z.ZodObject | FieldSet): shape is FieldSet => 'fields' in shape

function parse(schema: z.ZodObject, value: unknown) {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalidInput(fieldErrors(parsed.error))
}

const holdsReplies = process.env['VITEST'] !== undefined

/** Throws if a reply does not match the call's declaration, so that a test fails and not a console that reads it. */
function holdReply({ id, reply }: Call, answer: Answer): void {
  if (reply === 'file') return
  const read = reply.safeParse(JSON.parse(JSON.stringify(answer)))
  if (!read.success) throw new Error(`the reply of ${id} is not as declared:\n${z.prettifyError(read.error)}`)
}

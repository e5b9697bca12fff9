import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from '#core/registry.ts'
import type { Call } from '#domain/calls/call.ts'
import { callerOf } from '../context.ts'
import type { Db, Tx } from '../database/pool.ts'
import { retryDeadlock } from '../database/retry-deadlock.ts'
import type { Events } from '../events/events.ts'
import type { Hub } from '../events/hub.ts'
import { FileAnswer, type Answer } from '../http/answer-route.ts'
import { readBody } from '../http/body.ts'
import type { Idempotency } from '../http/idempotency.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import type { Records } from '../records/records.ts'
import type { Files } from '../storage/service.ts'

/** What declared calls are served with. */
export interface CallServices {
  readonly db: Db
  readonly records: Records
  readonly events: Events
  readonly idempotency: Idempotency
  /** The pictures that papers show. */
  readonly files: Pick<Files, 'printPictures'>
  readonly hub: Pick<Hub, 'send'>
  readonly registry: Registry
}

declare module 'fastify' {
  interface FastifyInstance {
    callServices: CallServices
  }
}

/** What the work of a call that writes has. */
export interface WritePart {
  readonly tx: Tx
  /** Records inside the transaction. */
  readonly records: Records
  /** Names more entities that consoles load again. */
  touch(...names: readonly string[]): void
}

interface Asked {
  readonly call: Call
  readonly request: FastifyRequest
  readonly buildingId: string | undefined
  readonly record: unknown
  readonly body: () => Promise<unknown>
}

/** Runs a call's work; what it writes by one transaction, once for each `idempotency-key` where the call is repeatable. */
export async function runWrite(
  { callServices }: FastifyInstance,
  { call, request, body, ...named }: Asked,
  work: (write: WritePart | undefined) => Answer | Promise<Answer>,
): Promise<Answer> {
  const { writes, repeatable, reply } = call
  if (writes === undefined) return work(undefined)
  const { db, records, events, idempotency } = callServices
  const caller = callerOf(request)
  // Before the transaction: a sender may be slow, and what is refused needs none.
  await body()
  const run = async (tx: Tx) => {
    const touched = new Set(writes.touches)
    const touch = (...names: readonly string[]) => names.forEach((name) => touched.add(name))
    const answer = await work({ tx, records: records.within(tx), touch })
    const { organisationId } = caller.principal
    const place = { buildingId: placeOf(named), organisationId }
    tx.afterCommit(() => {
      for (const resource of touched) events.publish({ resource, ...place, ids: [], action: 'updated' })
    })
    return answer
  }
  const alone = () => retryDeadlock(() => db.transaction(run))
  if (repeatable !== true || reply === 'file') return alone()
  const sent = await readBody(request)
  const kept = await idempotency.once({ caller, request }, sent, {
    run: async (tx) => {
      const answer = await (tx === undefined ? alone() : run(tx))
      if (answer instanceof FileAnswer) throw new Error(`${call.id} replies with a file`)
      return { status: 200, body: answer }
    },
    again: (stored) => presentOutcome(reply.parse(stored) as object),
  })
  return kept.body
}

/** The building that the call names, or else that of its record. */
function placeOf({ buildingId, record }: Pick<Asked, 'buildingId' | 'record'>): string | null {
  if (buildingId !== undefined) return buildingId
  const of =
    typeof record === 'object' && record !== null && 'building_id' in record ? record.building_id : null
  return typeof of === 'string' ? of : null
}

import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import {
  approveFees,
  foretellApproval as foretellApprovalCall,
  foretellReissue,
  foretellRun,
  listFeeLogs,
  readFeeTrace,
  readRunErrors,
  reissueFee,
} from '#domain/calls/fees.ts'
import type { ReadBody } from '#domain/calls/call.ts'
import { fee } from '#entities/fees/fee.ts'
import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { answerCall, type KeptOf } from '../calls/answer-call.ts'
import { buildingFor } from '../calls/read-body.ts'
import type { Caller } from '../context.ts'
import type { Db, Tx } from '../database/pool.ts'
import { readBody } from '../http/body.ts'
import { invalidInput } from '../http/error.ts'
import type { Idempotency, KeptBody } from '../http/idempotency.ts'
import type { QueryParams } from '../http/query.ts'
import type { Events } from '../events/events.ts'
import { approveDrafts, foretellApproval, type Drafts } from './approval.ts'
import { countCharged } from './charged-apartments.ts'
import { errorCounts } from './queries.ts'
import { calculateReissue, reissue } from './reissue.ts'
import { traceOf } from './trace.ts'
import { prepaidNames } from './notify-prepaid.ts'
import { presentOutcome } from '../records/present-own.ts'
import type { Records } from '../records/records.ts'

interface FeeServices {
  readonly db: Db
  readonly records: Records
  readonly events: Events
  readonly idempotency: Idempotency
}

/** Calls on fees beyond single records: bulk approval, correction, how an amount was calculated, figures. */
export function feeRoutes(app: FastifyInstance, parts: FeeServices): void {
  approvalRoute(app, parts)
  foretellingRoutes(app, parts)
  correctionRoutes(app, parts)
  readingRoutes(app, parts)
}

/** Ids, codes and sums: no change of rights hides them later. */
const sameFigures =
  <R extends z.ZodType<object>>({ reply }: { readonly reply: R }) =>
  (kept: KeptBody) =>
    presentOutcome(reply.parse(kept))

const within = <T>(db: Db, tx: Tx | undefined, work: (tx: Tx) => Promise<T>) =>
  tx === undefined ? db.transaction(work) : work(tx)

/** Publishes that fees, debts and slips have changed, and whatever else is named. */
function publish(
  events: Events,
  caller: Caller,
  { buildingId, touched = [] }: { buildingId: string; touched?: readonly string[] },
) {
  for (const resource of ['fee', 'debt', 'fee_slip', ...touched])
    events.publish({
      resource,
      buildingId,
      organisationId: caller.principal.organisationId,
      ids: [],
      action: 'updated',
    })
}

/** The drafts that a call names. 422 if it names none: leaving all conditions out must never approve everything. */
function draftsOf(
  buildingId: string,
  { ids, month, fee_type, group_fee_slip_id }: ReadBody<typeof approveFees>,
): Drafts {
  const runId = group_fee_slip_id?.[0]
  const isNamed = ids !== null && ids !== undefined && ids.length > 0
  const isOfMonth = month !== null && month !== undefined
  if (!isNamed && !isOfMonth && runId === undefined) throw invalidInput([{ field: 'ids', code: 'required' }])
  return {
    buildingId,
    ...(isNamed ? { ids } : {}),
    ...(isOfMonth ? { month } : {}),
    ...(fee_type !== null && fee_type !== undefined ? { feeType: fee_type } : {}),
    ...(runId === undefined ? {} : { runId }),
  }
}

function approvalRoute(app: FastifyInstance, { db, idempotency, events }: FeeServices): void {
  answerCall(app, approveFees, async ({ request, reply, buildingId, ...asked }) => {
    const caller = asked.caller()
    const body = await asked.body()
    const { ids } = body
    const drafts = draftsOf(buildingId, body)
    const answer = await idempotency.once<KeptOf<typeof approveFees>>(
      { caller, request },
      await readBody(request),
      {
        again: sameFigures(approveFees),
        run: async (tx) => {
          const approved = await within(db, tx, (open) => approveDrafts(open, caller, drafts))
          const done = new Set(approved)
          const rows = (ids ?? []).map((id) => ({
            id,
            ok: done.has(id),
            ...(done.has(id) ? {} : { errorCode: 'illegal_transition' }),
          }))
          return {
            status: 200,
            body: { data: rows.map((row) => presentOutcome(row)), approved: approved.length },
          }
        },
      },
    )
    publish(events, caller, { buildingId, touched: prepaidNames })
    reply.code(answer.status)
    return answer.body
  })
}

function foretellingRoutes(app: FastifyInstance, { db, records }: FeeServices): void {
  answerCall(app, foretellApprovalCall, async ({ buildingId, body }) => ({
    data: presentOutcome(await foretellApproval(db, draftsOf(buildingId, await body()))),
  }))

  answerCall(app, foretellRun, async ({ buildingId, body }) => {
    const { month, all_apartments: allApartments, blocks, apartments } = await body()
    const asked = { buildingId, month, allApartments, blocks: blocks ?? [], apartments: apartments ?? [] }
    return { data: presentOutcome({ apartments: await countCharged(db, asked) }) }
  })

  answerCall(app, readRunErrors, async ({ path, caller }) => {
    const run = await records.stored({ caller: caller(), entity: groupFeeSlip, id: path.id })
    const rows = await errorCounts(db, { buildingId: run.building_id, runId: run.id })
    return { data: rows.map((row) => presentOutcome(row)) }
  })
}

function correctionRoutes(app: FastifyInstance, { db, idempotency, events, records }: FeeServices): void {
  /**
   * The fee, once it is clear that the caller may correct it: permission is checked before the values that are sent.
   */
  const correctable = async (caller: Caller, path: { readonly id: string }) => {
    const { id, building_id } = await records.stored({ caller, entity: fee, id: path.id })
    return { id, buildingId: buildingFor(caller, building_id, { code: fee.permission, flag: 'approve' }) }
  }

  answerCall(app, foretellReissue, async ({ path, ...asked }) => {
    const caller = asked.caller()
    const place = await correctable(caller, path)
    const difference = await calculateReissue(db, caller, { ...place, correction: asked.params() })
    return { data: presentOutcome(difference) }
  })

  answerCall(app, reissueFee, async ({ request, reply, path, ...asked }) => {
    const caller = asked.caller()
    const body = await readBody(request)
    const place = await correctable(caller, path)
    const correction = await asked.body()
    let touched: readonly string[] = []
    const answer = await idempotency.once<KeptOf<typeof reissueFee>>({ caller, request }, body, {
      again: sameFigures(reissueFee),
      run: async (tx) => {
        const done = await within(db, tx, (open) => reissue(open, caller, { ...place, correction }))
        touched = done.touched
        return { status: 200, body: { data: presentOutcome(done.reissued) } }
      },
    })
    publish(events, caller, { buildingId: place.buildingId, touched })
    reply.code(answer.status)
    return answer.body
  })
}

function readingRoutes(app: FastifyInstance, { db, records }: FeeServices): void {
  answerCall(app, readFeeTrace, async ({ path, caller }) => {
    const stored = await records.stored({ caller: caller(), entity: fee, id: path.id })
    const trace = await traceOf(db, stored.building_id, stored.id)
    return { data: trace === undefined ? null : presentOutcome(trace) }
  })

  answerCall(app, listFeeLogs, ({ request, path, caller }) =>
    records.history({ caller: caller(), entity: fee, id: path.id }, request.query as QueryParams),
  )
}

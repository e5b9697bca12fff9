import type { FastifyInstance } from 'fastify'
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
import type { Background } from '../auth/background.ts'
import { answerCall } from '../calls/answer-call.ts'
import { sumLedger } from '../ledger/day-sums.ts'
import { invalidInput } from '../http/error.ts'
import type { QueryParams } from '../http/query.ts'
import { approveDrafts, foretellApproval, type Drafts } from './approval.ts'
import { countCharged } from './charged-apartments.ts'
import { foreseeObstacles, runObstacles } from './obstacles.ts'
import { calculateReissue, reissue } from './reissue.ts'
import { traceOf } from './trace.ts'
import { presentOutcome } from '../records/present/present-own.ts'

/** Calls on fees beyond single records: bulk approval, correction, how an amount was calculated, figures. */
export function feeRoutes(app: FastifyInstance, parts: ApprovalParts): void {
  approvalRoute(app, parts)
  foretellingRoutes(app)
  correctionRoutes(app)
  readingRoutes(app)
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

interface ApprovalParts {
  readonly background: Background
}

/** Fees approved at once from which on their sums are made then: the next reader of the first screen would wait for them. */
const many = 500

function approvalRoute(app: FastifyInstance, { background }: ApprovalParts): void {
  const { db } = app.callServices
  answerCall(app, approveFees, async ({ write: { tx }, buildingId, caller, body }) => {
    const named = await body()
    const approved = await approveDrafts(tx, caller(), draftsOf(buildingId, named))
    if (approved.length >= many) tx.afterCommit(() => background.run(() => sumLedger(db, { buildingId })))
    const done = new Set(approved)
    const rows = (named.ids ?? []).map((id) =>
      done.has(id) ? { id, ok: true } : { id, ok: false, errorCode: 'illegal_transition' },
    )
    return { data: rows.map((row) => presentOutcome(row)), approved: approved.length }
  })
}

function foretellingRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, foretellApprovalCall, async ({ buildingId, body }) => ({
    data: presentOutcome(await foretellApproval(db, draftsOf(buildingId, await body()))),
  }))

  answerCall(app, foretellRun, async ({ buildingId, body }) => {
    const { month, all_apartments: allApartments, blocks, apartments, fee_settings } = await body()
    const asked = { buildingId, month, allApartments, blocks: blocks ?? [], apartments: apartments ?? [] }
    const obstacles = await foreseeObstacles(db, { ...asked, settings: fee_settings ?? [] })
    return { data: presentOutcome({ apartments: await countCharged(db, asked), obstacles }) }
  })

  answerCall(app, readRunErrors, async ({ record: run }) => {
    const asked = { buildingId: run.building_id, runId: run.id, allApartments: run.all_apartments }
    const rows = await runObstacles(db, asked)
    return { data: rows.map((row) => presentOutcome(row)) }
  })
}

const placeOf = ({ id, building_id: buildingId }: { readonly id: string; readonly building_id: string }) => ({
  id,
  buildingId,
})

function correctionRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, foretellReissue, async ({ record, caller, params }) => ({
    data: presentOutcome(await calculateReissue(db, caller(), { ...placeOf(record), correction: params() })),
  }))

  answerCall(app, reissueFee, async ({ write: { tx, touch }, record, caller, body }) => {
    const correction = await body()
    const { reissued, touched } = await reissue(tx, caller(), { ...placeOf(record), correction })
    touch(...touched)
    return { data: presentOutcome(reissued) }
  })
}

function readingRoutes(app: FastifyInstance): void {
  const { db, records } = app.callServices
  answerCall(app, readFeeTrace, async ({ record }) => {
    const trace = await traceOf(db, record.building_id, record.id)
    return { data: trace === undefined ? null : presentOutcome(trace) }
  })

  answerCall(app, listFeeLogs, ({ request, path, caller }) =>
    records.history({ caller: caller(), entity: fee, id: path.id }, request.query as QueryParams),
  )
}

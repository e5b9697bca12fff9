import type { FastifyInstance } from 'fastify'
import { isMonth } from '#core/fields/calendar.ts'
import { longText, manyToMany, money, month, number, select } from '#core/fields/index.ts'
import { lineTypes } from '#domain/money/fee-types.ts'
import { fee } from '#entities/fees/fee.ts'
import { callerOf } from '../context.ts'
import type { Db, Tx } from '../database/pool.ts'
import { readBody } from '../http/body.ts'
import { invalid } from '../http/error.ts'
import { answerRoutes, type AnswerRequest } from '../http/answer-route.ts'
import type { Idempotency, KeptBody } from '../http/idempotency.ts'
import type { QueryParams } from '../http/query.ts'
import type { Events } from '../live/events.ts'
import { approveDrafts } from './approval.ts'
import { buildingFor, readCommand } from '../calls/command.ts'
import type { Correction } from './correction.ts'
import { foretold, reissue } from './reissue.ts'
import { feeStatistics, monthTotals } from './statistics.ts'
import { traceOf } from './trace.ts'
import { presentOutcome } from '../records/present-own.ts'
import type { Records } from '../records/records.ts'

export interface MoneyParts {
  readonly db: Db
  readonly records: Records
  readonly events: Events
  readonly idempotency: Idempotency
}

const approveFields = {
  ids: manyToMany('fee', { max: 20_000 }),
  month: month(),
  fee_type: select({ options: lineTypes }),
  group_fee_slip_id: manyToMany('group_fee_slip', { max: 1 }),
}
const foretellFields = { new_index: number({ min: 0, scale: 3 }) }
const reissueFields = {
  ...foretellFields,
  reason: longText({ required: true, maxLength: 500 }),
  amount: money({ min: '0' }),
}

/** Ids, codes and sums, which no right given or taken since hides. */
const sameFigures = (kept: KeptBody) => presentOutcome(kept)

const config = (flag: 'read' | 'approve', summary: string) => ({
  config: { permission: `${fee.permission}.${flag}`, openapi: { summary, entity: fee.name } },
})

/** What is done with fees beyond single records: bulk approval, correction, how an amount came about, figures. */
export function feeRoutes(app: FastifyInstance, parts: MoneyParts): void {
  const { db, idempotency, events, records } = parts
  const routes = answerRoutes(app)
  const within = <T>(tx: Tx | undefined, work: (tx: Tx) => Promise<T>) =>
    tx === undefined ? db.transaction(work) : work(tx)
  const tell = (caller: ReturnType<typeof callerOf>, buildingId: string, touched: readonly string[] = []) => {
    for (const resource of ['fee', 'debt', 'fee_slip', ...touched])
      events.publish({
        resource,
        buildingId,
        organisationId: caller.principal.organisationId,
        ids: [],
        action: 'updated',
      })
  }

  routes.post(
    '/v1/manage/fees/approve',
    config('approve', 'Approve drafts: those named, or all of a month, a type, a run'),
    async (request, reply) => {
      const caller = callerOf(request)
      const body = await readBody(request)
      const asked = readCommand(approveFields, body)
      const buildingId = buildingFor(caller, asked.building_id, { code: fee.permission, flag: 'approve' })
      const ids = asked.ids as readonly string[] | null | undefined
      const [runId] = (asked.group_fee_slip_id ?? []) as readonly string[]
      // Everything there is is never approved by leaving something out.
      if ((ids ?? []).length === 0 && typeof asked.month !== 'string' && runId === undefined)
        throw invalid([{ field: 'ids', code: 'required' }])
      const drafts = {
        buildingId,
        ...(ids === null || ids === undefined || ids.length === 0 ? {} : { ids }),
        ...(typeof asked.month === 'string' ? { month: asked.month } : {}),
        ...(typeof asked.fee_type === 'string' ? { feeType: asked.fee_type } : {}),
        ...(runId === undefined ? {} : { runId }),
      }
      const answer = await idempotency.once({ caller, request }, body, {
        again: sameFigures,
        run: async (tx) => {
          const approved = await within(tx, (open) => approveDrafts(open, caller, drafts))
          const done = new Set(approved)
          const rows = ids?.map((id) => ({
            id,
            ok: done.has(id),
            ...(done.has(id) ? {} : { errorCode: 'illegal_transition' }),
          }))
          return {
            status: 200,
            body: { data: (rows ?? []).map((row) => presentOutcome(row)), approved: approved.length },
          }
        },
      })
      tell(caller, buildingId)
      reply.code(answer.status)
      return answer.body
    },
  )

  /** The fee, once it is clear that the caller may: that comes before whether what is sent is right. */
  const correctable = async (request: AnswerRequest<{ id: string }>) => {
    const caller = callerOf(request)
    const { id, building_id } = await records.stored({ caller, entity: fee, id: request.params.id })
    return {
      caller,
      id,
      buildingId: buildingFor(caller, building_id, { code: fee.permission, flag: 'approve' }),
    }
  }

  routes.get<{ id: string }>(
    '/v1/manage/fees/:id/reissue',
    config('approve', 'What a correction would come to'),
    async (request) => {
      const { caller, id, buildingId } = await correctable(request)
      const { new_index } = request.query as QueryParams
      const correction = readCommand(foretellFields, new_index === undefined ? {} : { new_index })
      return { data: presentOutcome(await foretold(db, caller, { buildingId, id, correction })) }
    },
  )

  routes.post<{ id: string }>(
    '/v1/manage/fees/:id/reissue',
    config('approve', 'Void an approved fee and issue its replacement'),
    async (request, reply) => {
      const body = await readBody(request)
      const { caller, id, buildingId } = await correctable(request)
      const correction = readCommand(reissueFields, body) as unknown as Correction & { reason: string }
      let touched: readonly string[] = []
      const answer = await idempotency.once({ caller, request }, body, {
        again: sameFigures,
        run: async (tx) => {
          const done = await within(tx, (open) => reissue(open, caller, { buildingId, id, correction }))
          touched = done.touched
          return { status: 200, body: { data: presentOutcome(done.reissued) } }
        },
      })
      tell(caller, buildingId, touched)
      reply.code(answer.status)
      return answer.body
    },
  )

  routes.get<{ id: string }>(
    '/v1/manage/fees/:id/trace',
    config('read', 'How a fee came about'),
    async (request) => {
      const stored = await records.stored({ caller: callerOf(request), entity: fee, id: request.params.id })
      const trace = await traceOf(db, String(stored.building_id), stored.id)
      return { data: trace === undefined ? null : presentOutcome(trace) }
    },
  )

  routes.get<{ id: string }>(
    '/v1/manage/fees/logs/:id',
    config('read', 'Who did what with a fee'),
    async (request) =>
      records.history(
        { caller: callerOf(request), entity: fee, id: request.params.id },
        request.query as QueryParams,
      ),
  )

  routes.get(
    '/v1/manage/fees/statistics',
    config('read', 'What a month was charged, by kind, and the twelve months up to it'),
    async (request) => {
      const { building_id, month: asked = '' } = request.query as QueryParams
      const buildingId = buildingFor(callerOf(request), building_id, { code: fee.permission, flag: 'read' })
      if (!isMonth(asked)) throw invalid([{ field: 'month', code: 'report_period_required' }])
      const [types, months] = await Promise.all([
        feeStatistics(db, buildingId, asked),
        monthTotals(db, buildingId, asked),
      ])
      return {
        data: {
          types: types.map((one) => presentOutcome(one)),
          months: months.map((one) => presentOutcome(one)),
        },
      }
    },
  )
}

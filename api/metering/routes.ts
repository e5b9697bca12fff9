import type { FastifyInstance } from 'fastify'
import type { Caller } from '#api/context.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import { roundCalls, roundCell } from '#domain/calls/meter-rounds.ts'
import { meteredTypes, type MeteredType } from '#domain/metered-kinds.ts'
import { approveRound } from './approve-round.ts'
import { isMonthClosed, progressOf, roundRowsOf } from './round-rows.ts'
import { saveRound } from './save-round.ts'

/** The monthly round of each kind of meters. */
export function meteringRoutes(app: FastifyInstance): void {
  for (const type of meteredTypes) roundRoutes(app, type)
}

function roundRoutes(app: FastifyInstance, type: MeteredType): void {
  const { db, hub } = app.callServices
  const { read, save, stand, approve } = roundCalls[type]

  answerCall(app, read, async ({ buildingId, caller, params }) => {
    const { month, block_id: blockId, floor } = params()
    const place = { buildingId, month, blockId, floor, mayRead: seeing(caller(), buildingId) }
    const [rows, places, isClosed] = await Promise.all([
      roundRowsOf(db, type, place),
      progressOf(db, type, place),
      isMonthClosed(db, place),
    ])
    return { data: presentOutcome({ rows, places, is_closed: isClosed }) }
  })

  answerCall(app, save, async ({ write, buildingId, caller, body }) => {
    const { month, rows } = await body()
    const work = { ...write, caller: caller(), type, mayRead: seeing(caller(), buildingId) }
    return { data: presentOutcome(await saveRound(work, { buildingId, month }, rows)) }
  })

  answerCall(app, stand, async ({ buildingId, caller, body }) => {
    const { month, meter_id: meterId } = await body()
    const { accountId, name } = caller().principal
    const at = meterId === '' ? null : roundCell(month, meterId)
    hub.send({ type: 'present', resource: read.tag, buildingId, accountId, by: name, at })
    return { data: presentOutcome({ told: true }) }
  })

  answerCall(app, approve, async ({ write, buildingId, caller, body }) => {
    const { month, block_id: blockId, floor } = await body()
    const work = { ...write, caller: caller(), type, mayRead: seeing(caller(), buildingId) }
    return { data: presentOutcome(await approveRound(work, { buildingId, month, blockId, floor })) }
  })
}

const seeing =
  ({ principal }: Caller, buildingId: string) =>
  (permission: string) =>
    principal.decider.can(buildingId, permission, 'read')

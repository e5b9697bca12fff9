import type { FastifyInstance } from 'fastify'
import { answerCall } from '#api/calls/answer-call.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import { readStatusMap } from '#domain/calls/status-map.ts'
import { debt } from '#entities/debts/debt.ts'
import { statusMapOf } from './status-map.ts'

/** The building as it stands. */
export function propertyRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, readStatusMap, async ({ buildingId, caller }) => {
    const seesDebts = caller().principal.decider.can(buildingId, debt.permission, 'read')
    return { data: presentOutcome(await statusMapOf(db, { buildingId, seesDebts })) }
  })
}

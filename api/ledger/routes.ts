import type { FastifyInstance } from 'fastify'
import { readCashBook } from '#domain/calls/cash-book.ts'
import { readClosingChecklist } from '#domain/calls/closing.ts'
import { answerCall } from '../calls/answer-call.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { cashBookOf } from './cash-book.ts'
import { nameUnread, readChecklist } from './closing-checklist.ts'

/** Calls on a building's books. */
export function ledgerRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, readClosingChecklist, async ({ buildingId, caller, params }) => {
    const closing = { buildingId, month: params().month }
    const { decider } = caller().principal
    const mayRead = (permission: string) => decider.can(buildingId, permission, 'read')
    return {
      data: presentOutcome(await nameUnread(db, await readChecklist(db, closing), { ...closing, mayRead })),
    }
  })

  answerCall(app, readCashBook, async ({ record: { id, building_id: buildingId }, params }) => {
    const { from = '', to = '' } = params()
    const asked = { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) }
    return { data: presentOutcome(await cashBookOf(db, { buildingId, cashAccountId: id, ...asked })) }
  })
}

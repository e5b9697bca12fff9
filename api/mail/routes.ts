import type { FastifyInstance } from 'fastify'
import { listOutbox as listOutboxCall } from '#domain/calls/notifications.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Db } from '../database/pool.ts'
import { presentOrganisation } from '../records/present-own.ts'
import { listOutbox } from './outbox.ts'

/** `/v1/manage/outbox`: what was sent, for org_admins; for others the call does not exist. */
export function outboxRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  answerCall(app, listOutboxCall, async ({ caller, params }) => {
    const { organisationId } = caller().principal
    const { page, limit } = params()
    return presentOrganisation(await listOutbox(db, { organisationId, limit, offset: (page - 1) * limit }))
  })
}

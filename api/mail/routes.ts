import type { FastifyInstance } from 'fastify'
import { maxPageSize, pageSize } from '#core/limits.ts'
import { callerOf } from '../context.ts'
import type { Db } from '../database/pool.ts'
import { answerRoutes } from '../http/answer-route.ts'
import { presentOrganisation } from '../records/present-own.ts'
import { pageOf } from '../notifications/page.ts'
import { listOutbox } from './outbox.ts'

/** `/v1/manage/outbox`: what was sent, for org_admins; for others the call is not there. */
export function outboxRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  const routes = answerRoutes(app)
  const config = {
    permission: 'auth',
    userTypes: ['org_admin'],
    openapi: { summary: 'Messages that left or should leave the house', tags: ['outbox'] },
  } as const
  routes.get('/v1/manage/outbox', { config }, async (request) => {
    const query = request.query as Readonly<Record<string, string>>
    const { organisationId } = callerOf(request).principal
    const page = pageOf(query, { size: pageSize, max: maxPageSize })
    return presentOrganisation(await listOutbox(db, { organisationId, ...page }))
  })
}

import type { FastifyInstance } from 'fastify'
import { maxPageSize, pageSize } from '#core/constants.ts'
import { callerOf } from '../context.ts'
import type { Db } from '../database/pool.ts'
import { pageOf } from '../notifications/page.ts'
import { listOutbox } from './outbox.ts'

/** `/v1/manage/outbox`: what was sent, for org_admins; for others the call is not there. */
export function outboxRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  const config = {
    permission: 'auth',
    userTypes: ['org_admin'],
    openapi: { summary: 'Messages that left or should leave the house', tags: ['outbox'] },
  } as const
  app.get('/v1/manage/outbox', { config }, async (request) => {
    const query = request.query as Readonly<Record<string, string>>
    const { organisationId } = callerOf(request).principal
    return listOutbox(db, { organisationId, ...pageOf(query, { size: pageSize, max: maxPageSize }) })
  })
}

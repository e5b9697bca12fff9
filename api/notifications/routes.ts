import type { FastifyInstance } from 'fastify'
import { maxPageSize, pageSize } from '#core/limits.ts'
import { callerOf } from '../context.ts'
import type { Db } from '../database/pool.ts'
import { answerRoutes } from '../http/answer-route.ts'
import { forbidden, notFound } from '../http/error.ts'
import { presentOwn } from '../records/present-own.ts'
import { pageOf } from './page.ts'
import { listNotifications, markAllRead, markRead } from './notifications.ts'

const options = (summary: string) => ({
  config: { permission: 'auth', openapi: { summary, tags: ['notifications'] } },
})

/** `/v1/manage/notifications/web` (specification §7). */
export function notificationRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  const routes = answerRoutes(app)
  routes.get(
    '/v1/manage/notifications/web',
    options('One’s own notifications, the latest first'),
    async (request) => {
      const { accountId } = callerOf(request).principal
      const query = request.query as Readonly<Record<string, string>>
      if (query.user_id !== undefined && query.user_id !== accountId) throw forbidden()
      const page = pageOf(query, { size: pageSize, max: maxPageSize })
      return presentOwn(await listNotifications(db, { accountId, ...page }))
    },
  )

  routes.post(
    '/v1/manage/notifications/web/mark-as-read/:id',
    options('Mark one notification read'),
    async (request) => {
      const { id } = request.params as { id: string }
      if (!/^[1-9]\d{0,17}$/.test(id)) throw notFound()
      if (!(await markRead(db, callerOf(request).principal.accountId, id))) throw notFound()
      return {}
    },
  )

  routes.post(
    '/v1/manage/notifications/web/mark-all-as-read',
    options('Mark all notifications read'),
    async (request) => {
      await markAllRead(db, callerOf(request).principal.accountId)
      return {}
    },
  )
}

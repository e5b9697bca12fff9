import { isId } from '#core/id.ts'
import type { FastifyInstance } from 'fastify'
import {
  listNotifications as listNotificationsCall,
  markAllNotificationsRead,
  markNotificationRead,
} from '#domain/calls/notifications.ts'
import { answerCall } from '../calls/answer-call.ts'
import { forbidden, notFound } from '../http/error.ts'
import { presentOwn } from '../records/present/present-own.ts'
import { listNotifications, markAllRead, markRead } from './notifications.ts'

/** `/v1/manage/notifications/web`: the bell's list. */
export function notificationRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, listNotificationsCall, async ({ caller, params }) => {
    const { accountId } = caller().principal
    const { user_id, page, limit } = params()
    if (user_id !== undefined && user_id !== accountId) throw forbidden()
    return presentOwn(await listNotifications(db, { accountId, limit, offset: (page - 1) * limit }))
  })

  answerCall(app, markNotificationRead, async ({ caller, path: { id } }) => {
    if (!isId(id)) throw notFound()
    if (!(await markRead(db, caller().principal.accountId, id))) throw notFound()
    return {}
  })

  answerCall(app, markAllNotificationsRead, async ({ caller }) => {
    await markAllRead(db, { accountId: caller().principal.accountId })
    return {}
  })
}

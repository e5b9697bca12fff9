import { z } from 'zod'
import { languages } from '#core/language.ts'
import { defineCall, manage } from './call.ts'
import { pageParams, wire } from './values.ts'

const { id, count, moment } = wire
const own = { permission: 'auth', tag: 'notifications' } as const

export const listNotifications = defineCall({
  ...own,
  id: 'listNotifications',
  method: 'GET',
  path: manage('notifications/web'),
  summary: 'The caller’s notifications, latest first',
  /** `user_id` may only be the caller's own id. */
  params: z.object({ user_id: z.string().optional(), ...pageParams }),
  reply: z.strictObject({
    data: z.array(
      z.strictObject({
        id,
        message: z.string(),
        /** A path of the console to open. */
        link: z.string().nullable(),
        created_at: moment,
        read: z.boolean(),
      }),
    ),
    total: count,
    total_unread: count,
  }),
})

export const markNotificationRead = defineCall({
  ...own,
  id: 'markNotificationRead',
  method: 'POST',
  path: manage('notifications/web/mark-as-read/{id}'),
  summary: 'Mark one notification read',
})

export const markAllNotificationsRead = defineCall({
  ...own,
  id: 'markAllNotificationsRead',
  method: 'POST',
  path: manage('notifications/web/mark-all-as-read'),
  summary: 'Mark all notifications read',
})

export const listOutbox = defineCall({
  id: 'listOutbox',
  method: 'GET',
  path: manage('outbox'),
  permission: 'auth',
  userTypes: ['org_admin'],
  summary: 'E-mails sent or waiting to be sent',
  tag: 'outbox',
  params: z.object(pageParams),
  reply: z.strictObject({
    data: z.array(
      z.strictObject({
        id,
        channel: z.literal('email'),
        recipient: z.string(),
        language: z.enum(languages),
        subject: z.string(),
        body: z.string(),
        status: z.enum(['queued', 'sent', 'failed']),
        error: z.string().nullable(),
        attempts: count,
        created_at: moment,
        sent_at: moment.nullable(),
      }),
    ),
    total: count,
  }),
})

/** Taken once, within 30 seconds. */
export const issueLiveTicket = defineCall({
  id: 'issueLiveTicket',
  method: 'POST',
  path: manage('live/ticket'),
  permission: 'auth',
  summary: 'A token for one websocket, valid for 30 seconds',
  tag: 'live',
  reply: z.strictObject({ data: z.strictObject({ ticket: z.string() }) }),
})

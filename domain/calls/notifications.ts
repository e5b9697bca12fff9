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
        /** The building that it is about; null: of none in particular, or of before this was kept. */
        building_id: id.nullable(),
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
  summary: 'E-mails and SMS sent or waiting to be sent',
  tag: 'outbox',
  params: z.object(pageParams),
  reply: z.strictObject({
    data: z.array(
      z.strictObject({
        id,
        channel: z.enum(['email', 'sms']),
        recipient: z.string(),
        language: z.enum(languages),
        subject: z.string(),
        body: z.string(),
        /** The same as HTML, of a message that has one. */
        html: z.string().nullable(),
        /** `dropped`: another message was sent instead. */
        status: z.enum(['queued', 'sending', 'sent', 'failed', 'dropped']),
        error: z.string().nullable(),
        attempts: count,
        created_at: moment,
        sent_at: moment.nullable(),
        /** Whether a PDF goes with it. */
        has_pdf: z.boolean(),
      }),
    ),
    total: count,
  }),
  errors: { 404: ['record_not_found'] },
})

/** Made anew: the outbox stores no files. */
export const downloadMailPdf = defineCall({
  id: 'downloadMailPdf',
  method: 'GET',
  path: manage('outbox/{id}/pdf'),
  permission: 'auth',
  userTypes: ['org_admin'],
  summary: 'The PDF that goes with an e-mail',
  tag: 'outbox',
  reply: 'file',
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

import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { wire } from './values.ts'

const { count } = wire
const reached = z.strictObject({ people: count, apartments: count })

/** Whom a text is for at this moment, and how many of them each way of telling reaches (docs/domain/audience.md). */
export const reachReply = z.strictObject({
  data: z.strictObject({
    /** Those who act for their apartment: a push notification is for them. */
    meant: reached,
    /** Those of them whose account in the app is active. */
    push_notification: reached,
    /** Those of the others who have an e-mail address. */
    email: reached,
    /** All whom it is for who live there and are in the app: what is shown there is seen by them. */
    app: reached,
    no_account: count,
    account_disabled: count,
  }),
})

export const foretellAnnouncement = defineCall({
  permission: { code: 'manage_media_notification', flag: 'read' },
  id: 'foretellAnnouncement',
  method: 'GET',
  path: manage('notifications/{id}/audience'),
  record: 'notification',
  tag: 'notification',
  summary: 'Whom an announcement is for at this moment, and how many of them are in the app',
  reply: reachReply,
})

import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { wire } from './values.ts'

const { count } = wire

export const foretellPush = defineCall({
  permission: { code: 'manage_notification', flag: 'read' },
  id: 'foretellPush',
  method: 'GET',
  path: manage('push-notifications/{id}/audience'),
  record: 'push_notification',
  tag: 'push_notification',
  summary:
    'How many residents the message is for at this moment, and how many of them it would reach; nothing is sent',
  reply: z.strictObject({
    data: z.strictObject({
      total: count,
      sent: count,
      /** By e-mail, in place of an account. */
      emailed: count,
      no_account: count,
      account_disabled: count,
    }),
  }),
})

import { z } from 'zod'
import { boolean, date, image, longText, multiSelect, richText, text } from '#core/fields/index.ts'
import { envelopeFields } from '#core/wire/body.ts'
import { pushAudience } from '../notices/push.ts'
import { tellWays } from '../notices/tell-ways.ts'
import { reachReply } from './audience.ts'
import { defineCall, manage } from './call.ts'
import { wire } from './values.ts'

/*
 * One text told to the residents in several ways at once (docs/domain/telling-residents.md). Each way is a record of its
 * own, made as its own form makes it and by the rights on it.
 */

const { id } = wire
const inBuilding = { building_id: envelopeFields.building_id } as const

/** Nested writes refuse by the rules of their entities; what is said of a field is said at the field here that it came from. */
export const tellResidents = defineCall({
  id: 'tellResidents',
  method: 'POST',
  path: manage('resident-texts'),
  permission: { code: 'manage_notification', flag: 'create' },
  tag: 'push_notification',
  inBuilding: true,
  writes: { touches: [] },
  repeatable: true,
  status: 201,
  summary:
    'Publish one text as news, announcement or banner, and send it as a push notification: all, or nothing',
  body: {
    fields: {
      ...inBuilding,
      title: text({ required: true, maxLength: 100 }),
      /** The summary of news, and the whole of a push notification, which needs it. */
      summary: longText({ maxLength: 500 }),
      /** The text of news and announcements, which need it. */
      content: richText(),
      is_urgent: boolean(),
      /** The last day on which news and banner are shown. */
      until: date(),
      // A file belongs to one record: a picture is uploaded once for each.
      news_picture: image(),
      notification_picture: image(),
      banner_picture: image(),
      ...pushAudience,
      /** A push notification also goes by e-mail to those without an account. */
      by_email: boolean(),
      ways: multiSelect({ required: true, options: tellWays }),
    },
  },
  reply: z.strictObject({
    /** The records that were made, by their ways. */
    data: z.array(z.strictObject({ way: z.enum(tellWays), id })),
  }),
  errors: {
    403: ['forbidden', 'module_not_bought'],
    413: ['storage_quota_exceeded'],
    422: [
      'required',
      'told_to_all',
      'nobody_to_notify',
      'too_long',
      'invalid_reference',
      'invalid_not_before',
      'invalid_at_least',
      'no_such_floor',
    ],
  },
})

/** Nothing is written. */
export const foretellTelling = defineCall({
  id: 'foretellTelling',
  method: 'POST',
  path: manage('resident-texts/audience'),
  permission: { code: 'manage_notification', flag: 'create' },
  tag: 'push_notification',
  inBuilding: true,
  summary: 'Whom a text for these residents is for at this moment, and how many of them each way reaches',
  body: { fields: { ...inBuilding, ...pushAudience } },
  reply: reachReply,
  errors: { 422: ['required', 'invalid_reference', 'invalid_option', 'invalid_at_least', 'no_such_floor'] },
})
